import t from 'tap'
import { TOKEN } from '../support/app.ts'
import { openBrowser, openPage, says, until } from '../support/browser.ts'
import { putProducts } from '../support/shop.ts'
import { openShop } from './open-shop.ts'

t.setTimeout(90_000)

t.test('the shell leads everywhere', async (t) => {
  const shop = await openShop(t, (storeDir) => putProducts(storeDir, 1))
  const { address } = shop
  const browser = await openBrowser(t)
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(address + path, { redirect: 'manual', headers })
  const authorization = `ShopifyAdmin ${TOKEN}`

  await t.test('the pages for anyone need no session and say what they are for', async (t) => {
    const page = await openPage(t, browser)
    await page.goto(`${address}/privacy-policy`)
    t.equal(await page.title(), 'Privacy policy · Page Speed Boost')
    for (const heading of ['What we collect', 'What we use it for', 'Contact'])
      t.ok(await page.getByRole('heading', { name: heading, exact: true }).isVisible(), heading)
    await says(page, /name, email address and phone number/)
    await says(page, /script tags/)
    await says(page, /European Economic Area/)
    await says(page, /deleted after that/)
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
    t.equal(await page.getByRole('navigation', { name: 'Main' }).count(), 0, 'no tabs')
    await page.getByRole('link', { name: 'Privacy policy' }).click()
    await page.waitForURL('**/privacy-policy')
  })

  await t.test('entering answers with a code, and the landing page follows it', async (t) => {
    const stranger = await ask('/shopify/app?shop=harbor.example')
    t.equal(stranger.status, 401)
    t.match(await stranger.json(), { code: 401, msg: /Nobody is signed in/, url: '' })
    const known = await ask('/shopify/app', { authorization })
    t.equal(known.status, 200)
    t.strictSame(await known.json(), { code: 302, msg: '', url: '/' })
    const other = await ask('/shopify/app?shop=other.example&hmac=00', { authorization })
    t.match([other.status, await other.json()], [400, { code: 400, msg: /other\.example/ }])
    t.equal((await ask('/auth/install', { authorization })).headers.get('location'), '/')

    const page = await openPage(t, browser)
    await page.goto(`${address}/auth/install?shop=other.example`)
    await says(page, 'Your store could not be opened')
    await page.getByRole('link', { name: 'Sign in with an access token' }).click()
    await page.waitForURL('**/sign-in')
  })

  await t.test(
    'a token that an older version kept in the browser signs in once more',
    async (t) => {
      const page = await openPage(t, browser)
      await page.goto(`${address}/privacy-policy`)
      await page.evaluate((token) => localStorage.setItem('authToken', token), TOKEN)
      await page.goto(`${address}/image_optimisation`)
      await page.getByRole('heading', { level: 1, name: 'Image Optimization' }).waitFor()
      t.equal(await page.evaluate(() => localStorage.getItem('authToken')), null)

      await page.context().clearCookies()
      await page.evaluate(() => localStorage.setItem('authToken', 'too-short'))
      await page.goto(`${address}/image_optimisation`)
      t.equal(page.url(), `${address}/sign-in`)
      t.equal(await page.getByRole('alert').count(), 0, 'nothing was tried')
    }
  )

  await t.test('tabs lead from screen to screen and are fetched before the press', async (t) => {
    const page = await openPage(t, browser)
    await shop.signIn(page)
    const tabs = page.getByRole('navigation', { name: 'Main' })
    const current = tabs.locator('[aria-current=page]')
    t.equal(await current.innerText(), 'Image Optimization')
    const fetchedAhead: string[] = []
    page.on('request', (request) => {
      if (request.headers()['sec-purpose'] === 'prefetch') fetchedAhead.push(request.url())
    })
    const link = page.getByRole('link', { name: 'Privacy policy' })
    await until('the page behind a link is fetched when it is pointed at', async () => {
      await link.hover()
      return fetchedAhead.includes(`${address}/privacy-policy`)
    })
  })

  await t.test('addresses of older versions lead to the screens of today', async (t) => {
    const page = await openPage(t, browser)
    await shop.signIn(page)
    for (const path of ['/', '/admin', '/admin/index', '/admin/preload']) {
      await page.goto(address + path)
      t.equal(page.url(), `${address}/image_optimisation`, path)
    }
  })
})
