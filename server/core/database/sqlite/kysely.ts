import { SqliteAdapter, SqliteDialect, type SqliteDialectConfig } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** Kysely's dialect, whose adapter leads `dialectOf` to ours. */
export class KyselySqlite extends SqliteDialect {
  readonly #dialect: Dialect
  constructor(config: SqliteDialectConfig, dialect: Dialect) {
    super(config)
    this.#dialect = dialect
  }
  override createAdapter(): SqliteAdapter {
    return Object.assign(new SqliteAdapter(), { dialect: this.#dialect })
  }
}
