/** The value of `seen` in rows that no sync has found in the store, such as uploads. */
export const NO_SYNC = 0

/** The value of `seen` that a sync writes. Earlier versions wrote other numbers above 0. */
export const FROM_STORE = 1

/**
 * How many ids a range has. One statement reads the rows of a range, which takes about 5 ms; other work can run between
 * two statements.
 */
export const RANGE = 16_384

export type SeenRows = {
  add(id: number): void
  has(id: number): boolean
  /** Returns how many ids from `range * RANGE` up to the next range were added. */
  countIn(range: number): number
}

/** A sync in progress, with the rows that it has found in the store so far. */
export type Sync = { shopId: number; beganAt: string; items: SeenRows; images: SeenRows }

/**
 * Remembers the rows of a table that a sync has found in the store, in one bit each: half a million rows need 70 KB.
 * Were it noted in the rows themselves, every sync would write all of them.
 */
export function openSeenRows(): SeenRows {
  const ranges = new Map<number, { bits: Uint8Array; count: number }>()
  const placeOf = (id: number) => {
    const offset = id % RANGE
    return { range: (id - offset) / RANGE, byte: offset >> 3, bit: 1 << (offset & 7) }
  }
  const has = (id: number) => {
    const { range, byte, bit } = placeOf(id)
    return ((ranges.get(range)?.bits[byte] ?? 0) & bit) !== 0
  }
  return {
    has,
    add(id) {
      if (has(id)) return
      const { range, byte, bit } = placeOf(id)
      const known = ranges.get(range) ?? { bits: new Uint8Array(RANGE / 8), count: 0 }
      known.bits[byte] = (known.bits[byte] ?? 0) | bit
      known.count++
      ranges.set(range, known)
    },
    countIn: (range) => ranges.get(range)?.count ?? 0
  }
}
