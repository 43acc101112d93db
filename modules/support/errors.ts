import { AppError } from '../../server/core/http/errors.ts'

type Field = 'name' | 'email' | 'title' | 'description'

export const emptyField = (field: Exclude<Field, 'title'>) =>
  new AppError('support/empty-field', 422, (t) => t.feedback.empty[field]())

export const badEmail = () => new AppError('support/bad-email', 422, (t) => t.feedback.badEmail())

export const tooLong = (field: Field, most: number) =>
  new AppError('support/too-long', 422, (t) =>
    t.feedback.tooLong[field]({ most: most.toLocaleString('en') })
  )

export const tooManyMessages = () =>
  new AppError('support/too-many-messages', 429, (t) => t.feedback.tooMany())
