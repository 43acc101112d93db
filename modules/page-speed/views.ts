import type { TranslationFunctions } from '../../locales/i18n-types.ts'
import type { CheckReason } from './checker/checker.ts'
import type { DeviceResult } from './checks.ts'
import type { SpeedView } from './schema.ts'
import type { SpeedCheck } from './sql.ts'

/** What of a check decides the state of the page. */
type CheckState = Pick<SpeedCheck, 'state' | 'reason'>

/**
 * Takes the place of the first check on a server that has no checker. Without it, each visit of the dashboard would
 * start a check that the server refuses (specification §12.6).
 */
export const UNMEASURABLE: CheckState = {
  state: 'failed',
  reason: 'no-checker' satisfies CheckReason
}

/**
 * Returns what the dashboard shows: the latest scores and the state of the latest check. A failed check does not hide
 * earlier scores.
 */
export function viewSpeed(
  latest: CheckState | undefined,
  scored: SpeedCheck | undefined,
  { speed }: TranslationFunctions
): SpeedView {
  const [desktop, mobile] = [resultOf(scored?.desktop), resultOf(scored?.mobile)]
  const reason = latest?.state === 'failed' ? (latest.reason as CheckReason) : undefined
  return {
    score: { pc: desktop?.score ?? null, mb: mobile?.score ?? null },
    spread: { pc: desktop?.spread ?? null, mb: mobile?.spread ?? null },
    status: statusOf(latest),
    reason: reason ? speed.reasons[reason]() : '',
    checked_at: scored?.ended_at ?? '',
    opportunities: { pc: viewOpportunities(desktop), mb: viewOpportunities(mobile) }
  }
}

function statusOf(latest: CheckState | undefined): SpeedView['status'] {
  if (!latest) return 0
  return ({ running: 2, done: 1, failed: 3 } as const)[latest.state]
}

/** Parses a result column of speed_check. Only this module writes these columns, so the shape is trusted. */
export const resultOf = (json: string | null | undefined): DeviceResult | undefined =>
  json ? (JSON.parse(json) as DeviceResult) : undefined

const viewOpportunities = (result: DeviceResult | undefined) =>
  (result?.opportunities ?? []).map(({ id, title, savingMs }) => ({ id, title, saving: savingMs }))
