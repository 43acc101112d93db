import Sqlite from 'better-sqlite3'
import { Kysely } from 'kysely'
import { messagesFor } from '../../../locales/messages.ts'
import { historyPage, openSignedUrls } from '../../../modules/image-opt/queries.ts'
import type { Database } from '../../../server/core/database/db.ts'
import { SQLITE } from '../../../server/core/database/sqlite/dialect.ts'
import { KyselySqlite } from '../../../server/core/database/sqlite/kysely.ts'
import { systemClock } from '../../../server/core/system-clock.ts'

export type Statement = { sql: string; parameters: readonly unknown[] }

/** Returns the statements that a page of the history runs on this database. */
export async function statementsOfHistory(path: string, pageSize: number): Promise<Statement[]> {
  const statements: Statement[] = []
  const db = new Kysely<Database>({
    dialect: new KyselySqlite({ database: new Sqlite(path, { readonly: true }) }, SQLITE),
    log: ({ query: { sql, parameters } }) => void statements.push({ sql, parameters })
  })
  await historyPage(
    db,
    'product',
    { page: 1, pageSize, search: '' },
    {
      shopId: 1,
      signedUrls: openSignedUrls('a-secret-key-for-a-benchmark-only', systemClock),
      messages: messagesFor('en'),
      retentionDays: 30,
      deliveredKinds: []
    }
  )
  await db.destroy()
  return statements
}
