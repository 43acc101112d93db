import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { openKeyedMutex } from '../../keyed-mutex.ts'
import { orGone } from './gone.ts'

/** The first pause before a lock is tried again, and the longest. Each is twice as long as the one before. */
const FIRST_PAUSE_MS = 10
const LONGEST_PAUSE_MS = 250

/** Two numbers that mark the locks of this application among those of the database. */
const OF_KEYS = 7_364_002
export const OF_SCHEMA = 7_364_003

/**
 * One connection of a process beside its pool. It holds the locks that outlive a statement, so that no number of
 * waiting callers takes connections from others. PostgreSQL frees the locks when the process ends, however it ends.
 */
export type Session = {
  /** Runs work while no other process runs work with the same key. */
  exclusively<Result>(key: string, work: () => Promise<Result>): Promise<Result>
  /**
   * Runs work while no other process uses the database, unless another one has done it in the meantime. Returns false if
   * one used the database for all of `patienceMs`.
   */
  alone(
    patienceMs: number,
    work: () => Promise<void>,
    isDone: () => Promise<boolean>
  ): Promise<boolean>
  /** Marks the database as used by this process until the session ends. */
  join(): Promise<void>
  close(): Promise<void>
}

export function openSession(config: pg.ClientConfig): Session {
  const inTurn = openKeyedMutex()
  const { ask, join, close } = openConnection(config)
  return {
    exclusively: (key, work) =>
      // The connection would get a lock that it has already once more.
      inTurn(key, async () => {
        for (let pause = FIRST_PAUSE_MS; !(await ask(TRY_KEY, [OF_KEYS, key])); ) {
          await setTimeout(pause * (0.5 + Math.random() / 2))
          pause = Math.min(LONGEST_PAUSE_MS, pause * 2)
        }
        try {
          return await work()
        } finally {
          // Without the connection, the lock is free already.
          await ask(FREE_KEY, [OF_KEYS, key]).catch(() => {})
        }
      }),

    async alone(patienceMs, work, isDone) {
      const end = performance.now() + patienceMs
      while (!(await ask(TRY_SCHEMA, [OF_SCHEMA]))) {
        if (await isDone()) return true
        if (performance.now() > end) return false
        await setTimeout(LONGEST_PAUSE_MS)
      }
      try {
        await work()
        return true
      } finally {
        await ask(FREE_SCHEMA, [OF_SCHEMA]).catch(() => {})
      }
    },

    join,
    close
  }
}

/** One connection, which is opened when something is asked, and again after it was lost. */
function openConnection(config: pg.ClientConfig) {
  const statements = openKeyedMutex()
  let connecting: Promise<pg.Client> | undefined
  let hasJoined = false
  let isClosed = false

  function connect(): Promise<pg.Client> {
    connecting ??= (async () => {
      const client = new pg.Client(config)
      // All locks end with the connection. The next caller opens another.
      client.on('error', forget)
      client.on('end', forget)
      try {
        await client.connect()
        if (hasJoined) await client.query(JOIN, [OF_SCHEMA])
        return client
      } catch (error) {
        forget()
        throw error
      }
    })()
    return connecting
  }
  function forget() {
    connecting = undefined
    if (hasJoined && !isClosed) void comeBack()
  }
  /** Other processes must know that this one still uses the database, so the session does not wait for a caller. */
  async function comeBack(): Promise<void> {
    await setTimeout(1000, undefined, { ref: false })
    if (!isClosed) await connect().catch(() => {})
  }

  /** Returns whether the first value of the first row is true. */
  const ask = async (text: string, values: unknown[]): Promise<boolean> => {
    const { rows } = await orGone(async () =>
      // The driver takes one statement at a time.
      statements('', async () =>
        (await connect()).query<[boolean]>({ text, values, rowMode: 'array' })
      )
    )
    return rows[0]?.[0] === true
  }

  return {
    ask,
    async join() {
      hasJoined = true
      await ask(JOIN, [OF_SCHEMA])
    },
    async close() {
      isClosed = true
      const client = await connecting?.catch(() => undefined)
      await client?.end()
    }
  }
}

const TRY_KEY = 'select pg_try_advisory_lock($1::integer, hashtext($2))'
const FREE_KEY = 'select pg_advisory_unlock($1::integer, hashtext($2))'
const TRY_SCHEMA = 'select pg_try_advisory_lock($1::bigint)'
const FREE_SCHEMA = 'select pg_advisory_unlock($1::bigint)'
/** Waits while another process migrates. */
const JOIN = 'select pg_advisory_lock_shared($1::bigint) is not null'
