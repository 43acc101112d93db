import { AppError } from '../../server/core/http/errors.ts'

export const unknownLanguage = (language: string) =>
  new AppError('settings/unknown-language', 422, (t) => t.errors.unknownLanguage({ language }))

export const unknownSwitch = (name: string) =>
  new AppError('settings/unknown-switch', 422, (t) => t.errors.unknownSwitch({ name }))

export const tooManyNames = () =>
  new AppError('settings/too-many-names', 429, (t) => t.errors.tooManyRequests())
