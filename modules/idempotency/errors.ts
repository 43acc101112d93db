import { AppError } from '../../server/core/http/errors.ts'

export const keyTooLong = (field: string, most: number) =>
  new AppError('idempotency/key-too-long', 400, (t) => t.errors.tooLong({ field, most }))

/** The first call under this key is still in progress, or the server was killed in the middle of it. */
export const notAnswered = () =>
  new AppError('idempotency/not-answered', 409, (t) => t.errors.keyNotAnswered())

export const otherCall = () =>
  new AppError('idempotency/other-call', 422, (t) => t.errors.keyOfOtherCall())
