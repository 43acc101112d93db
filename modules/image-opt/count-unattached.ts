import type { Db } from '../../server/core/database/db.ts'
import type { Files } from '../../server/core/files/files.ts'
import { listShopIds } from '../auth/queries.ts'
import { findNewestImage, type ListedImage, listImageRows } from './recover-sql.ts'
import type { NamedUse } from './runs/lineage.ts'
import { readLooseUses } from './runs/loose-uses.ts'

/**
 * Counts the originals that no row names, but that images of the catalogue seem to need: the database is older than the
 * storage. No picture of a store is read.
 */
export async function countUnattached(deps: { db: Db; files: Files }): Promise<number> {
  let count = 0
  for (const shopId of await listShopIds(deps.db)) {
    const { loose } = await readLooseUses(deps, shopId)
    if (loose.length === 0) continue
    const isNeeded = neededBy(await listImageRows(deps.db, shopId), await findNewestImage(deps.db))
    count += new Set(loose.filter(isNeeded).map(({ hash }) => hash)).size
  }
  return count
}

/**
 * Returns a filter for the uses that may have made what one of the images shows, or what its row took as an original.
 * An image may have its name from before or after the work. An image with a higher id than `newest` came after the
 * database.
 */
function neededBy(images: ListedImage[], newest: number) {
  const nameOf = (title: string, fileName: string | null) => JSON.stringify([title, fileName])
  const unknown = images.filter(({ version, known_version }) => version !== known_version)
  const sizes = new Set(unknown.map(({ size_bytes }) => size_bytes))
  const names = new Set(unknown.map(({ title, file_name }) => nameOf(title, file_name)))
  const originals = new Set(images.map(({ original_hash }) => original_hash))
  const results = new Set(images.map(({ result_hash }) => result_hash))
  return ({ hash, item, image, result, results: made }: NamedUse): boolean =>
    image.id > newest ||
    sizes.has(result.result_bytes) ||
    names.has(nameOf(item.title, result.result_file_name)) ||
    names.has(nameOf(item.title, result.original_file_name)) ||
    results.has(hash) ||
    made.some((one) => one !== hash && originals.has(one))
}

/** What an operator does about them. */
export const wordsForUnattached = (count: number): string =>
  `${count} originals of pictures in the store have no row, because the database is older than they are; rebuild their ` +
  'history with npx page-speed-boost recover, or start the server, which does it for the pictures that it finds'
