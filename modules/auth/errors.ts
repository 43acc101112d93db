import { AppError, isAppError } from '../../server/core/http/errors.ts'

export const notSignedIn = () =>
  new AppError('auth/not-signed-in', 401, (t) => t.errors.notSignedIn())

export const wrongToken = () => new AppError('auth/wrong-token', 401, (t) => t.errors.wrongToken())

export const isWrongToken = (error: unknown): boolean =>
  isAppError(error) && error.code === 'auth/wrong-token'

/**
 * The merchant uninstalled the app, or none of the shop's tokens works. In either case only the merchant can help.
 */
export const shopClosed = () => new AppError('auth/shop-closed', 401, (t) => t.errors.shopClosed())

export const otherOrigin = () =>
  new AppError('auth/other-origin', 403, (t) => t.errors.otherOrigin())
