export type Waiting = {
  pixels: number
  /** The codec host died while this task ran, so it now runs alone: a second death proves that it is the cause. */
  isSuspect: boolean
  /** How many later tasks have started ahead of this one. */
  overtaken: number
}

/**
 * The most pixels in flight at once. Encoders need about 7 to 10 bytes for each, so two 20-megapixel photographs run
 * one after the other while small pictures still fill every thread.
 */
export const PIXEL_BUDGET = 24_000_000

/** A large picture lets this many smaller ones go first; then it is its turn. */
const MAX_OVERTAKEN = 16

/**
 * Removes and returns the next task that may start beside the running ones, or undefined. While nothing runs, one task
 * is always admitted, however large.
 */
export function takeNext<T extends Waiting>(
  waiting: T[],
  running: readonly Waiting[],
  threads: number
): T | undefined {
  if (running.length >= threads || running.some(({ isSuspect }) => isSuspect)) return undefined
  const room = PIXEL_BUDGET - running.reduce((sum, { pixels }) => sum + pixels, 0)
  for (const [index, task] of waiting.slice(0, MAX_OVERTAKEN).entries()) {
    const fits = running.length === 0 || (!task.isSuspect && task.pixels <= room)
    if (fits) {
      for (const passed of waiting.slice(0, index)) passed.overtaken++
      waiting.splice(index, 1)
      return task
    }
    if (task.isSuspect || task.overtaken >= MAX_OVERTAKEN) return undefined
  }
  return undefined
}
