import { AppError } from '../../server/core/http/errors.ts'

export const noChecker = () =>
  new AppError('page-speed/no-checker', 503, (t) => t.speed.reasons['no-checker']())

export const noEditor = () => new AppError('page-speed/no-editor', 404, (t) => t.errors.notFound())

export const noVisits = () => new AppError('page-speed/no-visits', 404, (t) => t.errors.notFound())
