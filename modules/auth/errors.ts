import { AppError, isAppError } from '../../server/core/http/errors.ts'

export const notSignedIn = () =>
  new AppError('auth/not-signed-in', 401, (t) => t.errors.notSignedIn())

export const wrongToken = () => new AppError('auth/wrong-token', 401, (t) => t.errors.wrongToken())

export const isWrongToken = (error: unknown): boolean =>
  isAppError(error) && error.code === 'auth/wrong-token'

/**
 * The shop is closed because its merchant uninstalled the app, or because none of its tokens works. Only the merchant
 * can change that.
 */
export const shopClosed = () => new AppError('auth/shop-closed', 401, (t) => t.errors.shopClosed())

export const otherOrigin = () =>
  new AppError('auth/other-origin', 403, (t) => t.errors.otherOrigin())
