import type { ErrorCode } from '../../../server/core/http/error-codes.ts'
import { AppError } from '../../../server/core/http/errors.ts'

/** How a call is refused that brings a picture for the watermark. */
export const PICTURE_REFUSALS = [
  'image-opt/watermark-too-large',
  'image-opt/watermark-wrong-type',
  'image-opt/watermark-too-many-pixels',
  'image-opt/watermark-damaged'
] as const satisfies ErrorCode[]

/** How both calls are refused that save the settings. */
export const SAVE_REFUSALS = [
  'server/malformed-form',
  'image-opt/must-set-up',
  'image-opt/no-feature',
  'image-opt/no-settings-target',
  'image-opt/not-one-compression',
  'image-opt/settings-changed',
  'image-opt/empty-template',
  'image-opt/unknown-field',
  'image-opt/watermark-missing',
  ...PICTURE_REFUSALS
] as const satisfies ErrorCode[]

export const mustSetUp = () =>
  new AppError('image-opt/must-set-up', 409, (t) => t.automaticReplies.mustSetUp())

export const noFeature = () =>
  new AppError('image-opt/no-feature', 409, (t) => t.automaticReplies.noFeature())

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

export const settingsNotJson = (detail: string) =>
  new AppError('image-opt/settings-not-json', 400, (t) => t.errors.malformed({ detail }))
