/** Whether an attempt may be repeated. `never`: it would fail in the same way again. `later`: the cause may pass. */
export type Retry = 'never' | 'later'

/**
 * A problem that we expect to happen at times: for example, a picture no longer exists, or a platform cannot be
 * reached. `code` identifies the problem; each module defines the values that it throws. An AppError, in contrast,
 * refuses a request. Anything else that is thrown is a fault.
 */
export class Failure<Code extends string = string> extends Error {
  override readonly name: string = 'Failure'
  readonly code: Code
  readonly retry: Retry
  constructor(code: Code, message: string, options?: ErrorOptions & { retry?: Retry }) {
    super(message, options)
    this.code = code
    this.retry = options?.retry ?? 'never'
  }
}

/**
 * Returns whether `error` is a failure with one of the `codes`, or any failure if no codes are given. It does not use
 * instanceof: Vite bundles the class a second time for pages, and an error from another thread has lost its class.
 */
export function isFailure<Code extends string>(
  error: unknown,
  ...codes: Code[]
): error is Failure<Code> {
  const { code, retry } = (error ?? {}) as { code?: unknown; retry?: unknown }
  if (typeof code !== 'string' || (retry !== 'never' && retry !== 'later')) return false
  return codes.length === 0 || codes.some((one) => one === code)
}
