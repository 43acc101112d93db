import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { stringify } from 'csv-stringify'
import type { TranslationFunctions } from '../../../locales/i18n-types.ts'
import type { Db } from '../../../server/core/database/db.ts'
import { type Item, listHistoryAfter } from '../catalogue/sql-lists.ts'
import { ITEM_KINDS, type ItemKind } from '../contract.ts'
import { listImages } from './sql.ts'
import { type Figures, figuresOf, type ViewDeps } from './views.ts'

/** How many items are read before other requests get a turn; reading them takes about 5 ms. */
const ITEMS_AT_ONCE = 50

type Cell = string | number

/**
 * Returns the history as CSV for spreadsheets, with one line for each image that was worked on. The lines are sorted
 * by kind, newest item first. The text is UTF-8 with the byte order mark that Excel needs; sizes are in bytes and
 * times in ISO 8601. Rows are read while the file is being sent, so a long history does not fill the memory.
 */
export function exportHistory(
  db: Db,
  kinds: readonly ItemKind[],
  search: string,
  deps: ViewDeps
): Readable {
  const { columns } = deps.messages.exportCsv
  const head = Object.values(columns).map((name) => name())
  const csv = stringify({ bom: true, header: true, columns: head, record_delimiter: 'windows' })
  const rows = Readable.from(linesOf(db, kinds, search, deps))
  // An error halfway aborts the reply, so the client notices that the file is incomplete.
  rows.on('error', (error) => csv.destroy(error))
  csv.on('close', () => rows.destroy())
  return rows.pipe(csv)
}

export const EVERY_KIND: readonly ItemKind[] = ITEM_KINDS

async function* linesOf(db: Db, kinds: readonly ItemKind[], search: string, deps: ViewDeps) {
  for (const kind of kinds) {
    let last: Item | undefined
    for (;;) {
      const items = await listHistoryAfter(db, deps.shopId, kind, search, last, ITEMS_AT_ONCE)
      last = items.at(-1)
      if (!last) break
      const ids = items.map(({ id }) => id)
      const images = Map.groupBy(
        await listImages(db, deps.shopId, ids, undefined),
        (row) => row.item_id
      )
      for (const item of items)
        for (const row of images.get(item.id) ?? [])
          if (row.status !== null || kind === 'upload')
            yield lineOf(kind, item, figuresOf(row, deps), row.optimised_at ?? '', deps.messages)
      await setImmediate()
    }
  }
}

function lineOf(
  kind: ItemKind,
  item: Item,
  image: Figures,
  optimisedAt: string,
  { exportCsv, history }: TranslationFunctions
): Cell[] {
  return [
    exportCsv.kinds[kind](),
    item.platform_id,
    harmless(item.title),
    image.img_id,
    harmless(image.file_name),
    history[image.status](),
    image.original_file_type,
    image.file_type,
    image.img_size,
    image.comp_size,
    image.comp_ratio,
    image.is_to_jpg,
    image.is_watermark,
    image.is_edit_alt,
    image.is_edit_name,
    optimisedAt,
    harmless(image.reason)
  ]
}

/** A spreadsheet would evaluate a title that begins like a formula; the leading quote makes it plain text. */
const harmless = (text: string): string => (/^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text)
