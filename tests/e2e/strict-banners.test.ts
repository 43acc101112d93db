import type { Browser, Page } from 'playwright'
import t from 'tap'
import { awake, openBrowser, openPage, says, until } from '../support/browser.ts'
import { optimiseAll } from '../support/runs.ts'
import { jpeg, put, putProducts } from '../support/shop.ts'
import { type OpenShop, openShop } from './open-shop.ts'

const STRICT = { STORE_RULES: 'strict' }

t.test('the link to the partners’ page reveals nothing about the shop §16.5', async (t) => {
  const partners = 'https://partners.example/apps'
  const shop = await openShop(t, () => {}, { ...STRICT, PARTNER_APPS_URL: partners })
  const page = await openPage(t, await openBrowser(t))
  await shop.signIn(page, '/recommended-apps')
  const link = page.getByRole('link', { name: 'See partner apps' })
  t.equal(await link.getAttribute('href'), partners)
  t.match(await link.getAttribute('rel'), /noreferrer/)
  t.equal(await page.locator('iframe').count(), 0)
  const { headers } = await fetch(`${shop.address}/recommended-apps`)
  const policy = headers.get('content-security-policy') ?? ''
  t.match(policy, /default-src/)
  t.notMatch(policy, /partners/)
})

t.test('a closed banner stays closed in every browser §16.6', async (t) => {
  const env = { ...STRICT, PARTNER_APPS_URL: 'https://partners.example/apps', FREE_QUOTA: '2' }
  const shop = await openShop(t, (storeDir) => putProducts(storeDir, 1), env, {
    hasCards: true
  })
  await optimiseAll(shop.merchant)
  await shop.merchant.post('/api/v1/reviewTipsClick', { score: 0 })
  const browser = await openBrowser(t)
  const banners: [path: string, name: string][] = [
    ['/image_optimisation', 'Plan Limit Reached'],
    ['/image_optimisation', 'More for your store'],
    ['/main', '30% off SEO tools'],
    ['/main', 'How it works'],
    ['/pricing', '20% off your first 3 months']
  ]
  const page = await openPage(t, browser)
  await shop.signIn(page)
  for (const [path, name] of banners) {
    await page.goto(shop.address + path)
    const banner = page.getByRole('region', { name })
    const saved = page.waitForResponse('**/saveAppSwitch')
    await banner.getByRole('button', { name: 'Dismiss' }).click()
    t.equal((await saved).status(), 200, name)
    t.notOk(await banner.isVisible(), name)
  }
  const other = await openPage(t, browser)
  await shop.signIn(other)
  for (const [path, name] of banners) {
    await other.goto(shop.address + path)
    await says(other.locator('main h1'), /./)
    t.notOk(
      await other.getByRole('region', { name }).isVisible(),
      `${name} stays closed in another browser`
    )
  }
})

t.test(
  'with strict rules a page shows one banner and one card at a time, the most important ones §7.1.1 §16.9',
  async (t) => {
    const browser = await openBrowser(t)
    for (const env of [STRICT, {}]) {
      const isStrict = 'STORE_RULES' in env
      const shop = await openShop(t, (storeDir) => putProducts(storeDir, 1), env, {
        isNew: true,
        hasCards: true
      })
      await optimiseAll(shop.merchant)
      const page = await openPage(t, browser)
      await shop.signIn(page, '/pricing?plan=declined')
      await says(page, 'You declined the change. Your plan stays the same.')
      const promo = page.getByRole('region', { name: '20% off your first 3 months' })
      t.equal(await promo.count(), isStrict ? 0 : 1)
      const cards = async () =>
        (await page.locator('.quiet-card:visible h2').allInnerTexts()).join(', ')
      if (!isStrict) continue
      await page.goto(`${shop.address}/image_optimisation`)
      await awake(page, 'Prompts')
      t.equal(await cards(), 'Finish setting up')
      const others = ['Congratulations', 'How do you like Page Speed Boost?', 'More for your store']
      for (const next of [...others, '']) {
        await page.locator('.quiet-card:visible').getByRole('button', { name: 'Dismiss' }).click()
        await until(`the next card: ${next}`, async () => (await cards()) === next)
      }
    }
  }
)

/**
 * Returns, for each place that shows a feature the free plan does not include, whether the price of the plan that
 * includes it is visible there.
 */
async function locksOf(browser: Browser, shop: OpenShop, t: Parameters<typeof openPage>[0]) {
  await optimiseAll(shop.merchant)
  const page = await openPage(t, browser)
  await shop.signIn(page)
  for (const island of ['HeaderActions', 'History', 'AutoSwitch']) await awake(page, island)
  const seen: Record<string, boolean> = {}
  const plan = (place: ReturnType<Page['locator']>) => place.getByText('From $4.99').first()
  const note = async (what: string, place: ReturnType<Page['locator']>) => {
    await place.waitFor()
    seen[what] = await plan(place).isVisible()
  }
  await note('upload', page.getByRole('button', { name: 'Upload images' }))
  await note('automatic', page.getByRole('region', { name: 'Automatic optimization' }))
  await page.getByRole('tab', { name: /^Collection/ }).click()
  const again = page.getByRole('button', { name: 'Re-optimize' })
  await until(
    'the list shows collections',
    async () => (await again.getAttribute('aria-disabled')) === 'true'
  )
  await note('collections', again)
  await page.getByRole('tab', { name: /^Other/ }).click()
  await note('uploads', page.getByRole('tabpanel').getByRole('button', { name: 'Upload images' }))
  await page.getByRole('button', { name: 'Optimize images' }).click()
  await note(
    'choosing collections',
    page.getByRole('dialog').getByRole('paragraph').filter({ hasText: 'Collection · Blog' })
  )
  await page.goto(`${shop.address}/setting`)
  await awake(page, 'ImageSettings')
  await note(
    'alt texts',
    page.locator('section', { has: page.locator('h3:text-is("Image Alt Text")') })
  )
  await note(
    'file names',
    page.locator('section', { has: page.locator('h3:text-is("Image Filename")') })
  )
  return seen
}

t.test(
  'with strict rules, every feature that the free plan lacks is labelled with the plan that includes it §6.3.5 §16.10',
  async (t) => {
    const fill = async (storeDir: string) =>
      put(storeDir, {
        'products/cup/front.jpg': await jpeg(1),
        'collections/a/cover.jpg': await jpeg(2)
      })
    const browser = await openBrowser(t)
    const strict = await locksOf(browser, await openShop(t, fill, STRICT), t)
    const usual = await locksOf(browser, await openShop(t, fill), t)
    t.strictSame(
      Object.values(strict),
      Object.values(strict).map(() => true),
      JSON.stringify(strict)
    )
    t.strictSame(
      Object.keys(usual).filter((what) => !usual[what]),
      ['upload', 'collections', 'uploads'],
      'by default a tooltip names the plan'
    )
  }
)
