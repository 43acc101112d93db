import { MINUTE_MS, toText } from '../clock.ts'
import type { Db } from '../database/db.ts'
import { type ClockRecord, unconfirmedMs } from './clock-record.ts'

/** A server checks its clock every five minutes; this is a check that was missed. */
const UNCHECKED_MS = 10 * MINUTE_MS

export async function readRecord(db: Db): Promise<ClockRecord | undefined> {
  const row = await db.selectFrom('clock_check').selectAll().executeTakeFirst()
  return (
    row && {
      seenAt: row.seen_at === null ? null : Date.parse(row.seen_at),
      ranMs: row.ran_ms,
      isConfirmed: row.is_confirmed === 1,
      jumps: JSON.parse(row.jumps)
    }
  )
}

/** Returns by how much the clock may be ahead, by what servers have recorded. */
export async function findUnconfirmedMs(db: Db): Promise<number> {
  const record = await readRecord(db)
  return record ? unconfirmedMs(record) : 0
}

export async function writeRecord(trx: Db, { seenAt, ranMs, isConfirmed, jumps }: ClockRecord) {
  const row = {
    seen_at: seenAt === null ? null : toText(new Date(seenAt)),
    ran_ms: ranMs,
    is_confirmed: isConfirmed ? 1 : 0,
    jumps: JSON.stringify(jumps)
  }
  await trx
    .insertInto('clock_check')
    .values({ id: 1, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

/**
 * Returns the latest time that may be trusted now, as far as the checks of servers tell: also inside a transaction, and
 * for commands. What the clock has gained since the last check counts only as long as a check may be away.
 * @param now the time by the clock
 */
export async function trustedAt(db: Db, now: Date): Promise<Date> {
  const record = await readRecord(db)
  if (!record) return now
  const checked = Math.min(now.getTime(), (record.seenAt ?? 0) + UNCHECKED_MS)
  return new Date(checked - unconfirmedMs(record))
}
