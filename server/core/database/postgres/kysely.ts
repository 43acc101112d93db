import {
  type CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  type PostgresDialectConfig,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings
} from 'kysely'
import { storable } from '../storable.ts'
import { repeatCollided } from './collisions.ts'
import { postgresOn } from './dialect.ts'
import { orGone } from './gone.ts'
import type { Session } from './session.ts'

/** Kysely's dialect, with our driver and with an adapter that leads `dialectOf` to ours. */
export class KyselyPostgres implements Dialect {
  readonly #config: PostgresDialectConfig
  readonly #session: Session
  constructor(config: PostgresDialectConfig, session: Session) {
    this.#config = config
    this.#session = session
  }
  createAdapter(): PostgresAdapter {
    return Object.assign(new PostgresAdapter(), { dialect: postgresOn(this.#session) })
  }
  createDriver(): Driver {
    return new RepeatingDriver(this.#config, this.#session)
  }
  createQueryCompiler(): PostgresQueryCompiler {
    return new PostgresQueryCompiler()
  }
  createIntrospector(db: Kysely<never>): DatabaseIntrospector {
    return new PostgresIntrospector(db)
  }
}

/** Hands out connections that repeat a single statement that has collided, and whose loss is one kind of error. */
class RepeatingDriver implements Driver {
  readonly #inner: PostgresDriver
  readonly #session: Session
  constructor(config: PostgresDialectConfig, session: Session) {
    this.#inner = new PostgresDriver(config)
    this.#session = session
  }
  init() {
    return this.#inner.init()
  }
  async acquireConnection(): Promise<Connection> {
    const inner = await orGone(() => this.#inner.acquireConnection())
    return new Connection(inner as Inner)
  }
  beginTransaction(connection: Connection, settings: TransactionSettings) {
    connection.isInTransaction = true
    return orGone(() => this.#inner.beginTransaction(connection.inner, settings))
  }
  commitTransaction({ inner }: Connection) {
    return orGone(() => this.#inner.commitTransaction(inner))
  }
  rollbackTransaction({ inner }: Connection) {
    return orGone(() => this.#inner.rollbackTransaction(inner))
  }
  releaseConnection({ inner }: Connection) {
    return this.#inner.releaseConnection(inner)
  }
  async destroy() {
    await this.#session.close()
    await this.#inner.destroy()
  }
}

type Inner = Parameters<PostgresDriver['releaseConnection']>[0]

class Connection implements DatabaseConnection {
  readonly inner: Inner
  isInTransaction = false
  constructor(inner: Inner) {
    this.inner = inner
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const storedQuery = { ...query, parameters: query.parameters.map(stored) }
    const run = () => orGone(() => this.inner.executeQuery<Row>(storedQuery))
    // A statement of a transaction cannot be repeated alone.
    return this.isInTransaction ? run() : repeatCollided(run)
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number) {
    return this.inner.streamQuery<Row>(query, chunkSize)
  }
}

function stored(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stored)
  return typeof value === 'string' ? storable(value) : value
}
