import { LRUCache } from 'lru-cache'
import type { FetchOutside } from '../../../../core/http/fetch-outside.ts'
import { sizeOf } from './download.ts'

/** Remembers the sizes of pictures by address. A shop has at most a few thousand collections and articles. */
export type KnownSizes = {
  /** Returns the size of the picture at the address; 0 when there is none, or when its size cannot be read now. */
  of(address: string): Promise<number>
  keep(address: string, size: number): void
}

const MOST_KNOWN = 20_000

export function openKnownSizes(fetchOutside: FetchOutside): KnownSizes {
  const known = new LRUCache<string, number>({ max: MOST_KNOWN })
  const keep = (address: string, size: number) => void known.set(address, size)
  return {
    keep,
    async of(address) {
      const found = known.get(address)
      if (found !== undefined) return found
      const size = await sizeOf({ fetchOutside }, address).catch(() => undefined)
      if (size === undefined) return 0
      keep(address, size)
      return size
    }
  }
}
