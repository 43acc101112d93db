/** A source of random numbers that gives the same ones for the same seed on every machine. */
export type Random = {
  /** Returns an integer from 0 up to but not including `end`. */
  below(end: number): number
  pick<T>(items: readonly T[]): T
}

/** Implements mulberry32, which is small and uniform enough for choosing bytes. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  return {
    below,
    pick: (items) => {
      const item = items[below(items.length)]
      if (item === undefined) throw new Error('Expected something to pick from')
      return item
    }
  }
}
