import { setTimeout } from 'node:timers/promises'
import { codeOf } from '../../disk/errors.ts'

/** PostgreSQL rolled a transaction back because of others that ran at the same time: it may succeed when repeated. */
const COLLISIONS = ['40001', '40P01']

/**
 * Another transaction added a row with the same key after this one had looked for one by other columns. A repeated one
 * finds that row.
 */
const SAME_KEY = '23505'

/**
 * How often work is repeated. Of the transactions that collide one succeeds, so this is enough for as many as a
 * PostgreSQL server has connections by default.
 */
const MOST_ATTEMPTS = 100

/** The pause before an attempt is random, up to twice as long as before the last one, and at most this long. */
const LONGEST_PAUSE_MS = 200

/**
 * Runs work again from the start as long as it collides with the work of others. The same key twice in a row is no
 * collision: PostgreSQL reports it when the other row is there for everybody, so the work has overlooked it.
 */
export async function repeatCollided<Result>(work: () => Promise<Result>): Promise<Result> {
  let lastKey: string | undefined
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      const code = codeOf(error)
      const key = code === SAME_KEY ? (error as { detail?: string }).detail : undefined
      const isCollision = COLLISIONS.includes(code) || (key !== undefined && key !== lastKey)
      if (!isCollision || attempt === MOST_ATTEMPTS) throw error
      lastKey = key
      await setTimeout(Math.random() * Math.min(LONGEST_PAUSE_MS, 2 ** attempt))
    }
  }
}
