import { ITEM_KINDS, type ItemKind } from '../../modules/image-opt/contract.ts'
import type { Progress, Schedule } from '../../modules/image-opt/runs/schema.ts'

export const isOn = ({ process_result, opt_total }: Progress): boolean =>
  process_result === 0 && opt_total > 0

export const runningIn = (schedule: Schedule): ItemKind[] =>
  ITEM_KINDS.filter((kind) => isOn(schedule[kind]))

export const percentOf = ({ image_total, image_in }: Progress): number =>
  image_total === 0 ? 0 : ((image_total - image_in) / image_total) * 100

/**
 * Returns the kind whose run is shown. This is the kind whose run has made progress, because the runs of the other
 * kinds wait for that run. Without progress, it is the first kind.
 */
export const shownOf = (schedule: Schedule, kinds: ItemKind[]): ItemKind | undefined =>
  kinds.find((kind) => percentOf(schedule[kind]) > 0) ?? kinds[0]
