import type { TranslationFunctions } from '../../../locales/i18n-types.ts'
import type { Db } from '../../../server/core/database/db.ts'
import type { CheckReason } from '../checker/checker.ts'
import type { EffectView } from '../schema.ts'
import { findLatestMeasurement } from './sql-effect.ts'

const STATUS = { running: 2, done: 1, failed: 3 } as const

/** Returns the last result and the state of the latest measurement. A failed one does not hide an earlier result. */
export async function effectOf(
  db: Db,
  shopId: number,
  { speed }: TranslationFunctions
): Promise<EffectView> {
  const latest = await findLatestMeasurement(db, shopId)
  const done = await findLatestMeasurement(db, shopId, { isDone: true })
  const reason = latest?.state === 'failed' ? (latest.reason as CheckReason) : undefined
  return {
    status: latest ? STATUS[latest.state] : 0,
    reason: reason ? speed.reasons[reason]() : '',
    without_ms: done?.without_ms ?? null,
    with_ms: done?.with_ms ?? null,
    page: done?.path ?? '',
    measured_at: done?.ended_at ?? ''
  }
}
