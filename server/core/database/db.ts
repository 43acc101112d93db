import Sqlite from 'better-sqlite3'
import { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { AuthTables } from '../../../modules/auth/tables.ts'
import type { GuidanceTables } from '../../../modules/guidance/tables.ts'
import type { IdempotencyTables } from '../../../modules/idempotency/tables.ts'
import type { ImageOptTables } from '../../../modules/image-opt/tables.ts'
import type { JournalTables } from '../../../modules/journal/tables.ts'
import type { PageSpeedTables } from '../../../modules/page-speed/tables.ts'
import type { PricingTables } from '../../../modules/pricing/tables.ts'
import type { RecommendationsTables } from '../../../modules/recommendations/tables.ts'
import type { SettingsTables } from '../../../modules/settings/tables.ts'
import type { SupportTables } from '../../../modules/support/tables.ts'
import type { WebhookTables } from '../../../modules/webhooks/tables.ts'
import type { TimeTables } from '../time/tables.ts'
import { SQLITE } from './sqlite/dialect.ts'
import { KyselySqlite } from './sqlite/kysely.ts'

/** All tables of the schema. Each module declares its own; a platform adds its own to this interface. */
export interface Database
  extends AuthTables,
    GuidanceTables,
    ImageOptTables,
    JournalTables,
    PageSpeedTables,
    PricingTables,
    RecommendationsTables,
    SettingsTables,
    SupportTables,
    WebhookTables,
    IdempotencyTables,
    TimeTables {}

/**
 * Either a connection or a transaction. A function that takes a Db leaves it to its caller which queries form one
 * transaction.
 */
export type Db = Kysely<Database>

/**
 * Opens the SQLite file, or a database in memory: a new one for ':memory:', or a copy of the one in a file's bytes.
 * There is only one connection. Inside `inTransaction`, use the transaction for every query: a query on `db` would wait
 * for ever.
 */
export function openDb(source: string | Buffer): Db {
  const database = new Sqlite(source)
  database.pragma('journal_mode = WAL')
  // FULL, because with NORMAL a power cut could lose the last commits. A row that says "replaced" must survive a power
  // cut as reliably as the file does.
  database.pragma('synchronous = FULL')
  database.pragma('busy_timeout = 5000')
  database.pragma('foreign_keys = ON')
  return new Kysely<Database>({
    dialect: new KyselySqlite({ database: keepStatements(database) }, SQLITE)
  })
}

/**
 * The maximum number of cached statements. A list page needs only about thirty, but each list of ids with a new length
 * adds a statement.
 */
const MOST_STATEMENTS = 500

/**
 * Caches prepared statements. Without the cache, Kysely prepares each statement again, which took a quarter of the
 * query time.
 */
function keepStatements(database: Sqlite.Database) {
  const kept = new LRUCache<string, Sqlite.Statement>({ max: MOST_STATEMENTS })
  return {
    prepare(text: string) {
      // Some pragmas take effect while SQLite prepares them, so a cached pragma would have no effect the second time.
      if (text.startsWith('pragma')) return database.prepare(text)
      // Kysely begins a transaction without the right to write. If another process wrote between the reads and the
      // first write of such a transaction, SQLite would refuse that write at once (SQLITE_BUSY_SNAPSHOT).
      if (text === 'begin') return database.prepare('begin immediate')
      // When the disk is full, SQLite has already rolled the transaction back, and a second rollback would fail. That
      // error would hide the original one, so a harmless statement is run instead.
      if (text === 'rollback' && !database.inTransaction) return database.prepare('select 1')
      const known = kept.get(text)
      if (known) return known
      const statement = database.prepare(text)
      kept.set(text, statement)
      return statement
    },
    close: () => void database.close()
  }
}
