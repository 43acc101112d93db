import t from 'tap'
import { reserveUnit, spendUnit } from '../../../modules/pricing/commands.ts'
import { inTransaction } from '../../../server/core/database/transaction.ts'
import { NOW, openLedger } from '../../support/bare-ledger.ts'

const JUMPED = '2027-01-20T08:00:00.000Z'
const CORRECTED = '2026-11-21T09:00:00.000Z'

t.test(
  'a clock that is 60 days ahead for an hour makes no charge due, and set back it finds the month as it was',
  async (t) => {
    const { db, unit, units, subscription, charges } = await openLedger(t)
    const optimise = (imageId: number, now: string) =>
      inTransaction(db, async (trx) => {
        t.ok(await reserveUnit(trx, unit(imageId, now)))
        await spendUnit(trx, unit(imageId, now))
      })
    for (const image of [1, 2, 3]) await optimise(image, NOW)
    const before = await subscription()
    await optimise(4, JUMPED)
    t.equal((await subscription()).units_taken, 1, 'a month that has not begun')
    await optimise(1, CORRECTED)
    t.strictSame(await subscription(), before, 'neither more nor less of the quota is left')
    t.strictSame(await units(), [
      '1 2026-11-01 spent 0 0',
      '2 2026-11-01 spent 0 0',
      '3 2026-11-01 spent 0 0',
      '4 2027-01-01 spent 0 0'
    ])
    t.strictSame(await charges(), [])
  }
)
