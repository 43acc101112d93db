import { join } from 'node:path'
import t from 'tap'
import {
  makeOldDatabase,
  migrationNames,
  rowsIn,
  upgradeUndisturbed
} from '../support/old-database.ts'
import { report } from '../support/report.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

/** The columns that no upgrade may lose or change: which original belongs to which image, and who paid for what. */
const SACRED: Record<string, string[]> = {
  image_result: ['image_id', 'original_hash', 'original_file_name', 'result_hash', 'optimised_at'],
  quota_unit: ['shop_id', 'image_id', 'state', 'taken_at'],
  store_image: ['id', 'platform_id', 'file_name', 'alt'],
  local_file: ['id', 'path'],
  shop: ['id', 'platform', 'store_key']
}

/** Returns the values of these columns for each table, as sorted rows. */
function sacredIn(tables: Record<string, string[]>) {
  const rows = Object.entries(SACRED).map(([table, columns]) => {
    const values = (tables[table] ?? []).map((text) => {
      const row = JSON.parse(text) as Record<string, unknown>
      return columns.map((column) => row[column])
    })
    return [table, values.map((value) => JSON.stringify(value)).sort()]
  })
  return Object.fromEntries(rows) as Record<string, string[]>
}

t.test(
  'a database of any released schema is upgraded to the newest schema and keeps its rows',
  async (t) => {
    const folder = temporaryFolder(t)
    const empty = join(folder, 'empty.db')
    await makeOldDatabase(empty, '', 0)
    const { schema } = await upgradeUndisturbed(t, empty)
    for (const name of await migrationNames()) {
      const path = join(folder, `${name}.db`)
      await makeOldDatabase(path, name, 6)
      const upgraded = await upgradeUndisturbed(t, path)
      t.strictSame(upgraded.schema, schema, name)
      t.strictSame(sacredIn(upgraded.rows), sacredIn(rowsIn(path)), name)
    }
    report(6, 'upgrade', { 'schemas upgraded': (await migrationNames()).length })
  }
)
