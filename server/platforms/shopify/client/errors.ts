/**
 * `unauthorised`: no token of the shop works; it helps only that the merchant opens the app. `forbidden`: the
 * shop or the app may not do this now, such as a shop that is frozen. `invalid`: Shopify understood, and
 * refused. `unreachable`: it could not be asked, or nobody knows whether it took effect.
 */
export type ShopifyFailure = 'unauthorised' | 'forbidden' | 'invalid' | 'unreachable'

/** Check `name` instead of using instanceof: pages are bundled separately from the server. */
export class ShopifyError extends Error {
  override readonly name = 'ShopifyError'
  readonly failure: ShopifyFailure
  /** Shopify's own code where it gives one, such as FILENAME_ALREADY_EXISTS; '' otherwise. */
  readonly code: string
  constructor(
    failure: ShopifyFailure,
    message: string,
    options?: ErrorOptions & { code?: string }
  ) {
    super(message, options)
    this.failure = failure
    this.code = options?.code ?? ''
  }
}

export const isShopifyError = (error: unknown): error is ShopifyError =>
  error instanceof Error && error.name === 'ShopifyError'
