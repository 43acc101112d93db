export type StoreMutex = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Creates the store mutex, which runs one piece of work after the other. A listing that reads a folder during a rename
 * would see the picture twice or not at all, and the sync would take the picture for new or for deleted.
 */
export function openStoreMutex(): StoreMutex {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = last.then(work)
    last = turn.catch(() => {})
    return turn
  }
}
