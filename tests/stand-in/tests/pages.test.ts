import t from 'tap'
import { type Catalogue, openCatalogue } from './support/catalogue.ts'

const TITLES = ['A', 'B', 'C', 'D', 'E']

/** Adds five products in the order of their last change; the catalogue's own product changed last. */
async function openList(t: Parameters<typeof openCatalogue>[0]) {
  const catalogue = await openCatalogue(t)
  for (const [day, title] of TITLES.entries())
    await catalogue.shop.merchant.addProduct({ title, updatedAt: `2026-11-0${day + 1}T08:00:00Z` })
  return catalogue
}

type Page = {
  nodes: { id: string; title: string; mediaContentType: string }[]
  edges: { cursor: string }[]
  pageInfo: {
    hasNextPage: boolean
    hasPreviousPage: boolean
    startCursor: string | null
    endCursor: string | null
  }
}

async function list({ api }: Catalogue, args: string) {
  const { data, errors }: { data: { products: Page }; errors?: { message: string }[] } = await api(
    `{ products(${args}, sortKey: UPDATED_AT) { nodes { title } edges { cursor node { title } }
       pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`
  )
  if (errors) throw new Error(errors[0]?.message)
  const { nodes, edges, pageInfo } = data.products
  return { titles: nodes.map(({ title }) => title).join(''), edges, ...pageInfo }
}

t.test('a list sorted by the time of change is read page by page', async (t) => {
  const shop = await openList(t)
  const first = await list(shop, 'first: 2')
  t.match(first, { titles: 'AB', hasNextPage: true, hasPreviousPage: false })
  t.equal(first.edges[1]?.cursor, first.endCursor)
  const second = await list(shop, `first: 3, after: "${first.endCursor}"`)
  t.match(second, { titles: 'CDE', hasNextPage: true, hasPreviousPage: true })
  const last = await list(shop, `first: 2, after: "${second.endCursor}"`)
  t.match(last, { titles: 'Red Snowboard', hasNextPage: false })
  const beyond = await list(shop, `first: 2, after: "${last.endCursor}"`)
  t.match(beyond, { titles: '', endCursor: null, startCursor: null, hasNextPage: false })
})

t.test('a list can be read in reverse and from its end', async (t) => {
  const shop = await openList(t)
  const reversed = await list(shop, 'first: 3, reverse: true')
  t.match(reversed, { titles: 'Red SnowboardED', hasNextPage: true })
  t.match(await list(shop, `first: 2, reverse: true, after: "${reversed.endCursor}"`), {
    titles: 'CB'
  })
  const last = await list(shop, 'last: 2')
  t.match(last, { titles: 'ERed Snowboard', hasPreviousPage: true, hasNextPage: false })
  t.match(await list(shop, `last: 2, before: "${last.startCursor}"`), {
    titles: 'CD',
    hasNextPage: true
  })
  t.match(await list(shop, `first: 2, before: "${last.startCursor}"`), { titles: 'AB' })
})

t.test('a product that changes while pages are read appears again at the end', async (t) => {
  const catalogue = await openList(t)
  const { shop, clock } = catalogue
  const first = await list(catalogue, 'first: 2')
  const [b] = [...shop.content.products.values()].filter(({ title }) => title === 'B')
  clock.forward(60_000)
  if (b) shop.merchant.editProduct(b, { vendor: 'Harbor' })
  const rest = await list(catalogue, `first: 250, after: "${first.endCursor}"`)
  t.equal(rest.titles, 'CDERed SnowboardB')
})

t.test(
  'the filter updated_at finds the products that changed since a date, in any order',
  async (t) => {
    const shop = await openList(t)
    const since = (comparison: string) => `query: "updated_at:${comparison}'2026-11-03T08:00:00Z'"`
    t.equal((await list(shop, `first: 250, ${since('>')}`)).titles, 'DERed Snowboard')
    t.equal((await list(shop, `first: 250, ${since('>=')}`)).titles, 'CDERed Snowboard')
    t.equal((await list(shop, `first: 1, ${since('>=')}`)).titles, 'C')
    t.equal((await list(shop, `last: 2, ${since('>=')}`)).titles, 'ERed Snowboard')
    t.equal((await list(shop, `first: 2, reverse: true, ${since('>')}`)).titles, 'Red SnowboardE')
    t.equal(
      (await list(shop, `first: 250, reverse: true, ${since('>')}`)).titles,
      'Red SnowboardED'
    )
    const { data } = await shop.api(`{ products(first: 250, ${since('>')}) { nodes { title } } }`)
    t.equal(data.products.nodes.length, 3, 'the list is sorted by id')
  }
)

t.test('invalid sizes and cursors are refused', async (t) => {
  const shop = await openList(t)
  for (const [args, message] of [
    ['after: null', /one of first or last/],
    ['first: 251', /250/],
    ['last: 251', /250/],
    ['first: -1', /negative/],
    ['first: 1, last: 1', /both/],
    ['first: 1, after: "nonsense"', /Malformed cursor/],
    ['first: 1, before: "e30="', /Malformed cursor/]
  ] as const)
    await t.rejects(list(shop, args), { message }, args)
  t.match(await list(shop, 'first: 0'), { titles: '', endCursor: null })
})

t.test(
  'a product’s media are listed by position, and a query can ask for images only',
  async (t) => {
    const { api, product, png, jpg } = await openCatalogue(t)
    const media = async (args: string): Promise<Page> => {
      const asked = `media(${args}) { nodes { id mediaContentType } pageInfo { endCursor hasNextPage } }`
      const { data }: { data: { product: { media: Page } } } = await api(
        `{ product(id: "${product.id}") { ${asked} } }`
      )
      return data.product.media
    }
    t.equal((await media('first: 250')).nodes.length, 3)
    const images = await media('first: 1, query: "media_type:IMAGE", sortKey: POSITION')
    t.match(images, {
      nodes: [{ id: png.id, mediaContentType: 'IMAGE' }],
      pageInfo: { hasNextPage: true }
    })
    const rest = await media(
      `first: 1, query: "media_type:IMAGE", after: "${images.pageInfo.endCursor}"`
    )
    t.match(rest, { nodes: [{ id: jpg.id }], pageInfo: { hasNextPage: false } })
    t.equal((await media('first: 5, query: "media_type:VIDEO"')).nodes.length, 1)
  }
)

t.test('a variant names the picture it shows', async (t) => {
  const { api, product, png } = await openCatalogue(t)
  const { data } = await api(
    `{ product(id: "${product.id}") { variants(first: 10) { nodes { title position image { url id } media(first: 1) { nodes { id } } } } } }`
  )
  const [small, large] = data.product.variants.nodes
  t.match(small, { title: '152 cm', position: 1, media: { nodes: [{ id: png.id }] } })
  t.match(small.image.url, /IMG_0042\.png\?v=\d+$/)
  t.match(large, { title: '158 cm', position: 2, image: null, media: { nodes: [] } })
})

t.test('files are found by type, id, name and use', async (t) => {
  const { api, png, jpg, shop } = await openCatalogue(t)
  const find = async (query: string) => {
    const { data }: { data: { files: Page } } = await api(
      'query ($query: String) { files(first: 250, query: $query) { nodes { id } } }',
      { query }
    )
    return data.files.nodes.map(({ id }) => id)
  }
  t.same(await find('media_type:IMAGE'), [png.id, jpg.id])
  t.same(await find(`id:${jpg.number}`), [jpg.id])
  t.same(await find("filename:'IMG_0042.png'"), [png.id])
  t.same(await find('filename:red-*'), [jpg.id])
  t.same(await find('filename:red'), [])
  t.same(await find(`id:${png.number} used_in:none`), [])
  const loose = await shop.merchant.addFile({
    fileName: 'loose.png',
    bytes: png.stored?.bytes ?? Buffer.alloc(0)
  })
  t.same(await find('used_in:none'), [loose.id])
})

t.test('the filter used_in can be refused as unknown, depending on the switch', async (t) => {
  const { api } = await openCatalogue(t, { switches: { usedIn: 'refused' } })
  const { errors } = await api('{ files(first: 1, query: "used_in:none") { nodes { id } } }')
  t.match(errors, [{ extensions: { code: 'BAD_REQUEST' } }])
})
