import t from 'tap'
import { ask, openStage } from './support/ask.ts'

t.test('a request for another API version or an unknown shop gets status 404', async (t) => {
  const { at, shop } = await openStage(t)
  const post = (
    address: string,
    token = shop.access.grant(),
    body: unknown = { query: '{ shop { id } }' }
  ) =>
    fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-shopify-access-token': token },
      body: JSON.stringify(body)
    })
  const here = `${at}/admin/api/2026-10/graphql.json`
  const answer = await post(here)
  t.equal(answer.status, 200)
  t.equal(answer.headers.get('x-shopify-api-version'), '2026-10')
  t.ok(answer.headers.get('x-request-id'))
  for (const address of [
    here.replace('2026-10', '2025-10'),
    here.replace('2026-10', '2026-07'),
    here.replace('2026-10', 'unstable'),
    here.replace('snow-shop', 'no-shop'),
    here.replace('graphql.json', 'products.json')
  ])
    t.equal((await post(address)).status, 404, address)
  t.equal((await post(here, 'nonsense')).status, 401)
  t.equal(
    (await post(here, shop.access.grant(), {})).status,
    400,
    'a request without a query is refused'
  )
  t.equal((await post(here, shop.access.grant(), { query: 5 })).status, 400)
})

t.test(
  'a field that the published schema lacks is refused, so that no removed field passes',
  async (t) => {
    const stage = await openStage(t)
    for (const query of [
      'mutation { productAppendImages(input: { id: "gid://shopify/Product/1" }) { product { id } } }',
      'mutation { productImageUpdate(productId: "gid://shopify/Product/1") { image { id } } }',
      '{ shop { shopifyPaymentsEnabled } }',
      '{ job(id: "gid://shopify/Job/1") { query { inventoryItems(first: 1) { nodes { id } } } } }'
    ]) {
      const answer = await ask(stage, stage.shop.access.grant(), query)
      t.match(answer, { status: 200, errors: [{ extensions: { code: 'undefinedField' } }] }, query)
    }
  }
)
