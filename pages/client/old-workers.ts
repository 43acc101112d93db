/** Removes the service worker of earlier versions, which would otherwise continue to answer from its cache. */
export async function removeOldWorkers(): Promise<void> {
  const workers = (await findWorkers()) ?? []
  await Promise.all(workers.map((worker) => worker.unregister()))
}

async function findWorkers() {
  try {
    return await navigator.serviceWorker?.getRegistrations()
  } catch {
    // Storage is blocked in some embedded pages: then there is no worker either.
    return undefined
  }
}
