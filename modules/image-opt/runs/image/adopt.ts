import { inTransaction } from '../../../../server/core/database/transaction.ts'
import { isImageUse } from '../image-use.ts'
import { type Lineage, openLineage, type Shown } from '../lineage.ts'
import { lostRow, putLostRow, withRoot } from '../lost-rows.ts'
import type { ImageResult } from '../sql/results.ts'
import type { LoadedImage } from './load-image.ts'
import type { WorkDeps } from './work-deps.ts'

/**
 * Gives the image the history row that a lost database had, if what is described beside an original names its bytes as
 * our result. Our own result is then never taken for the merchant's picture.
 */
export async function adoptLost(deps: WorkDeps, loaded: LoadedImage): Promise<LoadedImage> {
  const row = await findLostRow(deps, loaded)
  if (!row) return loaded
  await inTransaction(deps.db, (trx) => putLostRow(trx, row))
  return { ...loaded, known: row }
}

async function findLostRow(
  deps: WorkDeps,
  { claim, image, hash, sizeBytes, known }: LoadedImage
): Promise<ImageResult | undefined> {
  const { shopId, platformId, title } = claim
  const lineage = await deps.lineageOf(shopId)
  const isOurs = known?.result_hash === hash
  const shown = { title, platformId, fileName: image.fileName, hash }
  if (isOurs) {
    const descent = await traceOne(lineage, { ...shown, hash: known.original_hash ?? '' })
    return descent && withRoot(known, descent)
  }
  const descent =
    (await traceOne(lineage, shown)) ??
    (known?.original_hash && known.original_hash !== hash
      ? await traceOne(await lineageBeside(deps, shopId, known.original_hash), shown)
      : undefined)
  const found = {
    id: claim.imageId,
    item_id: claim.itemId,
    version: image.version,
    file_name: image.fileName,
    size_bytes: sizeBytes
  }
  return descent && lostRow(descent, shopId, hash, found)
}

const traceOne = async (lineage: Lineage, shown: Shown) => (await lineage.trace([shown])).get(shown)

/** Reads what is described beside an original that the database names, in case a later result is not in its row. */
async function lineageBeside({ files }: WorkDeps, shopId: number, hash: string): Promise<Lineage> {
  const uses = await files.readUsesOf(shopId, hash)
  return openLineage(uses.flatMap(({ facts }) => (isImageUse(facts) ? [{ ...facts, hash }] : [])))
}
