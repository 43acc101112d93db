export type StoreMutex = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Creates the store mutex, which runs one piece of work at a time. Without it, a listing that reads a folder during a
 * rename would see the picture twice or not at all. The sync would then take the picture for a new or a deleted one.
 */
export function openStoreMutex(): StoreMutex {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = last.then(work)
    last = turn.catch(() => {})
    return turn
  }
}
