import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify from 'fastify'
import t, { type Test } from 'tap'
import { openPreloadMeasurer } from '../../../modules/page-speed/checker/preload-measurer.ts'
import { until } from '../../support/browser.ts'
import { findChromium } from '../../support/chromium.ts'
import { isRunning } from '../../support/processes.ts'
import { openTemporaryFolders } from '../../support/temporary-folder.ts'

openTemporaryFolders(t)

/** How long the shop takes to answer. */
const ANSWER_MS = 300

/** Serves a shop at /shop whose home page has this body. `asked` lists requests for other pages, with their purpose. */
async function openShop(t: Test, body: string) {
  const app = Fastify()
  const asked: string[] = []
  const page = (content: string) =>
    `<!doctype html><meta charset="utf-8"><title>Shop</title><link rel="icon" href="data:,">
    <style>a{display:block;padding:9px}</style>${content}`
  app.get('/shop', (_request, reply) => reply.type('text/html').send(page(body)))
  app.get('/*', async (request, reply) => {
    asked.push(`${request.url} ${String(request.headers['sec-purpose'] ?? '')}`.trim())
    await sleep(ANSWER_MS)
    return reply.type('text/html').send(page('<h1>Next page</h1>'))
  })
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    // The policies of many shops forbid scripts of others.
    reply.header('content-security-policy', "script-src 'self'")
  })
  app.addHook('preClose', async () => app.server.closeAllConnections())
  t.teardown(() => app.close())
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return { url: `${address}/shop`, asked }
}

const measure = (url: string, signal = new AbortController().signal) =>
  openPreloadMeasurer(findChromium()).run({ url, signal })

/** Waits until no process of a measurement is left. Each of them names a folder in our TMPDIR. */
const isNothingLeft = () =>
  until('the processes of the measurement have ended', () => !isRunning(tmpdir()))

t.test(
  'a product of the home page is opened three times without and three times with the script §12.9.4',
  async (t) => {
    const other = await openShop(t, '')
    const { url, asked } = await openShop(
      t,
      `<img src="${other.url}/picture"><a href="/shop/cart">Cart</a><a href="/shop/collections/all">All</a>
      <a href="/shop/products/cup" target="_blank">Cup</a><a href="/shop/products/bowl">Bowl</a>
      <script src="/store/script-0123456789.js"></script>
      <script src="/extensions/0198/page-speed-boost-12/assets/preload.js?v=3"></script>`
    )
    const { path, withoutMs, withMs } = await measure(url)
    t.equal(path, '/shop/products/bowl', 'the first product that opens in the same tab')
    t.strictSame(asked.toSorted(), [
      ...Array(3).fill('/shop/products/bowl'),
      ...Array(3).fill('/shop/products/bowl prefetch')
    ])
    t.ok(withoutMs >= ANSWER_MS + 150, `the answer and a round trip of slow 4G: ${withoutMs}`)
    t.ok(withMs > 0)
    t.strictSame(other.asked, [], 'no other website is requested')
    await isNothingLeft()
    t.strictSame(readdirSync(tmpdir()), [])
  }
)

t.test('a home page without a link that may be prefetched is not measured §12.9.5', async (t) => {
  const { url, asked } = await openShop(t, '<a href="/shop/account/logout">Log out</a>')
  await t.rejects(measure(url), { name: 'Failure', code: 'no-link' })
  t.strictSame(asked, [])
})

t.test('a shop that does not answer is not measured', async (t) => {
  await t.rejects(measure('http://127.0.0.1:9/'), { name: 'Failure', code: 'not-reached' })
})

t.test('an aborted measurement leaves no browser behind §12.9.5', async (t) => {
  const { url, asked } = await openShop(t, '<a href="/shop/products/bowl">Bowl</a>')
  const ending = new AbortController()
  const measured = measure(url, ending.signal)
  await t.rejects(
    Promise.all([
      measured,
      until('the next page is requested', () => asked.length > 0).then(() => ending.abort())
    ]),
    { name: 'AbortError' }
  )
  await isNothingLeft()
  t.strictSame(readdirSync(tmpdir()), [])
})
