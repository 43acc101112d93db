import { COLLECTIONS } from './collections.ts'
import type { Photo } from './photo.ts'
import { PRODUCTS_FOR_HOME } from './products-for-home.ts'
import { PRODUCTS_TO_CARRY } from './products-to-carry.ts'
import { BLOGS } from './stories.ts'

export type DemoProduct = {
  handle: string
  title: string
  vendor: string
  type: string
  price: string
  text: string
  variants: string[]
  /**
   * The last photo has neither a descriptive file name nor an alt text, as if it came straight from the camera. This
   * lets a merchant see the app write both.
   */
  photos: Photo[]
}

export type DemoCollection = {
  handle: string
  title: string
  text: string
  products: string[]
  photos: Photo[]
}

export type DemoArticle = { handle: string; title: string; text: string; photos: Photo[] }

export type DemoBlog = { handle: string; title: string; articles: DemoArticle[] }

/** A folder to create, with its JSON file and the pictures to draw into it. */
export type DemoFolder = { path: string; json: string; content: object; photos: Photo[] }

/** The fictional shop that the demo store shows. */
export const SHOP = {
  title: 'Harbor Goods',
  domain: 'harbor-goods.local',
  email: 'hello@harbor-goods.example',
  currency: '$'
}

export function demoFolders(): DemoFolder[] {
  const images = (photos: Photo[]) =>
    photos.map(({ file, alt, variants }) => ({ file, alt, ...(variants ? { variants } : {}) }))
  const products = [...PRODUCTS_FOR_HOME, ...PRODUCTS_TO_CARRY]
  return [
    ...products.map(({ handle, variants, photos, price, ...about }) => ({
      path: `products/${handle}`,
      json: 'product.json',
      content: {
        ...about,
        price,
        published: true,
        variants: variants.map((title) => ({ title, price })),
        images: images(photos)
      },
      photos
    })),
    ...COLLECTIONS.map(({ handle, photos, ...about }) => ({
      path: `collections/${handle}`,
      json: 'collection.json',
      content: { ...about, images: images(photos) },
      photos
    })),
    ...BLOGS.flatMap(({ handle: blog, title, articles }) => [
      { path: `blogs/${blog}`, json: 'blog.json', content: { title }, photos: [] },
      ...articles.map(({ handle, photos, ...about }) => ({
        path: `blogs/${blog}/${handle}`,
        json: 'article.json',
        content: { ...about, images: images(photos) },
        photos
      }))
    ])
  ]
}
