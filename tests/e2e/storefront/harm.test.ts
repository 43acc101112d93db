import type { Page } from 'playwright'
import t from 'tap'
import { openBrowser, openPage } from '../../support/browser.ts'
import { openTestShop } from './shop.ts'

/** Links that change something when they are fetched, or that do not lead to a page of the shop. */
const DANGEROUS = [
  '/cart',
  '/cart/add?id=1',
  '/cart/add/1',
  '/cart/change?line=1&quantity=0',
  '/cart/clear',
  '/cart/40000:1',
  '/en-ca/cart/add?id=1',
  '/checkout',
  '/checkouts/abc',
  '/account',
  '/account/login',
  '/account/logout',
  '/customer_authentication/redirect',
  '/logout',
  '/pages/logout',
  '/pages/log-out',
  '/pages/sign_out',
  '/discount/SAVE10',
  '/discount/SAVE10?redirect=/products/cup',
  '/products/gift-card',
  '/gift_cards/1/abc',
  '/apps/loyalty/redeem?points=500',
  '/apps/wishlist/add?product=1',
  '/tools/returns',
  '/a/subscriptions/cancel',
  '/pages/wishlist',
  '/pages/unsubscribe?email=a@example.com',
  '/pages/order-cancel',
  '/products/cup?add-to-cart=1',
  '/products/cup?discount=SAVE10',
  '/products/cup?currency=EUR',
  '/collections/all?locale=fr',
  '/fr/products/cup',
  '/localization?locale=fr',
  '/products/manual.pdf',
  '/pages/terms.zip',
  '/cdn/shop/files/manual.pdf',
  '/admin',
  '/products',
  '/blogs/news.atom',
  '/challenge',
  // Only the names of these pages distinguish them from harmless ones (NEVER in
  // modules/page-speed/storefront/harmless.ts).
  '/pages/cart',
  '/pages/quick-checkout',
  '/pages/my-account',
  '/pages/login',
  '/pages/log_in',
  '/pages/sign-in',
  '/pages/signoff',
  '/pages/sign-up',
  '/pages/logoff',
  '/pages/discount-10',
  '/pages/giftcard',
  '/products/gift_card',
  '/pages/wishlist-share',
  '/collections/subscriptions',
  '/blogs/news/redeem-points',
  '/pages/download',
  '/search?variant=1&add=1'
]
const MARKED = [
  '<a href="/products/opted-1" data-no-preload>mark</a>',
  '<a href="/products/opted-2" data-no-instant>mark</a>',
  '<p class="no-prefetch"><a href="/products/opted-3">mark</a></p>',
  '<div data-no-preload><p><a href="/products/opted-4">mark</a></p></div>',
  '<a href="/products/opted-5" rel="noopener NoFollow">mark</a>',
  '<a href="/products/opted-6" download>mark</a>'
]
const ODD = [
  '<a href="mailto:a@example.com">odd</a>',
  '<a href="tel:123">odd</a>',
  '<a href="javascript:void 0">odd</a>',
  '<a href="ftp://127.0.0.1/products/cup">odd</a>',
  '<a href="http://[bad/products/cup">odd</a>',
  '<a href="">odd</a>',
  '<a href="#part">odd</a>',
  '<a href="/first#part">odd</a>',
  '<a>odd</a>',
  '<a href="http://localhost:1/products/cup">other origin</a>',
  '<a href="https://127.0.0.1/products/cup">other protocol</a>'
]
const EXCLUDED = '/pages/our-private-page'

const links = [
  ...[...DANGEROUS, EXCLUDED].map((path) => `<a href="${path.replace('&', '&amp;')}">${path}</a>`),
  ...MARKED,
  ...ODD
].join('\n')
const attributes = 'data-exclude="  private-page   /never( "'

t.test('a link that might change something is never fetched §12.3.2', async (t) => {
  const shop = await openTestShop(t, { links, attributes })
  const page = await openPage(t, await openBrowser(t))
  await page.goto(`${shop.address}/first`)
  const all = page.locator('main a')
  const count = await all.count()
  t.equal(count, DANGEROUS.length + 1 + MARKED.length + ODD.length)

  await t.test(
    'resting the pointer on a link that might change something fetches nothing',
    async (t) => {
      for (const link of await all.all()) {
        await link.hover({ timeout: 5000 })
        await page.waitForTimeout(120)
      }
      t.strictSame(shop.requests, [])
    }
  )
  await t.test(
    'pressing a link that might change something and dragging the pointer away fetches nothing',
    async (t) => {
      for (const link of await all.all()) {
        await link.hover()
        await page.mouse.down()
        await page.mouse.move(600, 5)
        await page.mouse.up()
      }
      t.strictSame(shop.requests, [])
    }
  )
  await t.test(
    'keyboard focus on a link that might change something fetches nothing',
    async (t) => {
      await page.mouse.move(600, 5)
      for (let index = 0; index < count; index++) {
        await page.keyboard.press('Tab')
        await page.waitForTimeout(200)
      }
      t.strictSame(shop.requests, [])
    }
  )
  await t.test(
    'scrolling over links that might change something fetches nothing §12.1.4',
    async (t) => {
      await page.mouse.move(60, 300)
      for (let step = 0; step < 20; step++) await page.mouse.wheel(0, 150)
      await page.waitForTimeout(200)
      t.strictSame(shop.requests, [])
    }
  )
  await t.test('harmless links on the same page are fetched', async (t) => {
    shop.set({ links: '<a id="good" href="/products/cup">Cup</a>' })
    await page.goto(`${shop.address}/first`)
    await page.locator('#good').hover()
    await arrives(page, () => shop.asked('/products/cup') === 1)
    t.equal(shop.requests[0]?.purpose, 'prefetch')
  })
})

t.test('odd settings, themes and browsers make the script do nothing §12.2.2', async (t) => {
  const browser = await openBrowser(t)
  const link = '<a id="good" href="/products/cup">Cup</a>'
  const cases: [title: string, options: Parameters<typeof openTestShop>[1], expected?: RegExp][] = [
    [
      'a policy that forbids inline rules stops the script without an error',
      { links: link, contentPolicy: "script-src 'self'" },
      /Content Security Policy|inline speculation rules/
    ],
    [
      'a malformed root makes the script fetch nothing',
      { links: link, attributes: 'data-root="\\"></script><b>(["' }
    ],
    [
      'a root of another language makes the script fetch nothing',
      { links: link, attributes: 'data-root="/fr/"' }
    ],
    [
      'an exclusion of every path makes the script fetch nothing',
      { links: link, attributes: 'data-exclude="/"' }
    ]
  ]
  for (const [title, options, expected] of cases)
    await t.test(title, async (t) => {
      const shop = await openTestShop(t, options)
      const page = await openPage(t, browser, expected ? { expected } : {})
      await page.goto(`${shop.address}/first`)
      await page.locator('#good').hover()
      await page.waitForTimeout(250)
      t.strictSame(shop.requests, [])
      t.strictSame(
        await page.evaluate(() =>
          Object.keys(globalThis).filter((name) => /preload|prefetch|boost/i.test(name))
        ),
        []
      )
      t.strictSame(await page.context().cookies(), [])
    })

  await t.test(
    'nothing is fetched on a page whose head is removed while the pointer moves',
    async (t) => {
      const shop = await openTestShop(t, { links: `<svg><a id="odd" href="::">x</a></svg>${link}` })
      const page = await openPage(t, browser)
      await page.goto(`${shop.address}/first`)
      await page.evaluate(() => {
        document.addEventListener('pointerover', () => document.head?.remove(), { once: true })
      })
      await page.locator('#good').hover()
      await page.waitForTimeout(200)
      t.strictSame(shop.requests, [])
    }
  )
})

async function arrives(page: Page, isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 100 && !isSo(); tries++) await page.waitForTimeout(50)
  if (!isSo()) throw new Error('Expected the page to be fetched')
}
