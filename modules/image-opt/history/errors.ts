import { AppError } from '../../../server/core/http/errors.ts'

export const linkExpired = () =>
  new AppError('image-opt/link-expired', 403, (t) => t.errors.linkExpired())
