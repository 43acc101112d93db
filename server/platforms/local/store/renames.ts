export type Renames = {
  /** Records all renames from now on. Call `stop` when the listing is complete. */
  follow(): { current(path: string): string; stop(): void }
  note(from: string, to: string): void
}

/**
 * Records the renames that happen during a listing. A listing first reads the names of pictures and later, page by
 * page, their content. Without this record, a picture that is renamed in between would seem to be deleted.
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
