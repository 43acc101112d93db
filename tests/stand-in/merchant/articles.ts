import { globalId } from '../admin/global-ids.ts'
import type { Article, Blog } from '../content/entities.ts'
import { forgetPath, setItemImage } from '../content/item-images.ts'
import { nowIn, wholeSeconds } from '../content/moments.ts'
import type { ShopWorld } from '../world.ts'
import { handleOf, type PictureToAdd, storedOf } from './pictures.ts'

export type ArticleToAdd = {
  title: string
  handle?: string
  isPublished?: boolean
  image?: PictureToAdd
  updatedAt?: string
}

export function addBlog(
  shop: ShopWorld,
  { title, handle }: { title: string; handle?: string }
): Blog {
  const number = shop.world.nextNumber()
  const blog: Blog = {
    __typename: 'Blog',
    number,
    id: globalId('Blog', number),
    title,
    handle: handle ?? handleOf(title),
    createdAt: nowIn(shop),
    updatedAt: nowIn(shop)
  }
  shop.content.blogs.add(blog)
  return blog
}

export async function addArticle(
  shop: ShopWorld,
  blog: Blog,
  wanted: ArticleToAdd
): Promise<Article> {
  const number = shop.world.nextNumber()
  const updatedAt = wanted.updatedAt ? wholeSeconds(Date.parse(wanted.updatedAt)) : nowIn(shop)
  const isPublished = wanted.isPublished ?? true
  const article: Article = {
    __typename: 'Article',
    number,
    id: globalId('Article', number),
    title: wanted.title,
    handle: wanted.handle ?? handleOf(wanted.title),
    blog,
    isPublished,
    publishedAt: isPublished ? updatedAt : null,
    createdAt: updatedAt,
    updatedAt,
    image: null
  }
  if (wanted.image) await setPicture(shop, article, wanted.image)
  shop.content.articles.add(article)
  return article
}

async function setPicture(shop: ShopWorld, article: Article, picture: PictureToAdd) {
  const { fileName, alt = null } = picture
  setItemImage(shop, article, { fileName, altText: alt, stored: await storedOf(picture) })
}

export async function setArticleImage(
  shop: ShopWorld,
  article: Article,
  picture: PictureToAdd | null
): Promise<void> {
  if (picture) await setPicture(shop, article, picture)
  else if (article.image) {
    forgetPath(shop, article.image.path)
    article.image = null
  }
  touchArticle(shop, article)
}

/** Updates the article's date. Shopify has no webhook for articles (schema). */
export function touchArticle(shop: ShopWorld, article: Article): void {
  shop.content.articles.change(article, (changed) => {
    changed.updatedAt = nowIn(shop)
  })
}

export function deleteArticle(shop: ShopWorld, article: Article): void {
  shop.content.articles.remove(article)
  if (article.image) shop.content.served.delete(article.image.path)
}
