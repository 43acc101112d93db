/** Runs one job with a browser at a time on the whole server: two at once would slow each other down. */
export type BrowserQueue = {
  /** Adds a job, which must not reject. Its signal is aborted when the server stops. */
  add(job: (closing: AbortSignal) => Promise<void>): void
  /** Resolves once no job is running or waiting. */
  idle(): Promise<void>
  close(): Promise<void>
}

export function openBrowserQueue(): BrowserQueue {
  const closing = new AbortController()
  let last: Promise<void> = Promise.resolve()
  return {
    add(job) {
      last = last.then(() => job(closing.signal))
    },
    idle: () => last,
    async close() {
      closing.abort()
      await last
    }
  }
}
