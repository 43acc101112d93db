import { setImmediate } from 'node:timers/promises'
import type { Db } from '../../../server/core/database/db.ts'
import type { Files } from '../../../server/core/files/files.ts'
import { isImageUse } from './image-use.ts'
import type { NamedUse } from './lineage.ts'
import { type KnownResult, listKnownResults } from './sql/results.ts'

export type LooseUses = {
  /** The uses of which no row tells: the database is older than the storage. */
  loose: NamedUse[]
  /** The uses that the rows tell of, if they were read. */
  known: NamedUse[]
  /** The originals with a use that cannot be read. */
  unreadable: string[]
}

/**
 * Finds the uses beside a shop's originals that the database does not know. The uses of an original are read only if
 * there are more of them than images that the store shows as their rows say, unless `all` are wanted.
 */
export async function readLooseUses(
  { db, files }: { db: Db; files: Files },
  shopId: number,
  { all = false } = {}
): Promise<LooseUses> {
  const found: LooseUses = { loose: [], known: [], unreadable: [] }
  // The files are listed first: a use is stored before its row.
  const kept = await files.list(shopId)
  const results = await knownResultsOf(db, shopId)
  for (const { hash, hasFile, uses } of kept) {
    const known = results.get(hash) ?? []
    if (!hasFile || uses === 0) continue
    if (!all && known.filter(isShown).length >= uses) continue
    const read: NamedUse[] = []
    for (const { facts } of await files.readUsesOf(shopId, hash))
      if (isImageUse(facts)) read.push({ ...facts, hash })
      else found.unreadable.push(hash)
    const loose = new Set(withoutKnown(read, known))
    for (const use of read) found[loose.has(use) ? 'loose' : 'known'].push(use)
  }
  return found
}

/** An unchanged image has no use of its own. */
const isShown = ({ status, version, storeVersion, deletedAt }: KnownResult): boolean =>
  status !== 'unchanged' && version === storeVersion && deletedAt === null

/** Leaves out one use for each row of the same original that is not older. A use is written shortly before its row. */
function withoutKnown(uses: NamedUse[], known: KnownResult[]): NamedUse[] {
  const times = known.map(({ optimisedAt }) => optimisedAt).sort()
  return uses
    .toSorted((a, b) => b.result.optimised_at.localeCompare(a.result.optimised_at))
    .filter(({ result }) => {
      const newest = times.at(-1)
      if (newest === undefined || newest < result.optimised_at) return true
      times.pop()
      return false
    })
}

async function knownResultsOf(db: Db, shopId: number): Promise<Map<string, KnownResult[]>> {
  const byOriginal = new Map<string, KnownResult[]>()
  let after = 0
  for (;;) {
    const rows = await listKnownResults(db, shopId, after)
    for (const row of rows) {
      const same = byOriginal.get(row.originalHash)
      if (same) same.push(row)
      else byOriginal.set(row.originalHash, [row])
    }
    const last = rows.at(-1)
    if (!last) return byOriginal
    after = last.imageId
    await setImmediate()
  }
}
