import type { FastifyInstance } from 'fastify'
import type { LocalStore } from '../store/items/local-item.ts'
import type { Shop } from './page.ts'
import { articlePage, blogPage, collectionPage, homePage, productPage } from './pages.ts'
import { PAGE_CARDS, type Sheet, sheetOf } from './paging.ts'

export const HTML = 'text/html; charset=utf-8'

/**
 * How long a browser may keep a page: long enough that a page that is fetched ahead opens from the cache, in browsers
 * without speculation rules too, and short enough that a merchant sees a changed store soon (decision 030).
 */
const KEPT = 'private, max-age=30'

const STORE = { config: { kind: 'store' } } as const

type Params = { item: string; blog: string }

export function pageRoutes(
  shop: FastifyInstance,
  store: LocalStore,
  frame: () => Promise<Shop>
): void {
  const { view } = store

  /** Registers a route that sends a page. If there is no such page, it sends the shop's own 404 page. */
  const get = (
    path: string,
    pageFor: (params: Params, number: number) => Promise<string | undefined>
  ) =>
    shop.get<{ Params: Params; Querystring: { page?: unknown } }>(
      path,
      STORE,
      async (request, reply) => {
        const number = numberOf(request.query.page)
        const page = number && (await pageFor(request.params, number))
        if (!page) return reply.callNotFound()
        return reply.type(HTML).header('cache-control', KEPT).send(page)
      }
    )

  get('/', async (_params, number) => {
    const from = (number - 1) * PAGE_CARDS
    const products = await view.some('product', from, PAGE_CARDS)
    const collections = await view.some('collection', from, PAGE_CARDS)
    const articles = await view.some('article', from, PAGE_CARDS)
    const sheet = sheetOf(number, Math.max(products.total, collections.total, articles.total))
    if (!sheet) return undefined
    return homePage(
      await frame(),
      { products: products.items, collections: collections.items, articles: articles.items },
      sheet
    )
  })
  get('/collections/:item', async ({ item }, number) => {
    const [collection] = await view.chosen('collection', [item])
    if (!collection) return undefined
    const sheet = sheetOf(number, collection.productHandles.length)
    if (!sheet) return undefined
    const products = await view.chosen('product', cut(collection.productHandles, sheet))
    return collectionPage(await frame(), collection, products, sheet)
  })
  get('/products/:item', async ({ item }) => {
    const [product] = await view.chosen('product', [item])
    return product && productPage(await frame(), product)
  })
  get('/blogs/:blog', async ({ blog }, number) => {
    const articles = await view.blog(blog, (number - 1) * PAGE_CARDS, PAGE_CARDS)
    const sheet = articles && sheetOf(number, articles.total)
    const [first, ...others] = articles?.items ?? []
    return first && sheet && blogPage(await frame(), [first, ...others], sheet)
  })
  get('/blogs/:blog/:item', async ({ blog, item }) => {
    const article = await view.article(blog, item)
    return article && articlePage(await frame(), article)
  })
}

/** Returns the page number in `?page=`: 1 if it is missing, undefined if it is not a whole number from 1. */
function numberOf(page: unknown): number | undefined {
  if (page === undefined) return 1
  return typeof page === 'string' && /^[1-9]\d{0,6}$/.test(page) ? Number(page) : undefined
}

const cut = (handles: string[], { number }: Sheet): string[] =>
  handles.slice((number - 1) * PAGE_CARDS, number * PAGE_CARDS)
