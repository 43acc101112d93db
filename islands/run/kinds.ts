import { ITEM_KINDS, type ItemKind } from '../../modules/image-opt/contract.ts'
import type { Progress, Schedule } from '../../modules/image-opt/runs/schema.ts'

export const isOn = ({ process_result, opt_total }: Progress): boolean =>
  process_result === 0 && opt_total > 0

export const runningIn = (schedule: Schedule): ItemKind[] =>
  ITEM_KINDS.filter((kind) => isOn(schedule[kind]))

/**
 * The kinds whose run has ended: it was expected to be running, or it is an automatic one so short that it started
 * and ended between two answers.
 */
export function endedIn(
  now: Schedule,
  before: Schedule,
  expected: ReadonlySet<ItemKind>
): Set<ItemKind> {
  const running = runningIn(now)
  const ended = [...expected].filter((kind) => !running.includes(kind))
  const missed = ITEM_KINDS.filter(
    (kind) =>
      now[kind].process_type === 'automatic' &&
      now[kind].process_result === 1 &&
      now[kind].run_id !== before[kind].run_id
  )
  return new Set([...ended, ...missed])
}

export const percentOf = ({ image_total, image_in }: Progress): number =>
  image_total === 0 ? 0 : ((image_total - image_in) / image_total) * 100

/** Among several runs, the one in progress: the others wait for it. */
export const shownOf = (schedule: Schedule, kinds: ItemKind[]): ItemKind | undefined =>
  kinds.find((kind) => percentOf(schedule[kind]) > 0) ?? kinds[0]
