/**
 * The maximum number of pictures that are sent at a time. Each of them keeps a file and a connection open, and a
 * process may usually have 1,024 of the two together. While its client does not read, each also takes 0.1 to 0.2 MB of
 * memory (docs/benchmarks.md).
 */
const MOST_AT_ONCE = 256

/**
 * The maximum number of pictures that are sent to one client address at a time. A browser opens only six connections,
 * but behind a proxy all visitors share the proxy's address.
 */
const MOST_OF_ADDRESS = 64

/** Counts the pictures that this process is sending, in total and to each client address. */
export type InFlight = {
  /**
   * Counts one more picture. Returns a function to call once the picture has been sent, or undefined when too many are
   * already being sent.
   */
  enter(address: string): (() => void) | undefined
}

export function openInFlight(most = MOST_AT_ONCE, mostOfAddress = MOST_OF_ADDRESS): InFlight {
  const counts = new Map<string, number>()
  let total = 0
  return {
    enter(address) {
      const count = counts.get(address) ?? 0
      if (total >= most || count >= mostOfAddress) return undefined
      total++
      counts.set(address, count + 1)
      let isInside = true
      return () => {
        if (!isInside) return
        isInside = false
        total--
        const left = (counts.get(address) ?? 1) - 1
        if (left > 0) counts.set(address, left)
        else counts.delete(address)
      }
    }
  }
}
