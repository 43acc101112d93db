import { LRUCache } from 'lru-cache'

/** Pictures are read, worked on and replaced within minutes: a run has a few dozen under way at most. */
const MOST_KNOWN = 1000

/** Which bytes an image had at which version, so that they are not read again to be compared. */
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
