import type { TranslationFunctions } from '../../locales/i18n-types.ts'

/** HTTP statuses a refusal may carry (DECISIONS §3). */
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

/**
 * A refusal the merchant can read. `code` is `module/what`; `say` picks the words in the language of
 * the request; `details` stand beside them in the answer. Modules make them in their errors.ts; everything else that is thrown is a fault.
 */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: string
  readonly status: RefusalStatus
  readonly say: (t: TranslationFunctions) => string
  readonly details: object

  constructor(
    code: string,
    status: RefusalStatus,
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

/** By name, not instanceof: Vite bundles this file a second time for pages. */
export const isAppError = (error: unknown): error is AppError =>
  error instanceof Error && error.name === 'AppError'
