/** Runs work with the same key one after the other, and work with different keys concurrently. */
export type WithLock = <T>(key: string, work: () => Promise<T>) => Promise<T>

/** Returns a mutex that holds in this process. */
export function openKeyedMutex(): WithLock {
  const last = new Map<string, Promise<unknown>>()
  return async (key, work) => {
    const before = last.get(key) ?? Promise.resolve()
    // If the work before it failed, the next work still runs. The error concerns only the caller of the failed work.
    const turn = before.then(work, work)
    last.set(key, turn)
    try {
      return await turn
    } finally {
      if (last.get(key) === turn) last.delete(key)
    }
  }
}
