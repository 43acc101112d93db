import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../server/core/database/db.ts'
import { inTransaction } from '../../server/core/database/transaction.ts'
import { sha256 } from '../../server/core/files/hash.ts'
import type { StorePlatform } from '../../server/platforms/store-platform.ts'
import { attachUpload } from './attach-upload.ts'
import { MAX_FILE_BYTES } from './contract.ts'
import { type ListedImage, listImageRows } from './recover-sql.ts'
import {
  type Descent,
  type Lineage,
  type NamedUse,
  openLineage,
  type Shown
} from './runs/lineage.ts'
import { readLooseUses } from './runs/loose-uses.ts'
import { lostRow, putLostRow, withRoot } from './runs/lost-rows.ts'
import { findResult } from './runs/sql/results.ts'
import { findIntentFor } from './runs/sql/write-intents.ts'

type AttachDeps = Pick<FastifyInstance, 'db' | 'files'> & {
  storeOf(shopId: number): StorePlatform
  /** Ends the work early. */
  closing?: AbortSignal
}

/** What a start attached, and the uses of originals for which the store shows no picture. */
export type Attached = { attached: number; lineage: Lineage }

/**
 * Attaches originals to the images that show what was made of them, when the database does not know it: it is older than
 * the storage, or took our own result for an original. It may be killed at any moment, and run twice. The catalogue has
 * to be up to date.
 */
export async function attachOriginals(deps: AttachDeps, shopId: number): Promise<Attached> {
  const { db, files } = deps
  const { loose, known } = await readLooseUses(deps, shopId)
  const lineage = await openLineage(loose, known)
  let attached = 0
  if (loose.length === 0) return { attached, lineage }
  for (const use of lineage.left())
    if (
      use.item.kind === 'upload' &&
      (await attachUpload({ db, files }, shopId, lineage.take(use)))
    )
      attached++
  const images = (await listImageRows(db, shopId)).filter(maybeMadeBy(lineage.left()))
  const shown: ShownImage[] = []
  for (const image of images) {
    if (deps.closing?.aborted) return { attached, lineage }
    const bytes = isAsKnown(image) ? bytesOf(image) : await hashOf(deps, shopId, image)
    // A store that was copied, or whose files have other times, shows a known result under another version.
    const isKnown = bytes !== null && bytes === image.result_hash
    const hash = isKnown ? image.original_hash : bytes
    const { title, platform_id: platformId, file_name: fileName } = image
    if (hash !== null) shown.push({ hash, title, platformId, fileName, image, isKnown })
  }
  const found = [...(await lineage.trace(shown))]
  while (found.length > 0 && !deps.closing?.aborted) {
    const some = found.splice(0, ROWS_AT_ONCE)
    attached += await inTransaction(db, async (trx) => {
      let count = 0
      for (const [one, descent] of some) if (await attach(trx, shopId, one, descent)) count++
      return count
    })
    // SQLite answers at once, so without this nothing else would run until the last row is written.
    await setImmediate()
  }
  return { attached, lineage }
}

/** How many rows are written in one transaction. It takes 20 to 40 ms, and one sync of the disk. */
const ROWS_AT_ONCE = 50

/** `isKnown` if the image shows the result that its row names; its `hash` is then that of the row's original. */
type ShownImage = Shown & { image: ListedImage; isKnown: boolean }

/** Tells whether the store shows what the history says. After a failure, nobody knows what it shows. */
const isAsKnown = ({ version, known_version, known_status }: ListedImage): boolean =>
  version === known_version && known_status !== 'failed'

/** Returns the SHA-256 of what an image shows that is as known: our result or, without one, the original. */
const bytesOf = ({ result_hash, original_hash }: ListedImage): string | null =>
  result_hash ?? original_hash

/**
 * Returns a filter for the images whose bytes are worth reading: those that resemble an image of a use by id, name or
 * size, or whose row names a result as its original. Of an image that the history knows, the bytes are known.
 */
export function maybeMadeBy(uses: NamedUse[]) {
  const results = new Set(uses.flatMap((use) => use.results))
  const ids = new Set(uses.map(({ image }) => image.platform_id))
  const sizes = new Set(uses.map(({ result }) => result.result_bytes))
  const names = new Set(
    uses.flatMap(({ result }) => [result.result_file_name, result.original_file_name])
  )
  return (image: ListedImage): boolean =>
    (image.original_hash !== null && results.has(image.original_hash)) ||
    (!isAsKnown(image) &&
      (ids.has(image.platform_id) || sizes.has(image.size_bytes) || names.has(image.file_name)))
}

/** Returns the SHA-256 of what the store shows; null if it cannot be read now. */
async function hashOf(
  { storeOf }: AttachDeps,
  shopId: number,
  { platform_id }: ListedImage
): Promise<string | null> {
  const store = storeOf(shopId)
  return store
    .getImage(platform_id)
    .then(
      async ({ writtenHash }) =>
        writtenHash ?? sha256(await store.readImage(platform_id, MAX_FILE_BYTES))
    )
    .catch(() => null)
}

/** @returns false when a run has changed the image or its history in the meantime */
async function attach(
  trx: Db,
  shopId: number,
  { image, hash, isKnown }: ShownImage,
  descent: Descent
): Promise<boolean> {
  const known = await findResult(trx, shopId, image.id)
  if ((known?.version ?? null) !== image.known_version) return false
  const found = isKnown && known ? { ...withRoot(known, descent), version: image.version } : null
  // A run that was killed before it recorded this result goes on, and charges it.
  if (!found && (await findIntentFor(trx, { shopId, imageId: image.id }, hash))) return false
  await putLostRow(trx, found ?? lostRow(descent, shopId, hash, image))
  return true
}
