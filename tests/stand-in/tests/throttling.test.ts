import t from 'tap'
import { ask, openStage, SHOP } from './support/ask.ts'
import { openCatalogue } from './support/catalogue.ts'

/** This query costs 36 points: 2 + 11 x (1 + 2) for the files, and one for the shop. */
const DEAR =
  '{ shop { id } files(first: 250) { nodes { id ... on MediaImage { image { url } originalSource { fileSize } } } } }'

t.test('the points that an answer did not cost are refunded at once', async (t) => {
  const { api, shop } = await openCatalogue(t)
  const { extensions } = await api(DEAR)
  t.same(extensions.cost, {
    requestedQueryCost: 36,
    actualQueryCost: 1 + 2 + 2 * 3,
    throttleStatus: { maximumAvailable: 2000, currentlyAvailable: 1991, restoreRate: 100 }
  })
  t.match(shop.requests, [
    { operation: '', requestedCost: 36, actualCost: 9, available: 1991, code: null }
  ])
})

t.test('an empty bucket throttles with status 200 and refills with the clock', async (t) => {
  const { api, shop, clock } = await openCatalogue(t)
  shop.bucket.set(10)
  const refused = await api(`query Files ${DEAR}`)
  t.equal(refused.status, 200)
  t.same(refused.errors, [
    {
      message: 'Throttled',
      extensions: {
        code: 'THROTTLED',
        documentation: 'https://shopify.dev/api/usage/rate-limits'
      }
    }
  ])
  t.notOk('data' in refused)
  t.match(refused.extensions.cost, {
    requestedQueryCost: 36,
    actualQueryCost: null,
    throttleStatus: { currentlyAvailable: 10 }
  })
  t.match(shop.requests, [{ operation: 'Files', actualCost: null, code: 'THROTTLED' }])
  clock.forward(250)
  t.match(
    (await api(DEAR)).errors,
    [{ message: 'Throttled' }],
    'the bucket is still one point short'
  )
  clock.forward(20)
  t.notOk((await api(DEAR)).errors)
  clock.forward(3_600_000)
  t.equal(shop.bucket.status().currentlyAvailable, 2000, 'the bucket holds no more')
})

t.test('a throttled mutation has no effect', async (t) => {
  const { api, shop, png } = await openCatalogue(t)
  shop.bucket.set(0)
  const mutation = `mutation { fileUpdate(files: [{ id: "${png.id}", alt: "x" }]) { files { id } } }`
  t.match((await api(mutation)).errors, [{ message: 'Throttled' }])
  t.equal(png.alt, '')
})

t.test('a query that costs more than a thousand points is never run', async (t) => {
  const { api, shop } = await openCatalogue(t)
  const query = `{ products(first: 250) { nodes { media(first: 250) { nodes { id
    ... on MediaImage { image { url } originalSource { fileSize } fileErrors { code } mediaErrors { code } mediaWarnings { code } metafield(key: "a") { id } }
  } } variants(first: 250) { nodes { media(first: 1) { nodes { id } } } } } } }`
  const { errors, ...rest } = await api(query)
  const cost = 2 + 11 * (1 + (2 + 11 * 7) + (2 + 11 * 4))
  t.match(errors, [
    {
      message: `Query cost is ${cost}, which exceeds the single query max cost limit (1000).`,
      extensions: { code: 'MAX_COST_EXCEEDED', cost, maxCost: 1000 }
    }
  ])
  t.notOk('data' in rest || 'extensions' in rest)
  t.equal(shop.bucket.status().currentlyAvailable, 2000)
})

t.test('larger plans have larger buckets', async (t) => {
  const { standIn } = await openStage(t)
  const status = (plan: 'advanced' | 'plus') =>
    standIn.addShop(`${plan}.myshopify.com`, { plan }).bucket.status()
  t.match(status('advanced'), { restoreRate: 200, maximumAvailable: 4000 })
  t.match(status('plus'), { restoreRate: 1000, maximumAvailable: 20_000 })
})

t.test('a standard bucket can be half as large, depending on the switch', async (t) => {
  const { api } = await openCatalogue(t, { switches: { bucket: 'maximum-1000' } })
  const { extensions } = await api('{ shop { id } }')
  t.match(extensions.cost.throttleStatus, { maximumAvailable: 1000, currentlyAvailable: 999 })
})

t.test('each shop has its own bucket', async (t) => {
  const stage = await openStage(t)
  const other = stage.standIn.addShop('other.myshopify.com')
  stage.shop.bucket.set(0)
  const at = stage.at.replace(SHOP, other.domain)
  const answer = await ask({ ...stage, at }, other.access.grant(), '{ shop { myshopifyDomain } }')
  t.same(answer.data, { shop: { myshopifyDomain: 'other.myshopify.com' } })
})
