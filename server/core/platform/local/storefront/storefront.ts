import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { ItemKind } from '../../platform.ts'
import type { LocalItem, LocalStore } from '../local-item.ts'
import { imageRoutes } from './image-routes.ts'
import {
  articlePage,
  blogPage,
  collectionPage,
  homePage,
  notFoundPage,
  productPage
} from './pages.ts'

const styleSheet = new URL('./store.css', import.meta.url)

export type StorefrontNeeds = { store: LocalStore }

/** The small shop at /store, which shows the local store to anyone, as shops do. */
export async function registerStorefront(
  app: FastifyInstance,
  { store }: StorefrontNeeds
): Promise<void> {
  const css = await readFile(styleSheet, 'utf8')
  await app.register(
    async (shop) => {
      shop.setNotFoundHandler(async (_request, reply) =>
        reply
          .code(404)
          .type(HTML)
          .send(notFoundPage(await store.shopInfo()))
      )
      shop.get('/store.css', (_request, reply) =>
        reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(css)
      )
      imageRoutes(shop, store)
      pageRoutes(shop, store)
    },
    { prefix: '/store' }
  )
}

const HTML = 'text/html; charset=utf-8'

function pageRoutes(shop: FastifyInstance, store: LocalStore): void {
  /** Answers with the page, or with the shop's own 404 where there is none. */
  const get = (path: string, pageFor: (params: Params) => Promise<string | undefined>) =>
    shop.get<{ Params: Params }>(path, async (request, reply) => {
      const page = await pageFor(request.params)
      return page === undefined ? reply.callNotFound() : reply.type(HTML).send(page)
    })

  get('/', async () =>
    homePage(await store.shopInfo(), {
      products: await published(store, 'product'),
      collections: await published(store, 'collection'),
      articles: await published(store, 'article')
    })
  )
  get('/collections/:item', async ({ item }) => {
    const collection = itemAt(await published(store, 'collection'), item)
    if (!collection) return undefined
    const products = await published(store, 'product')
    const chosen = collection.productHandles.flatMap(
      (handle) => products.find((product) => product.handle === handle) ?? []
    )
    return collectionPage(await store.shopInfo(), collection, chosen)
  })
  get('/products/:item', async ({ item }) => {
    const product = itemAt(await published(store, 'product'), item)
    return product && productPage(await store.shopInfo(), product)
  })
  get('/blogs/:blog', async ({ blog }) => {
    const [first, ...others] = await articlesOf(store, blog)
    return first && blogPage(await store.shopInfo(), [first, ...others])
  })
  get('/blogs/:blog/:item', async ({ blog, item }) => {
    const article = itemAt(await articlesOf(store, blog), item)
    return article && articlePage(await store.shopInfo(), article)
  })
}

type Params = { item: string; blog: string }

async function published(store: LocalStore, kind: ItemKind): Promise<LocalItem[]> {
  const items: LocalItem[] = []
  for await (const page of store.listItems(kind)) {
    items.push(...page.filter((item) => item.isPublished))
  }
  return items
}

async function articlesOf(store: LocalStore, blog: string): Promise<LocalItem[]> {
  const articles = await published(store, 'article')
  return articles.filter((item) => item.blogHandle === blog || item.blog?.id === blog)
}

const itemAt = (items: LocalItem[], handleOrId: string): LocalItem | undefined =>
  items.find((item) => item.handle === handleOrId) ?? items.find((item) => item.id === handleOrId)
