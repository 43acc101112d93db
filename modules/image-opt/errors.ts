import { AppError } from '../../server/core/errors.ts'
import type { KindWord } from './contract.ts'

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

export const mustSetUp = () =>
  new AppError('image-opt/must-set-up', 409, (t) => t.automaticReplies.mustSetUp())

export const noFeature = () =>
  new AppError('image-opt/no-feature', 409, (t) => t.automaticReplies.noFeature())

export const nothingPaused = () =>
  new AppError('image-opt/nothing-paused', 409, (t) => t.automaticReplies.nothingPaused())

export const unknownRun = () =>
  new AppError('image-opt/unknown-run', 404, (t) => t.automaticReplies.unknownRun())

export const nothingToUndo = () =>
  new AppError('image-opt/nothing-to-undo', 409, (t) => t.automaticReplies.nothingToUndo())

export const nothingToRetry = () =>
  new AppError('image-opt/nothing-to-retry', 409, (t) => t.automaticReplies.nothingToRetry())

export const unknownImage = () =>
  new AppError('image-opt/unknown-image', 404, (t) => t.errors.unknownImage())

export const storeUnreachable = () =>
  new AppError('image-opt/store-unreachable', 503, (t) => t.errors.storeUnreachable())

/** Names each unsupported file on a line of its own. */
export const notSupported = (names: string[]) =>
  new AppError('image-opt/not-supported', 415, (t) =>
    [
      t.uploadErrors.refusedTitle(),
      ...names.map((name) => t.uploadErrors.notSupported({ name }))
    ].join('\n')
  )

export const nothingUploaded = () =>
  new AppError('image-opt/nothing-uploaded', 422, (t) => t.uploadErrors.none())

export const uploadTooLarge = (name: string) =>
  new AppError('image-opt/upload-too-large', 413, (t) => t.uploadErrors.tooLarge({ name }))

/** Fewer bytes arrived than were announced. */
export const uploadUnlike = (name: string) =>
  new AppError('image-opt/upload-unlike', 400, (t) => t.uploadErrors.incomplete({ name }))

export const uploadBroken = () =>
  new AppError('image-opt/upload-broken', 400, (t) => t.uploadErrors.broken())

export const uploadLinkUsed = () =>
  new AppError('image-opt/upload-link-used', 409, (t) => t.uploadErrors.linkUsed())

export const uploadLinkExpired = () =>
  new AppError('image-opt/upload-link-expired', 403, (t) => t.uploadErrors.linkExpired())

export const unknownUpload = () =>
  new AppError('image-opt/unknown-upload', 404, (t) => t.uploadErrors.unknown())

export const tooManyWaiting = () =>
  new AppError('image-opt/too-many-waiting', 429, (t) => t.uploadErrors.tooManyWaiting())

export const linkExpired = () =>
  new AppError('image-opt/link-expired', 403, (t) => t.errors.linkExpired())

export const fileGone = () => new AppError('image-opt/file-gone', 404, (t) => t.errors.fileGone())

export const noSettingsTarget = () =>
  new AppError('image-opt/no-settings-target', 422, (t) => t.errors.noTarget())

export const notOneCompression = () =>
  new AppError('image-opt/not-one-compression', 422, (t) => t.imageSettings.oneCompression())

export const settingsChanged = () =>
  new AppError('image-opt/settings-changed', 409, (t) => t.imageSettings.changedElsewhere())

/** `fields` names the inputs to highlight. */
export const emptyTemplate = (fields: string[]) =>
  new AppError('image-opt/empty-template', 422, (t) => t.imageSettings.emptyTemplate(), { fields })

export const unknownField = (field: string, input: string) =>
  new AppError('image-opt/unknown-field', 422, (t) => t.imageSettings.unknownField({ field }), {
    fields: [input]
  })

export const watermarkMissing = () =>
  new AppError('image-opt/watermark-missing', 422, (t) => t.imageSettings.watermarkMissing())

export const watermarkTooLarge = () =>
  new AppError('image-opt/watermark-too-large', 413, (t) => t.imageSettings.watermarkTooLarge())

export const watermarkWrongType = () =>
  new AppError('image-opt/watermark-wrong-type', 415, (t) => t.imageSettings.watermarkWrongType())

export const watermarkTooManyPixels = () =>
  new AppError('image-opt/watermark-too-many-pixels', 422, (t) =>
    t.imageSettings.watermarkTooManyPixels()
  )

export const watermarkDamaged = () =>
  new AppError('image-opt/watermark-damaged', 422, (t) => t.imageSettings.watermarkDamaged())

export const wrongLegacyField = (field: string) =>
  new AppError('image-opt/wrong-legacy-field', 400, (t) =>
    t.errors.field({ field, detail: t.imageSettings.notAllowed() })
  )
