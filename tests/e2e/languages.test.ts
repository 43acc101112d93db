import type { Page } from 'playwright-core'
import t, { type Test } from 'tap'
import { bcp47 } from '../../locales/bcp-47.ts'
import { locales } from '../../locales/codes.ts'
import { textsFor } from '../../locales/texts.ts'
import { openBrowser, openPage } from '../support/browser.ts'
import { clippedWords, withLongerWords } from '../support/clipped.ts'
import { everyDialog, everyPage, openTour } from './tour.ts'

t.setTimeout(600_000)

const WIDTHS = [1280, 768, 400]

/** At every width; the words may be made longer first, once. */
async function isReadable(t: Test, page: Page, what: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    t.strictSame(await clippedWords(page), [], `${what} at ${width} pixels`)
  }
}

/** As the server sends it: it comes sooner, and React does not find other words than it rendered. */
const WITHOUT_SCRIPT = { javaScriptEnabled: false }

t.test('every word can be read on every page, in every language', async (t) => {
  const { shop, page } = await openTour(t, WITHOUT_SCRIPT)
  for (const language of locales)
    await t.test(language, async (t) => {
      await shop.merchant.post('/api/v1/updateLanguage', { Language: language })
      await everyPage(page, shop, language, async (what) => {
        t.equal(await page.locator('html').getAttribute('lang'), bcp47(language), what)
        await isReadable(t, page, what)
      })
    })
})

t.test('words that are 40 % longer fit too, on every page', async (t) => {
  const { shop, page } = await openTour(t, WITHOUT_SCRIPT)
  await everyPage(page, shop, 'en', (what) =>
    withLongerWords(page, () => isReadable(t, page, what))
  )
})

t.test('and in everything that opens', async (t) => {
  const { shop, page } = await openTour(t)
  await everyDialog(page, shop, textsFor('en'), async (what) => {
    await withLongerWords(page, () => isReadable(t, page, what))
    await page.setViewportSize({ width: 1280, height: 900 })
  })
})

t.test('everything opens in German as well, by its German words', async (t) => {
  const { shop, page } = await openTour(t)
  await shop.merchant.post('/api/v1/updateLanguage', { Language: 'ge' })
  await everyDialog(page, shop, textsFor('ge'), async (what) => {
    await isReadable(t, page, what)
    await page.setViewportSize({ width: 1280, height: 900 })
  })
})

t.test('words that do not fit would be found', async (t) => {
  const page = await openPage(t, await openBrowser(t))
  await page.setContent(`
    <p style="inline-size: 40px; overflow: hidden; white-space: nowrap">Optimize images</p>
    <p style="block-size: 10px; overflow: clip">Restore<br>the originals</p>
    <p style="inline-size: 40px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">harbor-mug.jpg</p>
    <div style="inline-size: 90px; block-size: 30px; overflow-y: auto">
      <p>Can</p><p>be</p><p>scrolled</p><p style="white-space: nowrap">Re-optimize everything</p>
    </div>
    <p>Fits</p>`)
  t.strictSame(await clippedWords(page), [
    'p: Optimize images',
    'p: Restore',
    'p: the originals',
    'p: Re-optimize everything'
  ])
  await page.setContent(
    '<p style="inline-size: 3000px">Wide</p><b style="margin-left: 2990px">out</b>'
  )
  t.match(await clippedWords(page), [/^the page is \d+ pixels wide$/, 'b: out'])
})
