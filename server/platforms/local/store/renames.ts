export type Renames = {
  /** Follows the renames from now on; call `stop` when the listing is over. */
  follow(): { current(path: string): string; stop(): void }
  note(from: string, to: string): void
}

/**
 * The renames that happen while a listing is under way. Listings take the names of loose pictures at
 * their start and read them page by page; one renamed in between would seem to be deleted.
 */
export function openRenames(): Renames {
  const listings = new Set<Map<string, string>>()
  return {
    follow() {
      const moved = new Map<string, string>()
      listings.add(moved)
      return {
        current: (path) => moved.get(path) ?? path,
        stop: () => void listings.delete(moved)
      }
    },
    note(from, to) {
      for (const moved of listings) {
        const [first = from] = [...moved].find(([, now]) => now === from) ?? []
        moved.set(first, to)
      }
    }
  }
}
