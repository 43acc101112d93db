import type { Clock } from '../../server/core/clock.ts'
import type { Db } from '../../server/core/database/db.ts'
import { inTransaction } from '../../server/core/database/transaction.ts'
import type { Files } from '../../server/core/files/files.ts'
import { sha256 } from '../../server/core/files/hash.ts'
import type { StorePlatform } from '../../server/platforms/store-platform.ts'
import { addLostShop } from '../auth/commands.ts'
import { listShopIds } from '../auth/queries.ts'
import { openCatalogue } from './catalogue/sync.ts'
import { MAX_FILE_BYTES } from './contract.ts'
import { findImageRow, listImageRows, putImageOfUse } from './recover-sql.ts'
import { type ImageUse, isImageUse } from './runs/image-use.ts'
import { findResult, type ImageResult, putResult } from './runs/sql/results.ts'

/** `missing` has one line for each original whose picture is nowhere in the store. */
export type Recovered = { found: number; known: number; missing: string[] }

type RecoverDeps = {
  db: Db
  files: Files
  clock: Clock
  log: { warn(facts: object, message: string): void }
  storeOf(shopId: number): StorePlatform
}

/**
 * Adds the shops whose originals are in storage but which the database does not know, under their old ids.
 * @returns the ids of the added shops
 */
export async function recoverShops({
  db,
  files
}: Pick<RecoverDeps, 'db' | 'files'>): Promise<Set<number>> {
  const known = new Set(await listShopIds(db))
  const added = new Set<number>()
  for (const shopId of await files.listShops()) {
    if (known.has(shopId)) continue
    for await (const { facts } of files.listUses(shopId)) {
      if (!isImageUse(facts) || facts.shop.id !== shopId) continue
      await addLostShop(db, facts.shop)
      added.add(shopId)
      break
    }
  }
  return added
}

/**
 * Rebuilds the history of a shop from the uses beside its originals. Results that the database already knows stay as
 * they are, so that it may run twice, and also over a database that is only too old.
 * @param isLocal whether the store is a folder: its images had ids of the lost database, so that they are found by
 *   their content. An image of Shopify keeps its id for ever.
 * @param isAdded whether the database did not know the shop
 */
export async function recoverHistory(
  deps: RecoverDeps,
  shopId: number,
  { isLocal, isAdded }: { isLocal: boolean; isAdded: boolean }
): Promise<Recovered> {
  const { db, files } = deps
  const recovered: Recovered = { found: 0, known: 0, missing: [] }
  let pictures: Pictures | undefined
  for await (const { hash, facts } of files.listUses(shopId)) {
    if (!isImageUse(facts)) {
      recovered.missing.push(`${files.nameOf(shopId, hash)}: its description cannot be read`)
      continue
    }
    const before = isAdded
      ? undefined
      : await findImageRow(db, shopId, facts.item.kind, facts.image.platform_id)
    if (before && (await isKnown(db, { ...facts.result, shop_id: shopId, image_id: before.id }))) {
      recovered.known++
      continue
    }
    const isFolder = isLocal && facts.item.kind !== 'upload'
    if (isFolder) pictures ??= await readPictures(deps, shopId)
    const row = isFolder ? pictures?.take(facts) : await rowByUse(deps, shopId, facts)
    if (!row) {
      recovered.missing.push(`${files.nameOf(shopId, hash)}: ${nameOf(facts)} is not in the store`)
      continue
    }
    if (await isKnown(db, row)) recovered.known++
    else {
      await inTransaction(db, (trx) => putResult(trx, row))
      recovered.found++
    }
  }
  return recovered
}

/** Tells whether the database has this result of the image already, or a later one of the same original. */
async function isKnown(
  db: Db,
  { shop_id, image_id, original_hash, optimised_at }: ImageResult
): Promise<boolean> {
  const known = await findResult(db, shop_id, image_id)
  return known?.original_hash === original_hash && known.optimised_at >= optimised_at
}

/** Returns the history row of an image of a platform, or of an upload, whose ids do not depend on the database. */
async function rowByUse({ db, files }: RecoverDeps, shopId: number, use: ImageUse) {
  const content = use.item.kind === 'upload' ? await newestKept(files, shopId, use) : ''
  const image = await putImageOfUse(db, shopId, use, content)
  return rowFor({ ...image, version: content || use.image.version }, shopId, use.result)
}

/** Returns the hash of an upload's newest content in storage: its result, or else its original. */
async function newestKept(files: Files, shopId: number, { result, results }: ImageUse) {
  const kept = new Set(
    (await files.list(shopId)).filter((one) => one.hasFile).map((one) => one.hash)
  )
  return [...results].reverse().find((hash) => kept.has(hash)) ?? result.original_hash ?? ''
}

type Pictures = { take(use: ImageUse): ImageResult | undefined }

/** Reads every picture of the store, so that each can be recognised as an original or as a result. */
async function readPictures(deps: RecoverDeps, shopId: number): Promise<Pictures> {
  await openCatalogue(deps).sync(shopId)
  const store = deps.storeOf(shopId)
  const byHash = new Map<string, Awaited<ReturnType<typeof listImageRows>>>()
  for (const image of await listImageRows(deps.db, shopId)) {
    const hash = await store.readImage(image.platform_id, MAX_FILE_BYTES).then(sha256, () => '')
    byHash.set(hash, [...(byHash.get(hash) ?? []), image])
  }
  /** Takes an image with this content, if possible the one with the same name and title. */
  const takeImage = (hash: string, names: (string | null)[], title: string) => {
    const images = byHash.get(hash) ?? []
    const isNamed = ({ file_name }: { file_name: string }) => names.includes(file_name)
    const best =
      images.find((image) => isNamed(image) && image.title === title) ??
      images.find(isNamed) ??
      images[0]
    byHash.set(
      hash,
      images.filter((image) => image !== best)
    )
    return best
  }
  return {
    take({ item, result, results }) {
      const names = [result.result_file_name, result.original_file_name]
      for (const hash of [...results].reverse()) {
        const image = takeImage(hash, names, item.title)
        if (image) return { ...rowFor(image, shopId, result), result_hash: hash }
      }
      const image = takeImage(result.original_hash ?? '', names, item.title)
      return image && { ...rowFor(image, shopId, result), ...RESTORED(result) }
    }
  }
}

type Placed = { id: number; item_id: number; version: string }

const rowFor = ({ id, item_id, version }: Placed, shop_id: number, result: ImageResult) => ({
  ...result,
  shop_id,
  image_id: id,
  item_id,
  run_id: null,
  version
})

/** What a restore changes in a history row. */
const RESTORED = ({ original_bytes }: ImageResult) => ({
  status: 'restored' as const,
  result_hash: null,
  result_bytes: original_bytes,
  result_file_name: null,
  result_alt: null,
  texts: 'null',
  score: null,
  encoder_quality: null,
  has_watermark: 0,
  reason: null
})

const nameOf = ({ item, result }: ImageUse): string => `${item.title}, ${result.original_file_name}`
