import type { Progress, Schedule } from '../../modules/image-opt/schema.ts'
import type { RunType } from '../lib/store.ts'

/** By data_type - 1. */
export const KINDS = ['product', 'collection', 'article', 'upload'] as const
export type Kind = (typeof KINDS)[number]

export const kindOf = (type: RunType): Kind => KINDS[type - 1] as Kind

export const typeOf = (kind: Kind): RunType => (KINDS.indexOf(kind) + 1) as RunType

export const isOn = ({ process_result, opt_total }: Progress): boolean =>
  process_result === 0 && opt_total > 0

export const runningIn = (schedule: Schedule): Kind[] =>
  KINDS.filter((kind) => isOn(schedule[kind]))

export const percentOf = ({ image_total, image_in }: Progress): number =>
  image_total === 0 ? 0 : ((image_total - image_in) / image_total) * 100

/** Among several runs, the one in progress: the others wait for it. */
export const shownOf = (schedule: Schedule, kinds: Kind[]): Kind | undefined =>
  kinds.find((kind) => percentOf(schedule[kind]) > 0) ?? kinds[0]
