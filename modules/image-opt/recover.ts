import type { Clock } from '../../server/core/clock.ts'
import type { Db } from '../../server/core/database/db.ts'
import { inTransaction } from '../../server/core/database/transaction.ts'
import type { Files } from '../../server/core/files/files.ts'
import { sha256 } from '../../server/core/files/hash.ts'
import type { StorePlatform } from '../../server/platforms/store-platform.ts'
import { addLostShop } from '../auth/commands.ts'
import { listShopIds } from '../auth/queries.ts'
import { attachOriginals } from './attach.ts'
import { attachById } from './attach-upload.ts'
import { openCatalogue } from './catalogue/sync.ts'
import { MAX_FILE_BYTES } from './contract.ts'
import { type ListedImage, listImageRows } from './recover-sql.ts'
import { isImageUse } from './runs/image-use.ts'
import type { Lineage, NamedUse } from './runs/lineage.ts'
import { readLooseUses } from './runs/loose-uses.ts'
import { lostRow, putLostRow } from './runs/lost-rows.ts'

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
 */
export async function recoverHistory(
  deps: RecoverDeps,
  shopId: number,
  { isLocal }: { isLocal: boolean }
): Promise<Recovered> {
  const { db, files } = deps
  if (isLocal) await openCatalogue(deps).sync(shopId)
  const { known, unreadable } = await readLooseUses(deps, shopId, { all: true })
  const { attached, lineage } = await attachOriginals(deps, shopId)
  let found = attached
  if (isLocal) found += await recoverRestored(deps, shopId, lineage)
  // The newest result of an image is taken first, and with it those that it was made of.
  else
    for (let [use] = lineage.left(); use; [use] = lineage.left()) {
      await attachById(db, shopId, lineage.take(use))
      found++
    }
  const missing = lineage
    .left()
    // What we made ourselves is nobody's original.
    .filter((use) => !lineage.isResult(use.hash))
    .map((use) => `${files.nameOf(shopId, use.hash)}: ${nameOf(use)} is not in the store`)
  for (const hash of unreadable)
    missing.push(`${files.nameOf(shopId, hash)}: its description cannot be read`)
  return { found, known: known.length, missing }
}

/** Recovers the results that were restored since: the store shows their originals. */
async function recoverRestored(
  { db, storeOf }: RecoverDeps,
  shopId: number,
  lineage: Lineage
): Promise<number> {
  const uses = lineage.left().filter((use) => !lineage.isResult(use.hash))
  if (uses.length === 0) return 0
  const images = (await listImageRows(db, shopId)).filter(({ known_version }) => !known_version)
  const byHash = new Map<string, ListedImage[]>()
  for (const image of images) {
    const hash = await storeOf(shopId)
      .readImage(image.platform_id, MAX_FILE_BYTES)
      .then(sha256, () => '')
    byHash.set(hash, [...(byHash.get(hash) ?? []), image])
  }
  let found = 0
  for (const use of uses) {
    const image = takeNearest(byHash.get(use.hash), use)
    if (!image) continue
    const row = { ...lostRow(lineage.take(use), shopId, use.hash, image), ...RESTORED }
    await inTransaction(db, (trx) => putLostRow(trx, row))
    found++
  }
  return found
}

/** Takes an image out of the list, if possible the one with the same name and title. */
function takeNearest(images: ListedImage[] = [], { item, result }: NamedUse) {
  const names = [result.result_file_name, result.original_file_name]
  const isNamed = ({ file_name }: ListedImage) => names.includes(file_name)
  const nearest =
    images.find((image) => isNamed(image) && image.title === item.title) ??
    images.find(isNamed) ??
    images[0]
  if (nearest) images.splice(images.indexOf(nearest), 1)
  return nearest
}

/** What a restore changes in a history row. */
const RESTORED = {
  status: 'restored' as const,
  result_hash: null,
  result_file_name: null,
  result_alt: null,
  texts: 'null',
  score: null,
  encoder_quality: null,
  has_watermark: 0
}

const nameOf = ({ item, result }: NamedUse): string => `${item.title}, ${result.original_file_name}`
