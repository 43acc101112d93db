import { HOUR_MS } from '../clock.ts'

/** A step of the clock forwards that nothing has confirmed. */
export type Jump = {
  ms: number
  /** Until when it counts, in `ranMs` of the record. */
  untilMs: number
  /** Whether the clock was confirmed before the step, so that only the step can be wrong. */
  isAlone: boolean
}

/** What is known of the clock after a check. All checks of a fleet share one record. */
export type ClockRecord = {
  /** The time of the last check; null before the first. */
  seenAt: number | null
  /** For how long servers have run in all, as far as a clock that cannot be set has measured it. */
  ranMs: number
  /** Whether something outside agreed with the clock at the last check. */
  isConfirmed: boolean
  jumps: Jump[]
}

export type Check = {
  now: number
  /** For how long this process has run since its last check. Another process may have checked meanwhile. */
  ranMs: number
  /** Whether something outside agrees with the clock now. */
  isConfirmed: boolean
  /** For how long servers have to run until a jump no longer counts. */
  keptMs: number
}

/** A smaller step is no jump. Time servers correct a clock by less, at each of the checks, five minutes apart. */
const LEAST_MS = 10_000

/** Jumps that stop to count within the same six hours are one, so that a record has 121 of them at most. */
const MERGED_MS = 6 * HOUR_MS

/**
 * Returns the record after a check. What passed by the clock while no server ran, or in a step of the clock, is a jump,
 * until servers have run for long enough after it. Then everything that was kept before it has been kept for long
 * enough, whatever the clock said. A jump does not count when the clock was confirmed before and after it. A step
 * backwards takes jumps back.
 */
export function afterCheck(record: ClockRecord, check: Check): ClockRecord {
  const { now, isConfirmed } = check
  const passed = now - (record.seenAt ?? 0)
  const ran = Math.max(0, Math.min(passed, check.ranMs))
  const ranMs = record.ranMs + ran
  const jumps = record.jumps.filter(
    ({ untilMs, isAlone }) => untilMs > ranMs && !(isAlone && isConfirmed)
  )
  const step = passed - ran
  if (step < 0) takeBack(jumps, -step)
  else if (step >= LEAST_MS && !(record.isConfirmed && isConfirmed))
    add(jumps, {
      ms: step,
      untilMs: Math.ceil((ranMs + check.keptMs) / MERGED_MS) * MERGED_MS,
      isAlone: record.isConfirmed
    })
  return { seenAt: now, ranMs, isConfirmed, jumps }
}

/** Returns by how much the clock may be ahead. */
export const unconfirmedMs = ({ jumps }: ClockRecord): number =>
  jumps.reduce((sum, { ms }) => sum + ms, 0)

function add(jumps: Jump[], jump: Jump): void {
  const last = jumps.at(-1)
  if (last?.untilMs === jump.untilMs && last.isAlone === jump.isAlone) last.ms += jump.ms
  else jumps.push(jump)
}

/** Takes the latest jumps back. What is left of the step says that the clock is behind, which deletes nothing. */
function takeBack(jumps: Jump[], ms: number): void {
  for (let left = ms; left > 0; ) {
    const last = jumps.pop()
    if (!last) return
    if (last.ms > left) jumps.push({ ...last, ms: last.ms - left })
    left -= last.ms
  }
}
