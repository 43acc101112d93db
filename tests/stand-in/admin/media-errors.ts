/**
 * User errors for product media. The codes come from the schema; texts are recorded unless a comment says otherwise.
 */

export type MediaError = { code: string; field: string[]; message: string }

export const noSuchProduct = (argument: 'id' | 'productId'): MediaError => ({
  code: 'PRODUCT_DOES_NOT_EXIST',
  field: [argument],
  message: 'Product does not exist'
})

const at =
  (index: number, argument: string, code: string) =>
  (message: string): MediaError => ({
    code,
    field: ['variantMedia', `${index}`, argument],
    message
  })

export const variantHasMedia = (index: number): MediaError =>
  at(
    index,
    'variantId',
    'PRODUCT_VARIANT_ALREADY_HAS_MEDIA'
  )('The given variant already has attached media.')

export const mediumElsewhere = (index: number): MediaError =>
  at(
    index,
    'mediaIds',
    'MEDIA_DOES_NOT_EXIST_ON_PRODUCT'
  )('Media does not exist on the specified product.')

/** Shopify's texts for the errors from here on are unknown. */

export const mediaIsBusy = (argument: 'id' | 'productId'): MediaError => ({
  code: 'MEDIA_CANNOT_BE_MODIFIED',
  field: [argument],
  message: 'Media is currently being modified. Try again later.'
})

export const noSuchMove = (index: number, id: string): MediaError => ({
  code: 'MEDIA_DOES_NOT_EXIST_ON_PRODUCT',
  field: ['moves', `${index}`, 'id'],
  message: `Media id ${id} does not exist on the product`
})

export const invalidPosition = (index: number): MediaError => ({
  code: 'INVALID',
  field: ['moves', `${index}`, 'newPosition'],
  message: 'New position is not a position of the product'
})

export const noSuchVariant = (index: number): MediaError =>
  at(
    index,
    'variantId',
    'PRODUCT_VARIANT_DOES_NOT_EXIST_ON_PRODUCT'
  )('The variant does not exist on the product.')

export const variantTwice = (index: number): MediaError =>
  at(
    index,
    'variantId',
    'PRODUCT_VARIANT_SPECIFIED_MULTIPLE_TIMES'
  )('The variant was specified more than once.')

export const oneMediumEach = (index: number): MediaError =>
  at(index, 'mediaIds', 'TOO_MANY_MEDIA_PER_INPUT_PAIR')('Only one medium per variant is allowed.')

export const mediumNotReady = (index: number): MediaError =>
  at(index, 'mediaIds', 'NON_READY_MEDIA')('The media is not ready.')

export const mediumNotAttached = (index: number): MediaError =>
  at(
    index,
    'mediaIds',
    'MEDIA_IS_NOT_ATTACHED_TO_VARIANT'
  )('The media is not attached to the variant.')

export const tooManyPairs: MediaError = {
  code: 'MAXIMUM_VARIANT_MEDIA_PAIRS_EXCEEDED',
  field: ['variantMedia'],
  message: 'At most 100 variants can be changed at once.'
}
