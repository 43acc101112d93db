import { AppError } from '../../../server/core/http/errors.ts'

/** The message names each unsupported file on a separate line. */
export const notSupported = (names: string[]) =>
  new AppError('image-opt/not-supported', 415, (t) =>
    [
      t.uploadErrors.refusedTitle(),
      ...names.map((name) => t.uploadErrors.notSupported({ name }))
    ].join('\n')
  )

/** The name and the announced type are right, but the bytes are not those of such a picture. */
export const uploadDamaged = (name: string) =>
  new AppError('image-opt/upload-damaged', 415, (t) => t.uploadErrors.damaged({ name }))

/** Has the status of the first refusal and the messages of all of them, one per line. */
export const allRefused = (refusals: AppError[]) =>
  new AppError('image-opt/all-refused', refusals[0]?.status ?? 415, (t) =>
    [...new Set(refusals.map((refusal) => refusal.say(t)))].join('\n')
  )

export const nothingUploaded = () =>
  new AppError('image-opt/nothing-uploaded', 422, (t) => t.uploadErrors.none())

export const uploadTooLarge = (name: string) =>
  new AppError('image-opt/upload-too-large', 413, (t) => t.uploadErrors.tooLarge({ name }))

/** Fewer bytes arrived than were announced. */
export const uploadUnlike = (name: string) =>
  new AppError('image-opt/upload-unlike', 400, (t) => t.uploadErrors.incomplete({ name }))

export const UPLOAD_BROKEN = 'image-opt/upload-broken'

export const uploadBroken = () => new AppError(UPLOAD_BROKEN, 400, (t) => t.uploadErrors.broken())

export const uploadLinkUsed = () =>
  new AppError('image-opt/upload-link-used', 409, (t) => t.uploadErrors.linkUsed())

export const uploadLinkExpired = () =>
  new AppError('image-opt/upload-link-expired', 403, (t) => t.uploadErrors.linkExpired())

export const unknownUpload = () =>
  new AppError('image-opt/unknown-upload', 404, (t) => t.uploadErrors.unknown())

export const tooManyWaiting = () =>
  new AppError('image-opt/too-many-waiting', 429, (t) => t.uploadErrors.tooManyWaiting())
