import type { Db } from '../../server/core/database/db.ts'
import type { MovableClock } from './clock.ts'

/** How far the clock moves at a time, in milliseconds. Shorter than any delay before a retry. */
const STEP_MS = 2000

/**
 * Moves the clock forward while the work runs, so that postponed images are retried soon. While an image is in flight it
 * stands still: on a busy machine, its lease and its waits for the store would end before the machine has done its part.
 */
export async function hurrying<Result>(
  { db, clock }: { db: Db; clock: MovableClock },
  work: Promise<Result>
): Promise<Result> {
  let isOver = false
  const move = async () => {
    while (!isOver) {
      if (!(await isAnyInFlight(db))) clock.forward(STEP_MS)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  const moving = move()
  try {
    return await work
  } finally {
    isOver = true
    await moving
  }
}

async function isAnyInFlight(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('run_item')
    .select('id')
    .where('state', '=', 'working')
    .where('lease_owner', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}
