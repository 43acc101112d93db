export type Turns = <T>(work: () => Promise<T>) => Promise<T>

/**
 * One after the other. A listing that reads a folder while a picture in it changes its name would see
 * the picture twice or not at all, and the product would take it for new or for deleted.
 */
export function openStoreMutex(): Turns {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = last.then(work)
    last = turn.catch(() => {})
    return turn
  }
}
