export type Waiting = {
  pixels: number
  /**
   * The codec host died while this task ran. The task therefore runs alone now: if the codec host dies again, this
   * task is the cause.
   */
  isSuspect: boolean
  /** How many tasks behind this one in the queue have started before it. */
  overtaken: number
}

/**
 * The most pixels in flight at once. Encoders need about 7 to 10 bytes per pixel, so two 20-megapixel photographs run
 * one after the other while small pictures still fill every thread.
 */
export const PIXEL_BUDGET = 24_000_000

/**
 * How many smaller pictures may start ahead of a large one. After that, nothing starts until there is room for the
 * large one.
 */
const MAX_OVERTAKEN = 16

/**
 * Removes from the queue the next task that may start beside the running ones, and returns it; returns undefined if
 * none may start. If nothing is running, the first task may always start, however large it is.
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
