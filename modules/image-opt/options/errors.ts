import { AppError } from '../../../server/core/http/errors.ts'

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
