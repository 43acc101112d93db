/** Versions before this one had a service worker, which would go on answering from its cache. */
export async function removeOldWorkers(): Promise<void> {
  const workers = (await findWorkers()) ?? []
  await Promise.all(workers.map((worker) => worker.unregister()))
}

async function findWorkers() {
  try {
    return await navigator.serviceWorker?.getRegistrations()
  } catch {
    // Storage is blocked in some embedded pages: then there is none either.
    return undefined
  }
}
