import { StoreError } from '../../../store-platform.ts'
import { isShopifyError } from '../../client/errors.ts'

/** Error codes which mean that somebody else is changing the file. A little later, the same call succeeds. */
const BUSY = ['FILE_LOCKED', 'MEDIA_CANNOT_BE_MODIFIED', 'NON_READY_STATE']

export type UserError = { code?: string | null; message: string }

export const isBusy = ({ code, message }: UserError): boolean =>
  BUSY.includes(code ?? '') || /being modified/i.test(message)

export const hasCode = (errors: UserError[], code: string): boolean =>
  errors.some((error) => error.code === code)

/** Returns the StoreError for a change that Shopify refused. `what` says what was to be changed. */
export function refusal(what: string, errors: UserError[]): StoreError {
  const [error] = errors
  const isGone = hasCode(errors, 'FILE_DOES_NOT_EXIST')
  const why = errors.map(({ code, message }) => `${code ?? ''} ${message}`.trim()).join('; ')
  if (isGone) return new StoreError('gone', `${what}: ${why}`)
  const code = error && isBusy(error) ? 'unreachable' : 'refused'
  return new StoreError(code, `${what}: ${why}`)
}

/**
 * Turns the client's errors into StoreErrors. If the shop is closed to us, its store counts as unreachable: it can be
 * reached again once the merchant opens the app.
 */
export async function translated<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!isShopifyError(error)) throw error
    const code = error.retry === 'never' ? 'refused' : 'unreachable'
    throw new StoreError(code, error.message, { cause: error })
  }
}
