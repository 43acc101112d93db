import { AppError } from '../../../server/core/http/errors.ts'

export const unknownImage = () =>
  new AppError('image-opt/unknown-image', 404, (t) => t.errors.unknownImage())

export const storeUnreachable = () =>
  new AppError('image-opt/store-unreachable', 503, (t) => t.errors.storeUnreachable())

export const fileGone = () => new AppError('image-opt/file-gone', 404, (t) => t.errors.fileGone())
