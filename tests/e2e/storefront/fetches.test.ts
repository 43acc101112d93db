import type { Page } from 'playwright'
import t from 'tap'
import { openBrowser, openPage } from '../../support/browser.ts'
import { openTestShop } from './shop.ts'

const HARMLESS = [
  '/',
  '/products/cup',
  '/products/cup?variant=1',
  '/products/cup#reviews',
  '/collections',
  '/collections/all?page=2&sort_by=price-ascending',
  '/collections/mugs?filter.v.price.gte=10&filter.v.option.color=red',
  '/collections/mugs/products/cup-2',
  '/pages/about',
  '/pages/about.html',
  '/pages/guide-1.2.html',
  '/blogs/news',
  '/blogs/news/first-story',
  '/blogs/news/tagged/summer',
  '/search?q=cup'
]
const link = (path: string, id: string, text = id) =>
  `<a id="${id}" href="${path.replaceAll('&', '&amp;')}">${text}</a>`

const withoutHash = (path: string) => path.replace(/#.*/, '')

t.test('a page of the shop is fetched once the pointer rests on its link §12.1.1', async (t) => {
  const browser = await openBrowser(t)
  const open = async (options: Parameters<typeof openTestShop>[1]) => {
    const shop = await openTestShop(t, options)
    const page = await openPage(t, browser)
    await page.goto(`${shop.address}/first`)
    return { shop, page }
  }

  await t.test('every kind of harmless page is fetched', async (t) => {
    for (const [index, path] of HARMLESS.entries()) {
      const { shop, page } = await open({ links: link(path, `l${index}`) })
      await page.locator(`#l${index}`).hover()
      await until(page, path, () => shop.asked(withoutHash(path)) === 1)
      t.equal(shop.requests.length, 1, path)
      t.equal(shop.requests[0]?.purpose, 'prefetch', path)
      await page.close()
    }
  })

  await t.test('only pages in the language of the current page are fetched §12.3.1', async (t) => {
    const links = link('/fr/products/cup', 'same') + link('/products/cup', 'other')
    const { shop, page } = await open({ links, attributes: 'data-root="/fr/"' })
    await page.locator('#other').hover()
    await page.waitForTimeout(150)
    await page.locator('#same').hover()
    await until(
      page,
      'the page in the same language is fetched',
      () => shop.asked('/fr/products/cup') === 1
    )
    t.equal(shop.requests.length, 1)
  })

  await t.test('a pointer that only passes over links fetches nothing', async (t) => {
    const links = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => link(`/products/p${n}`, `p${n}`)).join('')
    const { shop, page } = await open({ links })
    await page.evaluate((init) => {
      for (const element of document.querySelectorAll('main a, p'))
        element.dispatchEvent(new PointerEvent('pointerover', init))
    }, over)
    await page.waitForTimeout(200)
    t.strictSame(shop.requests, [])
  })

  await t.test('pressing a link fetches its page at once §12.1.3', async (t) => {
    const { shop, page } = await open({ links: link('/products/cup', 'cup') })
    await page.locator('#cup').dispatchEvent('pointerdown', { ...over, button: 0 })
    await until(page, 'the pressed link is fetched', () => shop.asked('/products/cup') === 1)
    await page.locator('#cup').dispatchEvent('pointerdown', { ...over, button: 2 })
    t.equal(shop.requests.length, 1)
  })

  await t.test(
    'keyboard focus fetches a page when it rests on a link, not when it passes §12.1.2',
    async (t) => {
      const links = link('/products/passed', 'a') + link('/products/read', 'b')
      const shop = await openTestShop(t, { links })
      const page = await openPage(t, browser)
      await page.clock.install()
      await page.goto(`${shop.address}/first`)
      // A key that is pressed before the first frame may be lost.
      await page.evaluate(() => new Promise(requestAnimationFrame))
      // The clock stands still between both keys, because on a busy machine the first link would keep the focus too long.
      await page.clock.pauseAt(Date.now() + 3_600_000)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.clock.runFor(1000)
      await until(page, 'the second request has arrived', () => shop.asked('/products/read') === 1)
      t.equal(shop.asked('/products/passed'), 0)
    }
  )

  await t.test(
    'links that are added later, drawn in SVG or inside a web component are fetched',
    async (t) => {
      const links = `<div id="host"></div>
      <svg width="90" height="20"><a href="/products/drawn"><rect id="svg" width="90" height="20"/></a></svg>
      <svg width="90" height="20"><a xlink:href="/products/old-drawn"><rect id="old" width="90" height="20"/></a></svg>`
      const { shop, page } = await open({ links })
      await page.evaluate(() => {
        const root = document.querySelector('#host')?.attachShadow({ mode: 'open' })
        if (root) root.innerHTML = '<a href="/products/inside" id="in"><b>Inside</b></a>'
        document
          .querySelector('main')
          ?.insertAdjacentHTML('beforeend', '<a href="/products/late" id="late">Late</a>')
      })
      for (const [id, path] of Object.entries({
        in: 'inside',
        late: 'late',
        svg: 'drawn',
        old: 'old-drawn'
      })) {
        await page.locator(`#${id}`).hover()
        await until(page, path, () => shop.asked(`/products/${path}`) === 1)
      }
      t.equal(shop.requests.length, 4)
    }
  )

  await t.test('a click after the fetch sends no second request', async (t) => {
    const { shop, page } = await open({
      links: link('/products/cup', 'cup'),
      cacheControl: 'no-store',
      latencyMs: 100
    })
    await page.locator('#cup').hover()
    await page.waitForTimeout(250)
    await page.locator('#cup').click()
    await page.waitForURL('**/products/cup')
    t.equal(shop.asked('/products/cup'), 1)
    t.equal(await deliveryType(page), 'navigational-prefetch')
  })

  await t.test('a platform’s own speculation rules cause no second request', async (t) => {
    const { shop, page } = await open({
      links: link('/products/cup', 'cup') + link('/products/quick', 'quick'),
      platformRule: 'conservative',
      latencyMs: 100
    })
    await page.locator('#cup').hover()
    await page.waitForTimeout(120)
    await page.locator('#cup').click()
    await page.waitForURL('**/products/cup')
    t.equal(shop.asked('/products/cup'), 1, 'a click after a pause sends no second request')
    await page.goto(`${shop.address}/first`)
    await page.locator('#quick').click()
    await page.waitForURL('**/products/quick')
    t.equal(shop.asked('/products/quick'), 1, 'an immediate click sends no second request')
  })
})

t.test('the script limits which pages it fetches and how often', async (t) => {
  const browser = await openBrowser(t)
  const open = async (
    options: Parameters<typeof openTestShop>[1],
    context: Parameters<typeof openPage>[2] = {},
    prepare: (page: Page) => Promise<unknown> = async () => {}
  ) => {
    const shop = await openTestShop(t, options)
    const page = await openPage(t, browser, context)
    await prepare(page)
    await page.goto(`${shop.address}/first`)
    return { shop, page }
  }
  const rules = (page: Page) => page.locator('script[type=speculationrules]').count()
  const cup = link('/products/cup', 'cup')

  await t.test('a page is not fetched again while the browser still has it', async (t) => {
    const { shop, page } = await open({ links: cup + link('/products/b', 'b') })
    for (const id of ['cup', 'b', 'cup', 'b']) {
      await page.locator(`#${id}`).hover()
      await page.waitForTimeout(150)
    }
    t.equal(shop.requests.length, 2)
  })

  await t.test(
    'at most two pages are kept at a time, and at most fifty are fetched in a page view §12.1.5',
    async (t) => {
      const links = Array.from({ length: 55 }, (_, n) => link(`/products/p${n}`, `p${n}`)).join('')
      const { shop, page } = await open({ links })
      for (let n = 0; n < 55; n++) {
        await page.locator(`#p${n}`).dispatchEvent('pointerdown', { ...over, button: 0 })
        if (n < 50) await until(page, `p${n}`, () => shop.asked(`/products/p${n}`) === 1)
      }
      await page.waitForTimeout(300)
      t.equal(shop.requests.length, 50)
      t.equal(await rules(page), 2)
    }
  )

  await t.test('after five minutes a page is fetched again §12.1.5', async (t) => {
    const { shop, page } = await open({ links: cup }, {}, (page) => page.clock.install())
    const press = () => page.locator('#cup').dispatchEvent('pointerdown', { ...over, button: 0 })
    await press()
    await until(page, 'the first request has arrived', () => shop.asked('/products/cup') === 1)
    await page.clock.fastForward(299_000)
    await press()
    await page.clock.fastForward(2_000)
    await press()
    await until(page, 'the second request has arrived', () => shop.asked('/products/cup') === 2)
    t.equal(shop.requests.length, 2)
  })

  for (const [title, connection] of [
    ['a visitor who saves data', { saveData: true }],
    ['a visitor on a slow connection', { effectiveType: 'slow-2g' }]
  ] as const)
    await t.test(`nothing is fetched for ${title} §12.3.3`, async (t) => {
      const { shop, page } = await open({ links: cup }, {}, (page) =>
        page.addInitScript((value) => {
          Object.defineProperty(navigator, 'connection', { value })
        }, connection)
      )
      await page.locator('#cup').hover()
      await page.waitForTimeout(250)
      t.strictSame(shop.requests, [])
    })

  await t.test('a hidden tab fetches nothing §12.3.3', async (t) => {
    const { shop, page } = await open({ links: cup }, {}, (page) =>
      page.addInitScript(() => Object.defineProperty(document, 'hidden', { value: true }))
    )
    await page.locator('#cup').hover()
    await page.waitForTimeout(250)
    t.strictSame(shop.requests, [])
  })

  await t.test(
    'scrolling removes the speculation rule for the link that the finger touched §12.1.4',
    async (t) => {
      const { shop, page } = await open({ links: cup }, { hasTouch: true })
      const finger = { ...over, pointerType: 'touch', button: 0, clientX: 50, clientY: 50 }
      await page.locator('#cup').dispatchEvent('pointerdown', finger)
      await until(page, 'the touched link is fetched', () => shop.asked('/products/cup') === 1)
      await page.locator('#cup').dispatchEvent('pointermove', { ...finger, clientY: 59 })
      t.equal(await rules(page), 1, 'a movement of 9 pixels does not count as scrolling')
      await page.locator('#cup').dispatchEvent('pointermove', { ...finger, clientY: 60 })
      t.equal(await rules(page), 0)
      await page.locator('#cup').dispatchEvent('pointerdown', finger)
      t.equal(await rules(page), 1)
      await page.locator('#cup').dispatchEvent('pointercancel', finger)
      t.equal(await rules(page), 0)
    }
  )

  await t.test('a tap opens the page that the touch has already fetched', async (t) => {
    const { shop, page } = await open({ links: cup, latencyMs: 100 }, { hasTouch: true })
    await page.locator('#cup').tap()
    await page.waitForURL('**/products/cup')
    t.equal(shop.asked('/products/cup'), 1)
  })

  await t.test('all pages are fetched again after a change to the cart §12.3.3', async (t) => {
    const { shop, page } = await open({ links: cup, latencyMs: 20 })
    await page.locator('#cup').hover()
    await until(page, 'the page is fetched', () => shop.asked('/products/cup') === 1)
    await page.evaluate(() => fetch('/cart/add.js', { method: 'POST' }))
    await until(page, 'the speculation rule is removed', async () => (await rules(page)) === 0)
    await page.locator('#cup').click()
    await page.waitForURL('**/products/cup')
    t.equal(shop.asked('/products/cup'), 2)
  })
})

t.test(
  'a browser without speculation rules uses a link element, or fetches nothing §12.2.1',
  async (t) => {
    const browser = await openBrowser(t)
    const old = (page: Page) =>
      page.addInitScript(() => {
        HTMLScriptElement.supports = () => false
      })
    const open = async (attributes: string) => {
      const shop = await openTestShop(t, {
        links: link('/products/cup', 'cup'),
        attributes,
        cacheControl: 'public, max-age=300'
      })
      const page = await openPage(t, browser)
      await old(page)
      await page.goto(`${shop.address}/first`)
      await page.locator('#cup').hover()
      return { shop, page }
    }

    await t.test('no page is fetched that the browser could not cache §12.2.1', async (t) => {
      const { shop, page } = await open('')
      await page.waitForTimeout(250)
      t.strictSame(shop.requests, [])
      t.equal(await page.locator('link[rel=prefetch]').count(), 0)
    })
    await t.test('a cacheable page is fetched once, through a link element', async (t) => {
      const { shop, page } = await open('data-cacheable')
      await until(page, 'the page is fetched', () => shop.asked('/products/cup') === 1)
      await page.locator('#cup').click()
      await page.waitForURL('**/products/cup')
      t.equal(shop.asked('/products/cup'), 1)
    })
  }
)

const over = { bubbles: true, composed: true, pointerType: 'mouse' }

const deliveryType = (page: Page) =>
  page.evaluate(
    () => (performance.getEntriesByType('navigation')[0] as { deliveryType?: string }).deliveryType
  )

async function until(page: Page, what: string, isSo: () => boolean | Promise<boolean>) {
  for (let tries = 0; tries < 200; tries++) {
    if (await isSo()) return
    await page.waitForTimeout(30)
  }
  throw new Error(`Expected, in vain: ${what}`)
}
