/** Work with the same key is done one after the other, all other work at once. */
export type WithLock = <T>(key: string, work: () => Promise<T>) => Promise<T>

export function openKeyedMutex(): WithLock {
  const last = new Map<string, Promise<unknown>>()
  return async (key, work) => {
    const before = last.get(key) ?? Promise.resolve()
    // How the one before ended is for whoever asked for it.
    const turn = before.then(work, work)
    last.set(key, turn)
    try {
      return await turn
    } finally {
      if (last.get(key) === turn) last.delete(key)
    }
  }
}
