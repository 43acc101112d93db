import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit'

/** A fleet's connection to its database (server/core/fleet/session.ts). */
type Session = { query<Row extends object>(text: string, values: unknown[]): Promise<Row[]> }

type Counted = (error: Error | null, result?: { current: number; ttl: number }) => void

/** How often rows whose time is over are removed. */
const SWEEP_MS = 10 * 60_000

const NOW = 'extract(epoch from clock_timestamp())::float8'
const IS_OVER = `request_count.ends_at <= ${NOW}`

/**
 * Returns the store of @fastify/rate-limit that counts the requests of all processes of a fleet. All limits share it, so
 * each key has to name its limit.
 */
export function sharedCounts({ session }: { session: Session }): FastifyRateLimitStoreCtor {
  setInterval(() => {
    session.query(`delete from request_count where ${IS_OVER}`, []).catch(() => {})
  }, SWEEP_MS).unref()

  return class SharedCounts {
    incr(key: string, done: Counted, windowMs = 0): void {
      const counting = session.query<{ count: number; left_s: number }>(
        `insert into request_count (key, count, ends_at) values ($1, 1, ${NOW} + $2::float8)
          on conflict (key) do update set
            count = case when ${IS_OVER} then 1 else request_count.count + 1 end,
            ends_at = case when ${IS_OVER} then excluded.ends_at else request_count.ends_at end
          returning count::int, ends_at - ${NOW} as left_s`,
        [key, windowMs / 1000]
      )
      answer(counting, done)
    }

    /** Reports the count without changing it. */
    read(key: string, done: Counted): void {
      const reading = session.query<{ count: number; left_s: number }>(
        `select count::int, ends_at - ${NOW} as left_s from request_count
          where key = $1 and not ${IS_OVER}`,
        [key]
      )
      answer(reading, done)
    }

    child(): SharedCounts {
      return this
    }
  } as unknown as FastifyRateLimitStoreCtor
}

function answer(asking: Promise<{ count: number; left_s: number }[]>, done: Counted): void {
  asking.then(
    ([row]) => done(null, { current: row?.count ?? 0, ttl: (row?.left_s ?? 0) * 1000 }),
    (error: Error) => done(error)
  )
}
