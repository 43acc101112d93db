import t from 'tap'
import { type Catalogue, draw, openCatalogue, type UserError, upload } from './support/catalogue.ts'

const COLLECTION = `mutation ($collection: CollectionUpdateInput!) {
  collectionUpdate(collection: $collection) {
    collection { id updatedAt image { id url altText width height } } job { id } userErrors { field message } } }`

const ARTICLE = `mutation ($id: ID!, $article: ArticleUpdateInput!) {
  articleUpdate(id: $id, article: $article) {
    article { id updatedAt image { id url altText width height } } userErrors { code field message } } }`

const UUID = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'

async function openItems(
  t: Parameters<typeof openCatalogue>[0],
  options?: Parameters<typeof openCatalogue>[1]
) {
  const catalogue = await openCatalogue(t, options)
  const { merchant } = catalogue.shop
  const picture = { fileName: 'winter.png', bytes: await draw('png', 3), alt: 'Winter' }
  const winter = await merchant.addCollection({ title: 'Winter', image: picture })
  const bare = await merchant.addCollection({ title: 'Home page' })
  const blog = merchant.addBlog({ title: 'News' })
  const wax = await merchant.addArticle(blog, {
    title: 'How to wax',
    image: { ...picture, fileName: 'wax.png' }
  })
  const empty = await merchant.addArticle(blog, { title: 'Nothing to see', isPublished: false })
  catalogue.clock.forward(60_000)
  return { ...catalogue, winter, bare, blog, wax, empty }
}

type ShownItem = {
  updatedAt: string
  image: { id: string; url: string; altText: string | null; width: number }
}
type Changed = {
  collection: ShownItem
  article: ShownItem
  job: null
  userErrors: UserError[]
}

async function setCollection({ api }: Catalogue, id: string, image: object): Promise<Changed> {
  const variables = { collection: { id, image } }
  const { data }: { data: { collectionUpdate: Changed } } = await api(COLLECTION, variables)
  return data.collectionUpdate
}

async function setArticle({ api }: Catalogue, id: string, image: object): Promise<Changed> {
  const variables = { id, article: { image } }
  const { data }: { data: { articleUpdate: Changed } } = await api(ARTICLE, variables)
  return data.articleUpdate
}

t.test('a collection’s picture changes at once and gets a new path each time', async (t) => {
  const items = await openItems(t)
  const { winter, shop, clock } = items
  const paths: string[] = []
  for (const seed of [4, 5]) {
    const bytes = await draw('png', seed, 80, 20)
    const src = await upload(items, bytes, 'winter.png')
    const before = winter.image
    const { collection, job, userErrors } = await setCollection(items, winter.id, {
      src,
      altText: 'Winter sale'
    })
    t.same([job, userErrors], [null, []])
    t.match(collection.image, {
      altText: 'Winter sale',
      width: 80,
      height: 20,
      id: /^gid:\/\/shopify\/CollectionImage\/\d+$/
    })
    t.match(collection.image.url, new RegExp(`/collections/winter_${UUID}\\.png\\?v=\\d+$`))
    t.same(Buffer.from(await (await fetch(collection.image.url)).arrayBuffer()), bytes)
    t.ok(seed === 4 || before, 'the first picture is replaced')
    t.notOk(shop.content.served.has(before?.path ?? ''), 'the old path no longer works')
    t.equal(collection.updatedAt, `${clock.now().toISOString().slice(0, 19)}Z`)
    paths.push(collection.image.url)
  }
  t.not(paths[0], paths[1])
  t.match(shop.webhooks.emitted.at(-1), { topic: 'collections/update', body: { title: 'Winter' } })
  t.notOk('image' in (shop.webhooks.emitted.at(-1)?.body ?? {}))
})

t.test(
  "changing only the alt text of a collection's picture keeps its path or gives it a new one, depending on the stand-in's switch",
  async (t) => {
    for (const collectionAltOnly of ['keeps-path', 'new-path'] as const) {
      const items = await openItems(t, { switches: { collectionAltOnly } })
      const path = items.winter.image?.path
      const { collection } = await setCollection(items, items.winter.id, { altText: 'Sale' })
      t.equal(collection.image.altText, 'Sale')
      t.equal(items.winter.image?.path === path, collectionAltOnly === 'keeps-path')
    }
  }
)

t.test('a new picture of an article gets a different name if its name is taken', async (t) => {
  const items = await openItems(t)
  const { wax, empty, clock } = items
  t.equal(wax.image?.path, 'articles/wax.png')
  const src = await upload(items, await draw('png', 6), 'wax.png')
  const { article, userErrors } = await setArticle(items, wax.id, { url: src, altText: 'Wax' })
  t.same(userErrors, [])
  t.match(article.image, { id: /^gid:\/\/shopify\/ArticleImage\/\d+$/, altText: 'Wax' })
  t.match(article.image.url, new RegExp(`/articles/wax_${UUID}\\.png\\?v=\\d+$`))
  t.equal(article.updatedAt, `${clock.now().toISOString().slice(0, 19)}Z`)
  const other = await upload(items, await draw('png', 7), 'free.png')
  t.match(
    (await setArticle(items, empty.id, { url: other })).article.image.url,
    /\/articles\/free\.png\?v=/
  )
  t.equal(
    (await setArticle(items, wax.id, { altText: 'Iron' })).article.image.url,
    article.image.url
  )
})

t.test(
  'an alt text for an item without a picture is refused, and so is a source that leads to no picture',
  async (t) => {
    const items = await openItems(t)
    const { bare, empty, winter, wax } = items
    t.match(await setArticle(items, empty.id, { altText: 'x' }), {
      article: null,
      userErrors: [
        {
          code: 'INVALID',
          field: ['article', 'image'],
          message:
            'Cannot update image alt text without an existing image or providing a new image URL'
        }
      ]
    })
    t.match(await setCollection(items, bare.id, { altText: 'x' }), {
      collection: null,
      userErrors: [{}]
    })
    t.match(await setCollection(items, 'gid://shopify/Collection/1', { altText: 'x' }), {
      collection: null,
      userErrors: [{ field: null, message: 'Collection does not exist' }]
    })
    t.match(await setArticle(items, 'gid://shopify/Article/1', { altText: 'x' }), {
      userErrors: [{ code: 'NOT_FOUND' }]
    })
    const before = [winter.image, wax.image]
    const text = await upload(items, Buffer.from('hello'), 'a.png')
    for (const source of ['nonsense', `${items.standIn.origin}/nowhere.png`, text]) {
      const made = await setCollection(items, winter.id, { src: source })
      t.equal(made.userErrors.length, 1, source)
      const written = await setArticle(items, wax.id, { url: source })
      t.match(written.userErrors, [{ code: 'UPLOAD_FAILED' }], source)
    }
    t.same([winter.image, wax.image], before)
  }
)

t.test('collections and articles are listed with their pictures', async (t) => {
  const { api, blog } = await openItems(t)
  const { data } = await api(`{
    collections(first: 10, sortKey: UPDATED_AT) { nodes { title handle image { altText width } } }
    collectionsCount(limit: null) { count precision }
    productsCount(limit: 0) { count precision }
    articles(first: 10, sortKey: UPDATED_AT) { nodes { title isPublished publishedAt blog { id title } image { altText } } }
    blogs(first: 10) { nodes { id handle } }
  }`)
  t.same(data.collections.nodes, [
    { title: 'Winter', handle: 'winter', image: { altText: 'Winter', width: 60 } },
    { title: 'Home page', handle: 'home-page', image: null }
  ])
  t.same(data.collectionsCount, { count: 2, precision: 'EXACT' })
  t.same(data.productsCount, { count: 0, precision: 'AT_LEAST' })
  t.match(data.articles.nodes, [
    { title: 'How to wax', isPublished: true, blog: { id: blog.id }, image: { altText: 'Winter' } },
    { title: 'Nothing to see', isPublished: false, publishedAt: null, image: null }
  ])
  t.same(data.blogs.nodes, [{ id: blog.id, handle: 'news' }])
})
