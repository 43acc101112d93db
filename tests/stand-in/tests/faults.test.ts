import t from 'tap'
import type { FaultKind } from '../faults.ts'
import { type Catalogue, openCatalogue } from './support/catalogue.ts'

/** Changes the alt text of the PNG. Returns the raw response, because not every response is JSON. */
function change({ at, shop, png }: Catalogue, alt: string): Promise<Response> {
  return fetch(`${at}/admin/api/2026-10/graphql.json`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-shopify-access-token': shop.access.grant()
    },
    body: JSON.stringify({
      query: `mutation FileUpdate { fileUpdate(files: [{ id: "${png.id}", alt: "${alt}" }]) { files { id } } }`
    })
  })
}

const KINDS: [kind: FaultKind, status: number, body: RegExp, isDone: boolean][] = [
  ['401', 401, /^{"errors":"\[API\] Invalid API key or access token/, false],
  ['402', 402, /^{"errors":"Unavailable Shop"}$/, false],
  ['403', 403, /^{"errors":/, false],
  ['404', 404, /^{"errors":"Not Found"}$/, false],
  ['423', 423, /^{"errors":"This shop is unavailable"}$/, false],
  ['429', 429, /^{"errors":"Exceeded 2 calls per second/, false],
  ['502-before', 502, /^<html>/, false],
  ['502-after', 502, /^<html>/, true],
  ['503-before', 503, /^<html>/, false],
  ['503-after', 503, /^<html>/, true],
  ['throttled', 200, /"code":"THROTTLED"/, false],
  ['internal-error', 200, /"code":"INTERNAL_SERVER_ERROR","requestId":"[0-9a-f-]+-\d+"/, false]
]

t.test(
  'each injected fault gets the answer that Shopify would give, whether it strikes before or after the change takes effect',
  async (t) => {
    const catalogue = await openCatalogue(t)
    const { shop, png, clock } = catalogue
    for (const [kind, status, body, isDone] of KINDS) {
      clock.forward(60_000)
      shop.faults.add({ operation: 'FileUpdate', kind })
      const answer = await change(catalogue, kind)
      t.equal(answer.status, status, kind)
      t.match(await answer.text(), body, kind)
      t.equal(png.alt === kind, isDone, `${kind}: the request took effect, or did not, as expected`)
      t.ok(shop.faults.areSpent(), kind)
    }
  }
)

t.test('a timeout closes the connection, before or after the change takes effect', async (t) => {
  const catalogue = await openCatalogue(t, { timing: { hangMs: 5 } })
  const { shop, png } = catalogue
  for (const [kind, isDone] of [
    ['timeout-before', false],
    ['timeout-after', true]
  ] as const) {
    shop.faults.add({ kind })
    await t.rejects(change(catalogue, kind), kind)
    t.equal(png.alt === kind, isDone, kind)
  }
})

t.test('a 429 answer gives Retry-After in seconds', async (t) => {
  const catalogue = await openCatalogue(t)
  catalogue.shop.faults.add({ kind: '429' })
  catalogue.shop.faults.add({ kind: '429', retryAfterSeconds: 0.5 })
  t.equal((await change(catalogue, 'a')).headers.get('retry-after'), '2.0')
  t.equal((await change(catalogue, 'a')).headers.get('retry-after'), '0.5')
})

t.test(
  'a fault hits the named operation as often as requested, after the requested number of calls',
  async (t) => {
    const catalogue = await openCatalogue(t)
    const { shop, api } = catalogue
    shop.faults.add({ operation: 'FileUpdate', kind: '502-before', times: 2, after: 1 })
    t.equal((await api('query Shop { shop { id } }')).status, 200, 'another operation is not hit')
    const statuses = []
    for (let call = 0; call < 4; call++) statuses.push((await change(catalogue, 'x')).status)
    t.same(statuses, [200, 502, 502, 200])
  }
)

t.test('faults appear in the request log', async (t) => {
  const catalogue = await openCatalogue(t)
  const { shop } = catalogue
  shop.faults.add({ kind: '502-before' })
  shop.faults.add({ kind: '502-after' })
  await change(catalogue, 'a')
  await change(catalogue, 'b')
  t.match(shop.requests, [
    { operation: 'FileUpdate', code: '502-before', actualCost: null },
    { operation: 'FileUpdate', code: null, actualCost: 10 },
    { operation: 'FileUpdate', code: '502-after' }
  ])
})

t.test('downloads of pictures and originals can be made to fail', async (t) => {
  const { shop, api, png } = await openCatalogue(t)
  const { data } = await api(
    `{ nodes(ids: ["${png.id}"]) { ... on MediaImage { image { url } originalSource { url } } } }`
  )
  const [image] = data.nodes
  for (const [place, url] of [
    ['cdn', image.image.url],
    ['original', image.originalSource.url]
  ] as const) {
    shop.faults.add({ operation: place, kind: '503-before' })
    t.equal((await fetch(url)).status, 503, place)
    t.equal((await fetch(url)).status, 200, place)
  }
})
