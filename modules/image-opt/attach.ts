import type { FastifyInstance } from 'fastify'
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
  const { loose } = await readLooseUses(deps, shopId)
  const lineage = openLineage(loose)
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
    const hash = isAsKnown(image) ? image.original_hash : await hashOf(deps, shopId, image)
    const { title, platform_id: platformId, file_name: fileName } = image
    if (hash !== null) shown.push({ hash, title, platformId, fileName, image })
  }
  for (const [one, descent] of lineage.trace(shown))
    if (!deps.closing?.aborted && (await attach(deps, shopId, one, descent))) attached++
  return { attached, lineage }
}

type ShownImage = Shown & { image: ListedImage }

/** Tells whether the store shows what the history says. After a failure, nobody knows what it shows. */
const isAsKnown = ({ version, known_version, known_status }: ListedImage): boolean =>
  version === known_version && known_status !== 'failed'

/**
 * Returns a filter for the images whose bytes are worth reading: those that resemble an image of a use by id, name or
 * size. Of an image that the history knows, the bytes are known.
 */
export function maybeMadeBy(uses: NamedUse[]) {
  const results = new Set(uses.flatMap((use) => use.results))
  const ids = new Set(uses.map(({ image }) => image.platform_id))
  const sizes = new Set(uses.map(({ result }) => result.result_bytes))
  const names = new Set(
    uses.flatMap(({ result }) => [result.result_file_name, result.original_file_name])
  )
  return (image: ListedImage): boolean =>
    isAsKnown(image)
      ? image.original_hash !== null && results.has(image.original_hash)
      : ids.has(image.platform_id) || sizes.has(image.size_bytes) || names.has(image.file_name)
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
function attach(
  { db }: AttachDeps,
  shopId: number,
  { image, hash }: ShownImage,
  descent: Descent
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const known = await findResult(trx, shopId, image.id)
    if ((known?.version ?? null) !== image.known_version) return false
    // A result that was taken as an original: what the store shows was made of it, or is that result itself.
    const isKnownResult = isAsKnown(image) && known?.status === 'compressed'
    // A run that was killed before it recorded this result goes on, and charges it.
    if (!isKnownResult && (await findIntentFor(trx, { shopId, imageId: image.id }, hash)))
      return false
    const row = isKnownResult ? withRoot(known, descent) : lostRow(descent, shopId, hash, image)
    await putLostRow(trx, row)
    return true
  })
}
