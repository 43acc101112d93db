import { openSeenRows, type Sync } from '../../../modules/image-opt/catalogue/seen-rows.ts'
import { dropUnseen } from '../../../modules/image-opt/catalogue/sql.ts'
import { takeChanged } from '../../../modules/image-opt/catalogue/sql-changes.ts'
import type { Db } from '../../../server/core/database/db.ts'
import { itemAt } from './large-shop.ts'

const msSince = (before: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/**
 * Measures a full sync that finds nothing new, in milliseconds of processor time, and the longest time for which it blocks
 * everybody else.
 */
export async function measureSync(db: Db, items: number) {
  const seen = { items: openSeenRows(), images: openSeenRows() }
  const sync: Sync = { shopId: 1, beganAt: '2026-11-21T00:00:00.000Z', ...seen }
  let longest = 0
  const before = process.cpuUsage()
  for (let start = 0; start < items; start += 25) {
    const page = Array.from({ length: 25 }, (_, index) => itemAt(start + index + 1))
    const began = performance.now()
    const changed = await takeChanged(db, sync, page)
    if (changed.length > 0) throw new Error(`Expected unchanged items, found ${changed.length}`)
    longest = Math.max(longest, performance.now() - began)
  }
  const thousand = (msSince(before) / items) * 1000
  const began = process.cpuUsage()
  await dropUnseen(db, sync, sync.beganAt)
  return { thousand, longest, end: msSince(began) }
}
