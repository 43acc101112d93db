import { Failure, isFailure } from '../../../core/failure.ts'

/**
 * Why a call failed. `unauthorised`: no token of the shop works until the merchant opens the app. `forbidden`: the
 * shop or the app may not do this now, for example because the shop is frozen. `invalid`: Shopify understood the call
 * and refused it. `unreachable`: Shopify could not be reached, or nobody knows whether the call took effect.
 */
export type ShopifyCode = 'unauthorised' | 'forbidden' | 'invalid' | 'unreachable'

/** An error of the Admin API. Only `invalid` is final, because Shopify would refuse the same call again. */
export class ShopifyError extends Failure<ShopifyCode> {
  override readonly name = 'ShopifyError'
  /** Shopify's code for the error, such as FILENAME_ALREADY_EXISTS; '' if it gave none. */
  readonly shopifyCode: string
  constructor(
    code: ShopifyCode,
    message: string,
    options?: ErrorOptions & { shopifyCode?: string }
  ) {
    super(code, message, { ...options, retry: code === 'invalid' ? 'never' : 'later' })
    this.shopifyCode = options?.shopifyCode ?? ''
  }
}

export const isShopifyError = (error: unknown): error is ShopifyError =>
  isFailure(error) && 'shopifyCode' in error
