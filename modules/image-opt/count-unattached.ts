import type { Db } from '../../server/core/database/db.ts'
import type { Files } from '../../server/core/files/files.ts'
import { listShopIds } from '../auth/queries.ts'
import { type ListedImage, listImageRows } from './recover-sql.ts'
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
    const images = await listImageRows(deps.db, shopId)
    const unknown = images.filter(({ version, known_version }) => version !== known_version)
    const needed = loose.filter((use) => unknown.some((image) => resembles(image, use)))
    count += new Set(needed.map(({ hash }) => hash)).size
  }
  return count
}

/** Tells whether the image may be the one of the use. Its name may be the one from before or after the work. */
function resembles(image: ListedImage, { item, result }: NamedUse): boolean {
  const names = [result.result_file_name, result.original_file_name]
  return (
    image.size_bytes === result.result_bytes ||
    (image.title === item.title && names.includes(image.file_name))
  )
}

/** What an operator does about them. */
export const wordsForUnattached = (count: number): string =>
  `${count} originals of pictures in the store have no row, because the database is older than they are; rebuild their ` +
  'history with npx page-speed-boost recover, or start the server, which does it for the pictures that it finds'
