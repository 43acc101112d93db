import type { LocalItem } from '../store/items/local-item.ts'
import { type Html, html } from './html.ts'
import { page, type Shop } from './page.ts'
import { type Sheet, sheetLinks } from './paging.ts'
import { picture } from './pictures.ts'

const productPath = (item: LocalItem) => `/store/products/${encodeURIComponent(item.handle)}`
const collectionPath = (item: LocalItem) => `/store/collections/${encodeURIComponent(item.handle)}`
const blogPath = (item: LocalItem) => `/store/blogs/${encodeURIComponent(item.blogHandle)}`
const articlePath = (item: LocalItem) => `${blogPath(item)}/${encodeURIComponent(item.handle)}`

export function homePage(
  shop: Shop,
  items: { products: LocalItem[]; collections: LocalItem[]; articles: LocalItem[] },
  sheet: Sheet
): string {
  const { products, collections, articles } = items
  const isEmpty = products.length + collections.length + articles.length === 0
  return page(
    shop,
    shop.name,
    html`<h1 class="hello">${shop.name}</h1>
${section(
  'collections',
  'Collections',
  collections.length,
  html`<div class="wide grid">${collections.map((item, position) =>
    card(collectionPath(item), item, null, position)
  )}</div>`
)}
${section('products', 'Products', products.length, productGrid(shop, products, collections.length))}
${section(
  'stories',
  'Stories',
  articles.length,
  html`<div class="wide grid">${articles.map((item) =>
    card(articlePath(item), item, html`<p class="note">${item.blog?.title ?? ''}</p>`, Infinity)
  )}</div>`
)}
${isEmpty ? html`<p class="note">${sheet.count > 1 ? 'Nothing on this page.' : 'This shop is still empty.'}</p>` : null}
${sheetLinks(sheet)}`
  )
}

export function collectionPage(
  shop: Shop,
  collection: LocalItem,
  products: LocalItem[],
  sheet: Sheet
): string {
  return page(
    shop,
    collection.title,
    html`${banner(collection)}<h1>${collection.title}</h1>
${paragraphs(collection.text)}
${products.length > 0 ? productGrid(shop, products, 0) : html`<p class="note">Nothing here yet.</p>`}
${sheetLinks(sheet)}`
  )
}

export function productPage(shop: Shop, product: LocalItem): string {
  return page(
    shop,
    product.title,
    html`<div class="product"><div class="gallery">${product.images.map((image, position) =>
      picture(image, product.title, position)
    )}</div>
<div class="about"><p class="note">${product.vendor}</p><h1>${product.title}</h1>
<p class="price">${price(shop, product)}</p>${paragraphs(product.text)}
${product.productType ? html`<p class="note">${product.productType}</p>` : null}</div></div>`
  )
}

export function blogPage(shop: Shop, articles: [LocalItem, ...LocalItem[]], sheet: Sheet): string {
  const title = articles[0].blog?.title ?? ''
  return page(
    shop,
    title,
    html`<h1>${title}</h1><div class="wide grid">${articles.map((item, position) =>
      card(articlePath(item), item, null, position)
    )}</div>${sheetLinks(sheet)}`
  )
}

export function articlePage(shop: Shop, article: LocalItem): string {
  const [, ...others] = article.images
  return page(
    shop,
    article.title,
    html`<article>${banner(article)}<p class="note"><a href="${blogPath(article)}">${article.blog?.title ?? ''}</a></p>
<h1>${article.title}</h1>${paragraphs(article.text)}
<div class="wide grid">${others.map((image) => picture(image, article.title, Infinity))}</div></article>`
  )
}

export function notFoundPage(shop: Shop): string {
  return page(
    shop,
    'Page not found',
    html`<h1>Page not found</h1><p>There is nothing at this address. <a href="/store">Back to the shop</a></p>`
  )
}

const section = (id: string, title: string, count: number, body: Html): Html | null =>
  count === 0 ? null : html`<section id="${id}"><h2>${title}</h2>${body}</section>`

/** Renders a grid of products. `above` is the number of pictures on the page before this grid. */
const productGrid = (shop: Shop, products: LocalItem[], above: number): Html =>
  html`<div class="grid">${products.map((item, position) =>
    card(productPath(item), item, html`<p class="price">${price(shop, item)}</p>`, above + position)
  )}</div>`

const card = (path: string, item: LocalItem, note: Html | null, position: number): Html =>
  html`<a class="card" href="${path}">${picture(item.images[0], item.title, position)}<h3>${item.title}</h3>${note}</a>`

const banner = (item: LocalItem): Html | null =>
  item.images[0] ? html`<div class="banner">${picture(item.images[0], item.title, 0)}</div>` : null

const price = (shop: Shop, item: LocalItem): string =>
  item.price === '' ? '' : `${shop.currency}${item.price}`

const paragraphs = (text: string): Html[] =>
  text.split(/\n\s*\n/).flatMap((part) => (part.trim() ? [html`<p>${part.trim()}</p>`] : []))
