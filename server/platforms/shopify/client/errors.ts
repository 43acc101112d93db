/**
 * `unauthorised`: no token of the shop works until the merchant opens the app. `forbidden`: the shop or the app may
 * not do this now, for example because the shop is frozen. `invalid`: Shopify understood the call, and refused it.
 * `unreachable`: Shopify could not be asked, or it is unknown whether the call took effect.
 */
export type ShopifyFailure = 'unauthorised' | 'forbidden' | 'invalid' | 'unreachable'

/** Check `name` instead of using instanceof: pages are bundled separately from the server. */
export class ShopifyError extends Error {
  override readonly name = 'ShopifyError'
  readonly failure: ShopifyFailure
  /** Shopify's own code if it gives one, such as FILENAME_ALREADY_EXISTS; '' otherwise. */
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
