import type { Page } from 'playwright-core'
import t, { type Test } from 'tap'
import { locales } from '../../locales/codes.ts'
import type { Locales } from '../../locales/i18n-types.ts'
import { messagesFor } from '../../locales/messages.ts'
import { openShop } from '../e2e/open-shop.ts'
import { everyDialog, everyPage } from '../e2e/tour.ts'
import { openBrowser, openPage } from '../support/browser.ts'
import { repeated } from '../support/lane.ts'
import { report } from '../support/report.ts'
import { optimiseAll } from '../support/runs.ts'
import { jpeg, png, put } from '../support/shop.ts'

const LANGUAGES = repeated<readonly Locales[]>({ test: ['ge'], prove: locales })

/** Ends every place in which a page could put a value: an attribute, a tag, a script, a comment, a text area. */
const ATTACK =
  `'"--></script></textarea></title><img data-attack src="x:" onerror="attack()">` +
  '<script data-attack>attack()</script><svg data-attack onload=attack()>'

/** A file name has no slash. */
const FILE_NAME = `'"--><img data-attack src=x onerror=attack()>`

/** Addresses with a value that the page may show again. */
const PARAMETERS = ['keyword', 'title', 'tab', 'authToken', 'locale', 'step', 'page', 'id', 'shop']
const REFLECTING = ['/sign-in', '/error', '/404', '/nothing', '/image_optimisation', '/store/']
const query = PARAMETERS.map((name) => `${name}=${encodeURIComponent(ATTACK)}`).join('&')

async function fill(storeDir: string): Promise<void> {
  const item = (file: string) =>
    JSON.stringify({
      title: ATTACK,
      vendor: ATTACK,
      type: ATTACK,
      text: ATTACK,
      price: ATTACK,
      variants: [ATTACK],
      images: [{ file, alt: ATTACK, variants: [ATTACK] }]
    })
  put(storeDir, {
    'store.json': JSON.stringify({
      title: ATTACK,
      domain: 'x.example',
      email: `${FILE_NAME}@x.yz`
    }),
    'products/cup/product.json': item(`${FILE_NAME}.jpg`),
    [`products/cup/${FILE_NAME}.jpg`]: await jpeg(1),
    [`products/cup/${FILE_NAME}.png`]: await png(2),
    [`products/${FILE_NAME}/a.jpg`]: await jpeg(3),
    'collections/kitchen/collection.json': item(`${FILE_NAME}.jpg`),
    [`collections/kitchen/${FILE_NAME}.jpg`]: await jpeg(4),
    'blogs/news/blog.json': JSON.stringify({ title: ATTACK }),
    'blogs/news/opening/article.json': item(`${FILE_NAME}.jpg`),
    [`blogs/news/opening/${FILE_NAME}.jpg`]: await jpeg(5)
  })
}

/** Counts in each page what ran and what the content policy had to stop. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { attacks: [], attack: () => note('a script ran') })
    const note = (what: string) => void Reflect.get(window, 'attacks').push(what)
    document.addEventListener('securitypolicyviolation', (event) =>
      note(`${event.violatedDirective} stopped ${event.blockedURI}`)
    )
  })
}

async function isUnharmed(t: Test, page: Page, what: string): Promise<void> {
  const found = await page.evaluate(() => ({
    attacks: Reflect.get(window, 'attacks') as string[],
    elements: [...document.querySelectorAll('[data-attack]')].map(({ outerHTML }) => outerHTML)
  }))
  t.strictSame(found, { attacks: [], elements: [] }, what)
}

t.test('a script in a name, a text or an address runs on no page, in no language', async (t) => {
  const env = { LISTING_URL: 'https://listing.example/reviews' }
  const shop = await openShop(t, fill, env, { isUnrated: true, hasCards: true })
  for (const kind of [1, 2, 3]) await optimiseAll(shop.merchant, kind)
  const page = await openPage(t, await openBrowser(t), { expected: /status of 4\d\d/ })
  await watch(page)
  await shop.signIn(page)
  let pages = 0
  const check = async (what: string) => {
    await isUnharmed(t, page, what)
    pages++
  }
  await page.getByText('data-attack').first().waitFor()
  for (const language of LANGUAGES) {
    await shop.merchant.post('/api/v1/updateLanguage', { Language: language })
    await everyPage(page, shop, language, (what) => check(`${language}: ${what}`))
    for (const kind of [1, 2, 3, 4]) {
      await page.goto(`${shop.address}/image_optimisation?data_type=${kind}`)
      await check(`${language}: the list of kind ${kind}`)
    }
  }
  for (const path of REFLECTING) {
    const reply = await page.goto(`${shop.address}${path}?${query}`)
    t.ok(reply && reply.status() !== 414, 'the address is not too long')
    await check(path)
  }
  for (const link of await storeLinks(page, shop.address)) {
    await page.goto(link)
    await check(link)
  }
  await shop.merchant.post('/api/v1/updateLanguage', { Language: 'en' })
  await everyDialog(page, shop, messagesFor('en'), check)
  report(17, 'browser', {
    languages: LANGUAGES.length,
    'pages and dialogs': pages,
    'scripts run': 0
  })
})

/** Returns the pages of the store that its first page links to. */
async function storeLinks(page: Page, address: string): Promise<string[]> {
  await page.goto(`${address}/store/`)
  const links = await page
    .locator('a[href^="/store/"], a[href^="."]')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
  return [...new Set(links)]
}
