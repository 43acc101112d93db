import Fastify, { type FastifyRequest } from 'fastify'
import type { FrameLocator, Page } from 'playwright'
import t, { type Test } from 'tap'
import { openBrowser, openPage, says, until } from '../../support/browser.ts'
import { readIdToken, signQuery } from '../access/signing.ts'
import { startStandIn } from '../stand-in.ts'
import { SHOP } from './support/ask.ts'

type Call = { url: string; authorization: string; cookie: string }

/** Starts a stand-in and a minimal app at 127.0.0.1. */
async function openStage(t: Test, host: 'localhost' | '127.0.0.1' = '127.0.0.1') {
  const standIn = await startStandIn({ host })
  const shop = standIn.addShop(SHOP)
  const app = Fastify()
  const calls: Call[] = []
  let refusals = 0
  const note = ({ url, headers }: FastifyRequest) => {
    const { authorization = '', cookie = '' } = headers
    calls.push({ url, authorization, cookie })
  }
  const document = (body: string) => `<!doctype html><html><head>
<meta name="shopify-api-key" content="${shop.world.app.clientId}">
<script src="${standIn.origin}/shopifycloud/app-bridge.js"></script>
<title>App</title></head><body>${body}</body></html>`
  app.get('/call', async (request, reply) => {
    note(request)
    if (refusals-- > 0)
      return reply.code(401).header('X-Shopify-Retry-Invalid-Session-Request', '1').send({})
    return { isHere: true }
  })
  app.get('/bounce', (_request, reply) => reply.type('text/html').send(document('')))
  app.get('/*', (request, reply) => {
    note(request)
    return reply
      .header('set-cookie', 'session=1; Path=/; HttpOnly; Secure; SameSite=None; Partitioned')
      .header('set-cookie', 'plain=1; Path=/; HttpOnly; SameSite=Lax')
      .type('text/html')
      .send(
        document(`<h1>${request.url.split('?')[0]}</h1>
<ui-nav-menu><a href="/" rel="home">Home</a><a href="/plans">Plans</a></ui-nav-menu>
<a href="/below">Further</a>
<a href="${standIn.origin}/${SHOP}/admin/products" target="_top">Leave</a>
<a href="shopify:admin/charges">Bills</a>
<button onclick="window.open('shopify:admin/themes', '_top')">Themes</button>
<button onclick="shopify.toast.show('Saved')">Toast</button>
<button onclick="shopify.modal.show('sure')">Ask</button><ui-modal id="sure"><p>Are you sure?</p></ui-modal>
<button onclick="shopify.saveBar.show('bar')">Change</button>
<ui-save-bar id="bar"><button variant="primary" onclick="document.title = 'stored'">Store</button><button>Drop</button></ui-save-bar>`)
      )
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  shop.world.app.appUrl = `http://127.0.0.1:${port}`
  shop.access.install()
  t.teardown(async () => {
    await standIn.close()
    await app.close()
  })
  return {
    standIn,
    shop,
    calls,
    refuseNext: (count: number) => {
      refusals = count
    },
    home: `${standIn.origin}/${SHOP}/admin/apps/${shop.world.app.clientId}`
  }
}

const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe[data-app]')

/** Evaluates an expression in the app's frame. */
async function inApp<Value>(page: Page, expression: string): Promise<Value> {
  const handle = await page.locator('iframe[data-app]').elementHandle()
  const frame = await handle?.contentFrame()
  if (!frame) throw new Error('Expected the app in a frame')
  return frame.evaluate(expression)
}

t.test('an app in the frame communicates with the admin around it', async (t) => {
  const stage = await openStage(t)
  const { shop, calls, home } = stage
  const { secret, clientId } = shop.world.app
  const page = await openPage(t, await openBrowser(t), { expected: /status of 401/ })
  await page.goto(home)
  const app = frameOf(page)
  await says(app.locator('body'), 'Further')

  await t.test('the admin opens the app with a signed address', async (t) => {
    const query = Object.fromEntries(new URL(calls[0]?.url ?? '', 'http://app').searchParams)
    t.equal(signQuery(query, secret), query.hmac)
    t.equal(query.embedded, '1')
  })

  await t.test('the app gets a fresh id token each time', async (t) => {
    const token = await inApp<string>(page, 'shopify.idToken()')
    const claims = readIdToken(token, [secret], new Date())
    t.match(claims, { aud: clientId, dest: `https://${SHOP}` })
    t.not(await inApp(page, 'shopify.idToken()'), token)
    t.match(await inApp(page, 'shopify.config'), { apiKey: clientId, shop: SHOP, locale: 'en' })
    t.match(await inApp(page, 'shopify.environment'), { embedded: true })
  })

  await t.test(
    'the app’s calls carry an id token and are repeated once after a rejection',
    async (t) => {
      calls.length = 0
      stage.refuseNext(1)
      t.equal(await inApp(page, `fetch('/call').then(({ status }) => status)`), 200)
      t.equal(calls.length, 2)
      for (const { authorization } of calls)
        t.ok(readIdToken(authorization.replace('Bearer ', ''), [secret], new Date()))
      stage.refuseNext(2)
      t.equal(
        await inApp(page, `fetch('/call').then(({ status }) => status)`),
        401,
        'the call is repeated only once'
      )
      stage.refuseNext(0)
      calls.length = 0
      await inApp(page, `fetch('/call', { headers: { Authorization: 'ShopifyAdmin mine' } })`)
      t.equal(
        calls[0]?.authorization,
        'ShopifyAdmin mine',
        'the call keeps its own Authorization header'
      )
    }
  )

  await t.test('the app shows toasts, a dialog, a save bar and a review request', async (t) => {
    await app.getByRole('button', { name: 'Toast' }).click()
    await says(page.getByRole('status'), 'Saved')
    await app.getByRole('button', { name: 'Ask' }).click()
    await app.getByRole('dialog').getByText('Are you sure?').waitFor()
    await page.keyboard.press('Escape')
    await app.getByRole('button', { name: 'Change' }).click()
    const save = page.getByRole('button', { name: 'Save' })
    await inApp(page, `document.querySelector('#bar button').disabled = true`)
    await until('the bar follows its element', () => save.isDisabled())
    await inApp(page, `document.querySelector('#bar button').disabled = false`)
    await save.click()
    await until(
      'the save bar pressed the button',
      async () => (await inApp(page, 'document.title')) === 'stored'
    )
    t.match(await inApp(page, 'shopify.reviews.request()'), { success: true, code: 'success' })
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    t.match(await inApp(page, 'shopify.reviews.request()'), { code: 'cooldown-period' })
  })

  await t.test('the app learns the state of its embed', async (t) => {
    const activation = () =>
      inApp(page, 'shopify.app.extensions().then(([one]) => one.activations[0])')
    t.match(await activation(), { handle: 'preload', status: 'available' })
    shop.theme.setEmbed(true)
    t.match(await activation(), { status: 'active', activations: [{ target: 'body' }] })
  })

  await t.test(
    'the admin shows the app’s menu, and the address of the admin follows the page of the app',
    async (t) => {
      await app.getByRole('link', { name: 'Further' }).click()
      await page.waitForURL(`${home}/below`)
      t.equal(
        await app.getByRole('link', { name: 'Plans' }).count(),
        0,
        'the app itself does not show it'
      )
      await page.getByRole('navigation').getByRole('link', { name: 'Plans' }).click()
      await page.waitForURL(`${home}/plans`)
      await inApp(page, `history.replaceState(null, '', '/plans?level=2')`)
      await page.waitForURL(`${home}/plans?level=2`)
      await page.reload()
      await says(app.locator('h1'), '/plans')
      t.equal(await page.getByRole('link', { name: 'Home' }).count(), 0)
    }
  )

  await t.test(
    'a page that loads only App Bridge fetches an id token and returns to its target',
    async (t) => {
      calls.length = 0
      await inApp(
        page,
        `location.assign('/bounce?shopify-reload=' + encodeURIComponent('/deep?tab=2'))`
      )
      await says(app.locator('h1'), '/deep')
      const query = new URL(calls[0]?.url ?? '', 'http://app').searchParams
      t.equal(query.get('tab'), '2')
      t.ok(readIdToken(query.get('id_token') ?? '', [secret], new Date()))
    }
  )

  await t.test('the app can leave its frame', async (t) => {
    await app.getByRole('link', { name: 'Leave' }).click()
    await page.waitForURL('**/admin/products')
    await page.goto(home)
    await app.getByRole('link', { name: 'Bills' }).click()
    await page.waitForURL('**/admin/charges')
    await page.goto(home)
    await app.getByRole('button', { name: 'Themes' }).click()
    await page.waitForURL('**/admin/themes')
    t.equal(await page.locator('iframe').count(), 0)
  })
})

t.test(
  'on loopback a cross-site frame sends a partitioned cookie, but not a plain one',
  async (t) => {
    const { home, calls } = await openStage(t, 'localhost')
    const page = await openPage(t, await openBrowser(t))
    await page.goto(home)
    await says(frameOf(page).locator('body'), 'Further')
    calls.length = 0
    await frameOf(page).getByRole('link', { name: 'Further' }).click()
    await says(frameOf(page).locator('h1'), '/below')
    t.equal(calls[0]?.cookie, 'session=1')
  }
)
