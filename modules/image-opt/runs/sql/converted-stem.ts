import { sql } from 'kysely'
import type { Db } from '../../../../server/core/database/db.ts'
import { dialectOf } from '../../../../server/core/database/dialect.ts'
import { chooseNames } from '../../../../server/core/pictures/choose-names.ts'
import { nameKey } from '../../../../server/core/pictures/picture-names.ts'
import { stemOf, withExtension } from '../../options/templates/file-names.ts'

/** From this name up to but not including that one. */
type Range = { from: string; to: string }
type Wanted = { shopId: number; itemId: number; imageId: number; fileName: string }

/**
 * Chooses the name, without its extension, of a picture that becomes a JPG, whose original is called `fileName`. Other
 * PNGs of its item that could get the same name are taken into account in the order of the item, whether they are done,
 * waiting or stay as they are.
 */
export async function convertedStem(db: Db, wanted: Wanted): Promise<string> {
  const stem = stemOf(wanted.fileName)
  const free = await stemAmong(db, wanted, { from: `${stem}.`, to: `${stem}/` })
  if (nameKey(free) === nameKey(stem)) return stem
  // The name will end in a number. In ASCII, '-', '.' and '/' follow each other.
  return stemAmong(db, wanted, { from: `${stem}-`, to: `${stem}/` })
}

/** Chooses the name among images whose names, or whose originals' names, lie in a range. */
async function stemAmong(db: Db, wanted: Wanted, range: Range): Promise<string> {
  const images = await listNamed(db, wanted, range)
  const isOwn = ({ id }: { id: number }) => id === wanted.imageId
  const names = chooseNames(
    images.map((image) => ({
      own: image.own,
      wanted: isOwn(image) ? asJpg(wanted.fileName) : jpgOf(image.original ?? image.own)
    }))
  )
  return stemOf(names[images.findIndex(isOwn)] ?? wanted.fileName)
}

const asJpg = (fileName: string): string => withExtension(stemOf(fileName), 'jpeg')

const jpgOf = (fileName: string): string | null =>
  /\.png$/i.test(fileName) ? asJpg(fileName) : null

/** Lists the wanted image and those of its item in the range, by position. */
function listNamed(db: Db, { shopId, itemId, imageId }: Wanted, range: Range) {
  const { ignoringCase } = dialectOf(db)
  const isNamed = (column: string) =>
    sql<boolean>`(${ignoringCase(sql.ref(column))} >= ${ignoringCase(sql`${range.from}`)}
      and ${ignoringCase(sql.ref(column))} < ${ignoringCase(sql`${range.to}`)})`
  return db
    .selectFrom('store_image')
    .leftJoin('image_result', (join) =>
      join
        .onRef('image_result.image_id', '=', 'store_image.id')
        .on('image_result.shop_id', '=', shopId)
        .on('image_result.status', '=', 'compressed')
    )
    .select(['store_image.id', 'store_image.file_name as own'])
    .select('image_result.original_file_name as original')
    .where('store_image.shop_id', '=', shopId)
    .where('store_image.item_id', '=', itemId)
    .where('store_image.deleted_at', 'is', null)
    .where(({ or, eb }) =>
      or([
        isNamed('store_image.file_name'),
        isNamed('image_result.original_file_name'),
        eb('store_image.id', '=', imageId)
      ])
    )
    .orderBy('store_image.position')
    .orderBy('store_image.id')
    .execute()
}
