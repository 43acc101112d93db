import t from 'tap'
import { openBrowser, openPage } from '../support/browser.ts'
import { openShop } from './open-shop.ts'

const NOT_VALID =
  'This access token is not valid. Copy it again from the last line the server printed.'

t.test('visitors without a session or with a wrong address learn where to go', async (t) => {
  const shop = await openShop(t, () => {})
  const { address } = shop
  const browser = await openBrowser(t)

  await t.test('without a session every page leads to the sign-in page §13.1.10', async (t) => {
    const page = await openPage(t, browser)
    for (const path of ['/', '/image_optimisation', '/image_optimisation_details?id=1']) {
      await page.goto(address + path)
      t.equal(page.url(), `${address}/sign-in`, path)
    }
    t.equal(await page.title(), 'Sign in · Page Speed Boost')
    t.equal(await page.getByRole('navigation').count(), 0, 'there are no tabs to press')
    t.equal(await page.getByRole('alert').count(), 0)
  })

  await t.test(
    'a merchant whose browser refuses cookies is told that they are needed §13.5.2',
    async (t) => {
      const page = await openPage(t, browser)
      const devTools = await page.context().newCDPSession(page)
      await devTools.send('Emulation.setDocumentCookieDisabled', { disabled: true })
      await page.goto(`${address}/sign-in`)
      await page.waitForURL('**/cookieError')
      t.equal(await page.getByRole('heading', { level: 1 }).innerText(), 'Enable cookies')
    }
  )

  await t.test('an unknown token is refused with an explanation', async (t) => {
    const page = await openPage(t, browser)
    await page.goto(`${address}/image_optimisation?authToken=somebody-elses`)
    t.equal(page.url(), `${address}/sign-in?wrong=1`)
    t.equal(await page.getByRole('alert').innerText(), NOT_VALID)
    const field = page.getByLabel('Access token')
    t.equal(await field.getAttribute('aria-invalid'), 'true')
    t.equal(await field.getAttribute('type'), 'password', 'the token is not shown on the page')
  })

  await t.test(
    'an unknown address shows the not-found page with a link home §13.1.9 §13.5.1',
    async (t) => {
      // The browser reports the status 404 of the page itself.
      const page = await openPage(t, browser, { expected: /status of 404/ })
      await shop.signIn(page)
      const response = await page.goto(`${address}/no/such/page`)
      t.equal(page.url(), `${address}/404`)
      t.equal(response?.status(), 404)
      t.equal(
        await page.getByRole('heading', { level: 1 }).innerText(),
        "The page you're looking for couldn't be found"
      )
      t.ok(await page.getByText('Check the address, or go back to the home page.').isVisible())
      await page.getByRole('link', { name: 'Go to Homepage' }).click()
      t.equal(page.url(), `${address}/main`)
    }
  )

  await t.test('the error page says that the fault is ours §4.1.8 §13.5.1', async (t) => {
    const page = await openPage(t, browser)
    await page.goto(`${address}/error`)
    t.equal(
      await page.getByRole('heading', { level: 1 }).innerText(),
      'Sorry, Internal Server Error.'
    )
    t.ok(await page.getByRole('link', { name: 'Go to Homepage' }).isVisible())
  })

  await t.test('a refused call is answered in the envelope of its API version', async (t) => {
    const { merchant } = shop
    const second = { ack: 0, message: 'There is nothing at this address.' }
    t.match(await merchant.get('/api/v2/no/such/call'), { status: 404, body: second })
    t.match(await merchant.post('/api/v2/no/such/call', {}), { status: 404, body: second })
    const first = { code: '404', msg: 'There is nothing at this address.' }
    t.match(await merchant.get('/api/v1/noSuchCall'), { status: 404, body: first })
    t.match(await merchant.post('/api/v1/noSuchCall', {}), { status: 404, body: first })
    const stranger = await fetch(`${address}/api/v2/image-opt/getSettings`)
    t.equal(stranger.status, 401)
    t.match(await stranger.json(), {
      ack: 0,
      message: 'Your session has ended. Open the app again to sign in.'
    })
  })
})
