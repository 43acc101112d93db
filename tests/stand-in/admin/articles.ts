import type { Article, Blog } from '../content/entities.ts'
import { fetchPicture } from '../content/fetch-picture.ts'
import { setItemImage } from '../content/item-images.ts'
import { nameInAddress } from '../content/sources.ts'
import { touchArticle } from '../merchant/articles.ts'
import type { ShopWorld } from '../world.ts'
import { numberOf } from './global-ids.ts'
import { type ListArguments, listOf } from './lists.ts'
import type { Context, Part } from './part.ts'
import { notModelled } from './refusals.ts'
import { idIs, updatedAt } from './search.ts'

type ImageInput = { url?: string | null; altText?: string | null }
type Update = { image?: ImageInput | null; [other: string]: unknown }
type Refusal = { code: string; field: string[]; message: string }

/** Changes only the image of an article, synchronously (recorded). */
async function updateArticle(
  _: unknown,
  args: { id: string; article: Update; blog?: object | null },
  { shop }: Context
) {
  const { image, redirectNewHandle: _redirect, ...others } = args.article
  if (args.blog || image == null || Object.values(others).some((value) => value != null))
    throw notModelled('articleUpdate with anything but an image')
  const refuse = (...userErrors: Refusal[]) => ({ article: null, userErrors })
  const article = shop.content.articles.get(numberOf(args.id, 'Article'))
  // Shopify's text for this error is unknown.
  if (!article)
    return refuse({ code: 'NOT_FOUND', field: ['id'], message: 'Article does not exist' })
  const problem = await changeImage(shop, article, image)
  if (problem) return refuse({ field: ['article', 'image'], ...problem })
  touchArticle(shop, article)
  return { article, userErrors: [] }
}

async function changeImage(
  shop: ShopWorld,
  article: Article,
  { url, altText }: ImageInput
): Promise<{ code: string; message: string } | undefined> {
  const { image } = article
  if (url != null) {
    const picture = await fetchPicture(shop, url)
    if (typeof picture === 'string') return { code: 'UPLOAD_FAILED', message: picture }
    const alt = altText === undefined ? (image?.altText ?? null) : altText
    setItemImage(shop, article, { fileName: nameInAddress(url), altText: alt, stored: picture })
    return undefined
  }
  if (!image) return { code: 'INVALID', message: ALT_WITHOUT_IMAGE }
  if (altText !== undefined) image.altText = altText
  return undefined
}

/** This text was recorded from one of Shopify's answers. */
const ALT_WITHOUT_IMAGE =
  'Cannot update image alt text without an existing image or providing a new image URL'

export const articles: Part = {
  types: {
    QueryRoot: {
      article: (_: unknown, { id }: { id: string }, { shop }) =>
        shop.content.articles.get(numberOf(id, 'Article')),
      articles: (_: unknown, args: ListArguments, { shop }) =>
        listOf('articles', shop.content.articles, args, { updated_at: updatedAt, id: idIs }),
      blog: (_: unknown, { id }: { id: string }, { shop }) =>
        shop.content.blogs.get(numberOf(id, 'Blog')),
      blogs: (_: unknown, args: ListArguments, { shop }) =>
        listOf('blogs', shop.content.blogs, args, { id: idIs })
    },
    Mutation: { articleUpdate: updateArticle }
  },
  loaders: {
    Article: ({ shop }, { number }) => shop.content.articles.get(number),
    Blog: ({ shop }: Context, { number }): Blog | undefined => shop.content.blogs.get(number)
  }
}
