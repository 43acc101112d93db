import type { ErrorCode } from '../../../server/core/http/error-codes.ts'
import { AppError } from '../../../server/core/http/errors.ts'
import type { KindWord } from '../contract.ts'

/** How a call is refused that chooses images to optimise. */
export const CHOICE_REFUSALS = [
  'pricing/plan-lacks',
  'image-opt/no-target',
  'image-opt/all-excluded',
  'image-opt/only-published',
  'image-opt/wrong-state'
] as const satisfies ErrorCode[]

/** How a call is refused that needs quota. */
export const QUOTA_REFUSALS = [
  'pricing/quota-used-up',
  'image-opt/quota-short'
] as const satisfies ErrorCode[]

export const wrongState = (kind: KindWord) =>
  new AppError('image-opt/wrong-state', 422, (t) => t.errors.wrongState[kind]())

export const nothingToOptimise = () =>
  new AppError('image-opt/nothing-to-optimise', 409, (t) => t.errors.nothingToOptimize())

export const nothingRunning = () =>
  new AppError('image-opt/nothing-running', 409, (t) => t.errors.nothingRunning())

export const noTarget = () => new AppError('image-opt/no-target', 409, (t) => t.errors.noTarget())

export const onlyPublished = () =>
  new AppError('image-opt/only-published', 409, (t) => t.errors.onlyPublished())

export const allExcluded = () =>
  new AppError('image-opt/all-excluded', 409, (t) => t.automaticReplies.excluded())

export const alreadyEstimating = () =>
  new AppError('image-opt/already-estimating', 429, (t) => t.errors.alreadyEstimating())

export const nothingPaused = () =>
  new AppError('image-opt/nothing-paused', 409, (t) => t.automaticReplies.nothingPaused())

/** The quota covers only some of the chosen images, and the caller asked for such a run to be refused. */
export const quotaShort = (covered: number, chosen: number) =>
  new AppError('image-opt/quota-short', 402, (t) => t.errors.quotaShort({ covered, chosen }), {
    fields: ['on_shortage']
  })

export const unknownRun = () =>
  new AppError('image-opt/unknown-run', 404, (t) => t.automaticReplies.unknownRun())

export const nothingToUndo = () =>
  new AppError('image-opt/nothing-to-undo', 409, (t) => t.automaticReplies.nothingToUndo())

export const nothingToRetry = () =>
  new AppError('image-opt/nothing-to-retry', 409, (t) => t.automaticReplies.nothingToRetry())
