/** Returns the number in an id: 123 for gid://shopify/MediaImage/123. */
export const numberOf = (id: string): string => id.slice(id.lastIndexOf('/') + 1)

export const mediaId = (number: string): string => `gid://shopify/MediaImage/${number}`
export const productId = (number: string): string => `gid://shopify/Product/${number}`
export const collectionId = (number: string): string => `gid://shopify/Collection/${number}`
export const articleId = (number: string): string => `gid://shopify/Article/${number}`

export const isMediaImage = (id: string): boolean => id.startsWith('gid://shopify/MediaImage/')

/**
 * The collection or article to which an image belongs. It has only one image, and that image has no permanent id. The
 * number of the owner therefore identifies the image.
 */
export type Owner = { kind: 'collection' | 'article'; number: string }

/**
 * Prefixes for the image ids of collections and articles. Shopify's numbers never begin with 0, so such an id never
 * equals the id of a product's image.
 */
const TAGS = { collection: '0', article: '00' } as const

export const imageIdOf = ({ kind, number }: Owner): string => TAGS[kind] + number

/** Returns the collection or article whose image has this id; undefined for the image of a product. */
export function ownerOf(imageId: string): Owner | undefined {
  const [, tag, number] = /^(0{1,2})([1-9]\d*)$/.exec(imageId) ?? []
  if (!tag || !number) return undefined
  return { kind: tag === TAGS.collection ? 'collection' : 'article', number }
}
