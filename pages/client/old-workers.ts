/** Versions before this one had a service worker, which would go on answering from its cache. */
export async function removeOldWorkers(): Promise<void> {
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.all(workers.map((worker) => worker.unregister()))
}
