/** Returns the number at the end of an id such as gid://shopify/MediaImage/123. */
export const numberOf = (id: string): string => id.slice(id.lastIndexOf('/') + 1)

export const mediaId = (number: string): string => `gid://shopify/MediaImage/${number}`
export const productId = (number: string): string => `gid://shopify/Product/${number}`
export const collectionId = (number: string): string => `gid://shopify/Collection/${number}`
export const articleId = (number: string): string => `gid://shopify/Article/${number}`

export const isMediaImage = (id: string): boolean => id.startsWith('gid://shopify/MediaImage/')

/**
 * A collection or an article has only one image, which has no permanent id, so the owner's number identifies the
 * image.
 */
export type Owner = { kind: 'collection' | 'article'; number: string }

/** Shopify's numbers never begin with 0, so an image id with this prefix never equals the id of a file. */
const TAGS = { collection: '0', article: '00' } as const

export const imageIdOf = ({ kind, number }: Owner): string => TAGS[kind] + number

/** Returns the collection or article that an image id stands for; undefined for the image of a product. */
export function ownerOf(imageId: string): Owner | undefined {
  const [, tag, number] = /^(0{1,2})([1-9]\d*)$/.exec(imageId) ?? []
  if (!tag || !number) return undefined
  return { kind: tag === TAGS.collection ? 'collection' : 'article', number }
}
