import type { TranslationFunctions } from '../../../locales/i18n-types.ts'
import type { Trouble } from '../disk/trouble.ts'
import type { ERROR_CODES, ErrorCode } from './error-codes.ts'

/** The HTTP statuses that a refusal may have (decision 004). */
export type RefusalStatus =
  | 400
  | 401
  | 402
  | 403
  | 404
  | 409
  | 413
  | 414
  | 415
  | 422
  | 429
  | 431
  | 503
  | 507

/** The status that error-codes.ts names for a code. Several refusals in one may have any. */
type StatusOf<Code extends ErrorCode> = Code extends 'image-opt/all-refused'
  ? RefusalStatus
  : (typeof ERROR_CODES)[Code][0]

/**
 * A refusal that the merchant can read. `code` is `module/what`, and is listed in error-codes.ts. `say` returns the message
 * in the language of the request. The fields of `details` are added to the answer. Each module creates its refusals in
 * its errors.ts.
 */
export class AppError<Code extends ErrorCode = ErrorCode> extends Error {
  override readonly name = 'AppError'
  readonly code: Code
  readonly status: RefusalStatus
  readonly say: (t: TranslationFunctions) => string
  readonly details: object

  constructor(
    code: Code,
    status: StatusOf<Code> & RefusalStatus,
    say: (t: TranslationFunctions) => string,
    details = {}
  ) {
    super(code)
    this.code = code
    this.status = status
    this.say = say
    this.details = details
  }
}

/** Checks the name and does not use instanceof, because Vite bundles this file a second time for pages. */
export const isAppError = (error: unknown): error is AppError =>
  error instanceof Error && error.name === 'AppError'

/** Creates the refusal for any call that fails because nothing can be stored now. */
export function diskTrouble(trouble: Trouble): AppError {
  switch (trouble) {
    case 'disk-full':
      return new AppError('core/disk-full', 507, (t) => t.errors.diskFull())
    case 'read-only':
      return new AppError('core/read-only', 507, (t) => t.errors.diskReadOnly())
    case 'database-gone':
      return new AppError('core/database-gone', 503, (t) => t.errors.databaseGone())
  }
}
