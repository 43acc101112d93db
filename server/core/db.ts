import Sqlite from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import type { AuthTables } from '../../modules/auth/tables.ts'
import type { GuidanceTables } from '../../modules/guidance/tables.ts'
import type { ImageOptTables } from '../../modules/image-opt/tables.ts'
import type { PageSpeedTables } from '../../modules/page-speed/tables.ts'
import type { PricingTables } from '../../modules/pricing/tables.ts'
import type { SettingsTables } from '../../modules/settings/tables.ts'
import type { SupportTables } from '../../modules/support/tables.ts'
import type { WebhookTables } from '../../modules/webhooks/tables.ts'
import type { LocalTables } from '../platforms/local/tables.ts'
import type { ShopifyTables } from '../platforms/shopify/tables.ts'

/** The whole schema; each module declares its own tables. */
export type Database = AuthTables &
  GuidanceTables &
  ImageOptTables &
  PageSpeedTables &
  PricingTables &
  SettingsTables &
  SupportTables &
  LocalTables &
  ShopifyTables &
  WebhookTables

/** A connection or a transaction: whoever calls decides what is atomic. */
export type Db = Kysely<Database>

/**
 * Opens the one SQLite file, or a database in memory for ':memory:'. There is one connection: inside
 * `db.transaction()` use the transaction for everything, a query on `db` would wait for ever.
 */
export function openDb(path: string): Db {
  const database = new Sqlite(path)
  database.pragma('journal_mode = WAL')
  // FULL, not NORMAL: a row that says "replaced" must survive a power cut as surely as the file does.
  database.pragma('synchronous = FULL')
  database.pragma('busy_timeout = 5000')
  database.pragma('foreign_keys = ON')
  return new Kysely<Database>({
    dialect: new SqliteDialect({ database: keepStatements(database) })
  })
}

/** Statements kept. A page of any list needs some thirty; lists of ids make new ones all the time. */
const MOST_STATEMENTS = 500

/** Kysely prepares every statement anew, which took a quarter of the time that queries take here. */
function keepStatements(database: Sqlite.Database) {
  const kept = new Map<string, Sqlite.Statement>()
  return {
    prepare(text: string) {
      // It does its work when it is prepared.
      if (text.startsWith('pragma')) return database.prepare(text)
      // A full disk ends a transaction by itself. A fault here would be told instead of that one.
      if (text === 'rollback' && !database.inTransaction) return database.prepare('select 1')
      const known = kept.get(text)
      if (known) return known
      if (kept.size >= MOST_STATEMENTS) kept.clear()
      const statement = database.prepare(text)
      kept.set(text, statement)
      return statement
    },
    close: () => void database.close()
  }
}
