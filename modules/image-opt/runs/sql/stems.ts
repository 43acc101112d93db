import { sql } from 'kysely'
import type { Db } from '../../../../server/core/database/db.ts'
import { dialectOf } from '../../../../server/core/database/dialect.ts'
import type { ImageMetadata } from '../../options/run-options.ts'
import { numbered, stemFor, stemOf } from '../../options/templates/file-names.ts'
import { type Described, templateDataOf } from '../../options/templates/template-data.ts'

type Wanted = { shopId: number; runId: number; itemId: number; runItemId: number }

/**
 * Chooses the file name of an image in a run, without its extension. The names of all images of the item are chosen at
 * once, so that they are numbered by position. They are stored with the run, so that no two images get the same name.
 * Call inside a transaction.
 */
export async function takeStem(
  trx: Db,
  wanted: Wanted,
  described: Described,
  { fileName, shopName }: ImageMetadata
): Promise<string> {
  // The stored name is looked up first, because this function is called for every image, and an item may have
  // thousands.
  const known = await findStem(trx, wanted.runItemId)
  if (known !== null) return known
  const images = await listImagesOfItem(trx, wanted)
  const lastNumbers = new Map<string, number>()
  let own = ''
  for (const image of images) {
    const data = templateDataOf({ ...described, variant: image.variant }, shopName)
    const stem = stemFor(fileName?.rule ?? '', data, image.file_name)
    let number = (lastNumbers.get(stem) ?? 0) + 1
    // An image that this run does not work on keeps its name but counts in the numbering.
    if (image.run_item_id !== null && image.stem === null) {
      while (await isTaken(trx, wanted.shopId, image.platform_id, numbered(stem, number))) number++
      await setStem(trx, image.run_item_id, numbered(stem, number))
      if (image.run_item_id === wanted.runItemId) own = numbered(stem, number)
    }
    lastNumbers.set(stem, number)
  }
  return own
}

async function findStem(trx: Db, id: number): Promise<string | null> {
  const row = await trx
    .selectFrom('run_item')
    .select('stem')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.stem
}

/** Lists the images of the item by position, with their run items if the run works on them. */
function listImagesOfItem(trx: Db, { shopId, runId, itemId }: Wanted) {
  return trx
    .selectFrom('store_image')
    .leftJoin('run_item', (join) =>
      join
        .onRef('run_item.image_id', '=', 'store_image.id')
        .on('run_item.run_id', '=', runId)
        .on('run_item.state', 'in', ['waiting', 'working'])
    )
    .select(['store_image.platform_id', 'store_image.file_name', 'store_image.variant'])
    .select(['run_item.id as run_item_id', 'run_item.stem'])
    .where('store_image.shop_id', '=', shopId)
    .where('store_image.item_id', '=', itemId)
    .where('store_image.deleted_at', 'is', null)
    .orderBy('store_image.position')
    .orderBy('store_image.id')
    .execute()
}

async function setStem(trx: Db, id: number, stem: string): Promise<void> {
  await trx.updateTable('run_item').set({ stem }).where('id', '=', id).execute()
}

/**
 * Tells whether a different image of the shop has this name now, will have it after a run, or will get it back when it
 * is restored.
 */
async function isTaken(trx: Db, shopId: number, platformId: string, stem: string) {
  const { ignoringCase } = dialectOf(trx)
  const isNamed = (column: string) =>
    sql<boolean>`${ignoringCase(sql.ref(column))} > ${ignoringCase(sql`${`${stem}.`}`)}
      and ${ignoringCase(sql.ref(column))} < ${ignoringCase(sql`${`${stem}/`}`)}`
  const isOther = sql<boolean>`store_image.platform_id != ${platformId}`
  const names = await trx
    .selectFrom('store_image')
    .select('file_name')
    .where('shop_id', '=', shopId)
    .where(isNamed('file_name'))
    .where('deleted_at', 'is', null)
    .where(isOther)
    .execute()
  const originals = await trx
    .selectFrom('image_result')
    .innerJoin('store_image', 'store_image.id', 'image_result.image_id')
    .select('original_file_name as file_name')
    .where('image_result.shop_id', '=', shopId)
    .where(isNamed('original_file_name'))
    .where('image_result.status', '=', 'compressed')
    .where('deleted_at', 'is', null)
    .where(isOther)
    .execute()
  // The query for 'mug' also finds 'mug.old.jpg', which is a different name.
  const isSame = ({ file_name }: { file_name: string }) =>
    stemOf(file_name).toLowerCase() === stem.toLowerCase()
  if (names.some(isSame) || originals.some(isSame)) return true
  const reserved = await trx
    .selectFrom('run_item')
    .innerJoin('store_image', 'store_image.id', 'run_item.image_id')
    .select('run_item.id')
    .where('run_item.shop_id', '=', shopId)
    .where('stem', '=', stem)
    .where('run_item.state', 'in', ['waiting', 'working'])
    .where(isOther)
    .executeTakeFirst()
  return reserved !== undefined
}
