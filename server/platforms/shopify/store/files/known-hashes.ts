import { LRUCache } from 'lru-cache'

/**
 * How many hashes are kept. This is enough, because an image is read, processed and replaced within minutes, and a run
 * has at most a few dozen images in flight.
 */
const MOST_KNOWN = 1000

/**
 * Remembers the SHA-256 of an image's bytes at one version, so that the bytes need not be read again for a comparison.
 */
export type KnownHashes = {
  find(imageId: string, version: string): string | undefined
  keep(imageId: string, version: string, hash: string): void
}

export function openKnownHashes(): KnownHashes {
  const known = new LRUCache<string, { version: string; hash: string }>({ max: MOST_KNOWN })
  return {
    find(imageId, version) {
      const found = known.get(imageId)
      return found?.version === version ? found.hash : undefined
    },
    keep(imageId, version, hash) {
      known.set(imageId, { version, hash })
    }
  }
}
