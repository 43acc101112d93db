import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { orGone } from '../database/postgres/gone.ts'
import { openKeyedMutex } from '../keyed-mutex.ts'
import type { FleetLog } from './fleet.ts'

/** How long a query waits for a connection before it fails. */
const CONNECT_MS = 5000

/** The pause before the next attempt to connect again. */
const REST_MS = 1000

/**
 * How soon PostgreSQL notices that the machine of a session is gone, and frees its locks: after 30 s of silence it asks
 * three times, every 10 s.
 */
const KEEPALIVES = ['idle=30', 'interval=10', 'count=3'].map((text) => `-c tcp_keepalives_${text}`)

/** A commit does not wait for the disk: counts of requests and of points are right again a minute after they were lost. */
const COMMITS = '-c synchronous_commit=off'

/**
 * One connection that lasts as long as this process. PostgreSQL frees its advisory locks when it ends, however the
 * process ends, as an operating system does with the lock of a file.
 */
export type Session = {
  query<Row extends object>(text: string, values: unknown[]): Promise<Row[]>
  close(): Promise<void>
}

/**
 * Opens the session.
 * @param onOpen takes the locks that this process holds as long as it runs; called again whenever the connection was
 * lost and is back
 */
export async function openSession(
  databaseUrl: string,
  log: FleetLog,
  onOpen: (query: Session['query']) => Promise<void>
): Promise<Session> {
  const inTurn = openKeyedMutex()
  let client = await connect()
  let isClosed = false

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'page-speed-boost session',
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
      options: [...KEEPALIVES, COMMITS].join(' ')
    })
    next.on('error', () => {})
    await orGone(() => next.connect())
    try {
      await onOpen((text, values) => ask(next, text, values))
    } catch (error) {
      await next.end().catch(() => {})
      throw error
    }
    next.once('end', () => void connectAgain())
    return next
  }

  async function connectAgain(): Promise<void> {
    if (isClosed) return
    log.warn({}, 'the connection that holds the locks of this process was lost')
    while (!isClosed) {
      const next = await connect().catch(() => undefined)
      if (next) {
        client = next
        log.info({}, 'the connection that holds the locks of this process is back')
        return
      }
      await setTimeout(REST_MS, undefined, { ref: false })
    }
  }

  return {
    // The driver takes one statement at a time.
    query: (text, values) => inTurn('', () => ask(client, text, values)),
    async close() {
      isClosed = true
      await client.end().catch(() => {})
    }
  }
}

async function ask<Row extends object>(
  client: pg.Client,
  text: string,
  values: unknown[]
): Promise<Row[]> {
  return (await orGone(() => client.query<Row>(text, values))).rows
}
