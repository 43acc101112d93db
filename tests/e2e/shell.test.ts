import t from 'tap'
import { openBrowser, openPage, says, until } from '../support/browser.ts'
import { putProducts } from '../support/shop.ts'
import { TOKEN } from '../support/token.ts'
import { openShop } from './open-shop.ts'

t.test('tabs, public links and older addresses lead to the right pages', async (t) => {
  const fill = (storeDir: string) => putProducts(storeDir, 1)
  const shop = await openShop(t, fill, {}, { hasCards: true })
  const { address } = shop
  const browser = await openBrowser(t)
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(address + path, { redirect: 'manual', headers })
  const authorization = `ShopifyAdmin ${TOKEN}`

  await t.test(
    'public pages need no session and have a title §13.1.8 §13.3.2 §17.1.1',
    async (t) => {
      const page = await openPage(t, browser)
      await page.goto(`${address}/privacy-policy`)
      t.equal(await page.title(), 'Privacy policy · Page Speed Boost')
      for (const heading of ['What we collect', 'What we use it for', 'Contact'])
        t.ok(await page.getByRole('heading', { name: heading, exact: true }).isVisible(), heading)
      await says(page, 'Your name and email address. We do not ask for your phone number.')
      await says(
        page,
        /so that we can tell whether Site Speed Up is on\. We do not read script tags\.$/
      )
      await says(page, /30 days, or for one day in your store admin\./)
      const body = new URLSearchParams({ authToken: TOKEN })
      const signIn = await fetch(`${address}/sign-in`, { method: 'POST', redirect: 'manual', body })
      t.match(signIn.headers.get('set-cookie'), /Max-Age=2592000\b/, 'the cookie lasts 30 days')
      await says(page, /European Economic Area/)
      await says(page, /We delete it sooner if you ask us to/)
      await page.getByRole('link', { name: 'How long we keep it' }).click()
      t.equal(new URL(page.url()).hash, '#keep')

      await page.goto(`${address}/cookieError`)
      t.equal(await page.getByRole('heading', { level: 1 }).innerText(), 'Enable cookies')
      await says(page, /for 30 days/)
      await says(page, /'Prevent Cross-Site Tracking' is not selected/)
      t.equal(
        await page.getByRole('link', { name: 'Go to Homepage' }).getAttribute('href'),
        '/admin/preload'
      )
      t.equal(await page.getByRole('navigation', { name: 'Main' }).count(), 0, 'there are no tabs')
      await page.getByRole('link', { name: 'Privacy policy' }).click()
      await page.waitForURL('**/privacy-policy')
    }
  )

  await t.test(
    'the language that an address names stays on the way to the sign-in §13.8.2',
    async (t) => {
      t.equal((await ask('/pricing?locale=de')).headers.get('location'), '/sign-in?locale=de')
      t.equal((await ask('/pricing?locale=xx')).headers.get('location'), '/sign-in')
      const page = await openPage(t, browser)
      await page.goto(`${address}/pricing?locale=de`)
      await page.getByRole('button', { name: 'Anmelden' }).waitFor()
      await page.getByRole('textbox').fill('wrong')
      await page.getByRole('button', { name: 'Anmelden' }).click()
      await page.waitForURL('**/sign-in?wrong=1&locale=de')
      await page.getByRole('button', { name: 'Anmelden' }).waitFor()
    }
  )

  await t.test(
    'the entry call answers with a code that tells the landing page where to go §4.5.6 §13.2.6',
    async (t) => {
      const stranger = await ask('/shopify/app?shop=harbor.example')
      t.equal(stranger.status, 401)
      t.match(await stranger.json(), { code: 401, msg: /You are not signed in/, url: '' })
      const known = await ask('/shopify/app', { authorization })
      t.equal(known.status, 200)
      t.strictSame(await known.json(), { code: 302, msg: '', url: '/' })
      const other = await ask('/shopify/app?shop=other.example&hmac=00', { authorization })
      t.match([other.status, await other.json()], [400, { code: 400, msg: /other\.example/ }])
      t.equal((await ask('/auth/install', { authorization })).headers.get('location'), '/')

      const page = await openPage(t, browser, { expected: /status of 401/ })
      await page.goto(`${address}/auth/install?shop=other.example`)
      await says(page, 'Your store could not be opened')
      await page.getByRole('link', { name: 'Sign in with an access token' }).click()
      await page.waitForURL('**/sign-in')
    }
  )

  await t.test(
    'a token that an older version left in the browser signs the merchant in once §13.2.1',
    async (t) => {
      const page = await openPage(t, browser)
      await page.goto(`${address}/privacy-policy`)
      await page.evaluate((token) => localStorage.setItem('authToken', token), TOKEN)
      await page.goto(`${address}/image_optimisation`)
      await page.getByRole('heading', { level: 1, name: 'Page Speed' }).waitFor()
      t.equal(await page.evaluate(() => localStorage.getItem('authToken')), null)

      await page.evaluate(() => localStorage.setItem('authToken', 'too-short'))
      // The open page requests its score, and that call would be refused once the cookies are cleared, so the test
      // leaves the page first.
      await page.goto('about:blank')
      await page.context().clearCookies()
      await page.goto(`${address}/image_optimisation`)
      t.equal(page.url(), `${address}/sign-in`)
      t.equal(await page.getByRole('alert').count(), 0, 'the form was not sent')
    }
  )

  await t.test(
    'tabs open their pages, which are prefetched on hover §13.1.2–13.1.6 §13.3.1',
    async (t) => {
      const page = await openPage(t, browser)
      await shop.signIn(page)
      const tabs = page.getByRole('navigation', { name: 'Main' })
      t.strictSame(await tabs.getByRole('link').allInnerTexts(), [
        'Image Optimization',
        'Page Speed',
        'Settings',
        'Pricing',
        'Recommendation'
      ])
      t.equal(await tabs.locator('[aria-current=page]').innerText(), 'Image Optimization')
      const fetchedAhead: string[] = []
      page.on('request', (request) => {
        if (request.headers()['sec-purpose'] === 'prefetch') fetchedAhead.push(request.url())
      })
      const tab = tabs.getByRole('link', { name: 'Recommendation' })
      await until('the page of a tab is prefetched on hover', async () => {
        await tab.hover()
        return fetchedAhead.includes(`${address}/recommended-apps`)
      })
      await tab.click()
      await page.waitForURL('**/recommended-apps')
      t.equal(await tabs.locator('[aria-current=page]').innerText(), 'Recommendation')
    }
  )

  await t.test(
    'the page lists the provider’s own apps, and has no iframe unless a partner page is configured §14.3.2',
    async (t) => {
      const page = await openPage(t, browser)
      await shop.signIn(page, '/recommended-apps')
      t.equal(await page.locator('iframe').count(), 0)
      t.equal(await page.getByText('By channelwill').count(), 0)
      const cards = page.getByRole('main').getByRole('listitem')
      t.equal(await cards.count(), 4)
      for (const card of await cards.all()) {
        t.ok(await card.getByRole('heading', { level: 2 }).isVisible())
        await says(card, 'No ratings yet')
        t.ok(await card.getByRole('link').isVisible())
      }
      await says(cards.last(), 'Free')
    }
  )

  await t.test(
    'addresses of older versions lead to the current pages §13.1.1 §13.1.7',
    async (t) => {
      const page = await openPage(t, browser)
      await shop.signIn(page)
      for (const path of ['/', '/admin', '/admin/index', '/admin/preload']) {
        await page.goto(address + path)
        t.equal(page.url(), `${address}/main`, path)
      }
      await page.goto(`${address}/admin/on-page-seo/index`)
      t.equal(page.url(), `${address}/recommended-apps`)
    }
  )
})

t.test(
  'an account without the full set of pages sees the page-speed tab and is redirected from every other page §1.3.3 §13.1.10 §13.3.1',
  async (t) => {
    const shop = await openShop(t, () => {}, { FULL_FEATURES: 'off' }, { isNew: true })
    const page = await openPage(t, await openBrowser(t))
    await shop.signIn(page, '/')
    t.equal(page.url(), `${shop.address}/main`)
    const tabs = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    t.strictSame(await tabs.allInnerTexts(), ['Page Speed'])
    await page.getByRole('button', { name: 'Apply for permission' }).click()
    await page.getByRole('dialog', { name: 'Contact support' }).waitFor()
    for (const path of ['/image_optimisation', '/setting', '/pricing', '/guidance']) {
      await page.goto(shop.address + path)
      t.equal(page.url(), `${shop.address}/main`, path)
    }
  }
)

t.test('the partners’ page is framed and receives the shop’s domain §14.3.3 §16.5', async (t) => {
  const partners = 'https://partners.example/apps?from=boost'
  const env = { PARTNER_APPS_URL: partners, BILLING: 'off' }
  const shop = await openShop(t, () => {}, env, { hasCards: true })
  const page = await openPage(t, await openBrowser(t))
  const asked: Record<string, string>[] = []
  await page.route('https://partners.example/**', (route) => {
    asked.push({ url: route.request().url(), ...route.request().headers() })
    return route.fulfill({ contentType: 'text/html', body: '<h1>Partner apps</h1>' })
  })
  await shop.signIn(page, '/recommended-apps')
  const tabs = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  t.notOk((await tabs.allInnerTexts()).includes('Pricing'), 'without billing there are no plans')
  await page.frameLocator('iframe').getByText('Partner apps').waitFor()
  const { body } = await shop.merchant.get('/api/v1/getThisUserEmail')
  const [request = {}] = asked
  const { searchParams } = new URL(request.url ?? '')
  t.strictSame(Object.fromEntries(searchParams), {
    from: 'boost',
    shop: 'store.local',
    app_id: 'page-speed-boost',
    email: Buffer.from(body.data.email as string).toString('base64url')
  })
  t.equal(request.referer, undefined)
  t.equal(
    await page.locator('iframe').getAttribute('sandbox'),
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
    'it may not navigate the page around it'
  )
  await page.getByRole('link', { name: 'By Page Speed Boost' }).click()
  await says(page, 'Image Optimization')
  t.equal(await page.locator('iframe').count(), 0)
})
