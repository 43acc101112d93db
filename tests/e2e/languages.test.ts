import type { Page } from 'playwright'
import t, { type Test } from 'tap'
import { bcp47 } from '../../locales/bcp-47.ts'
import { locales } from '../../locales/codes.ts'
import { messagesFor } from '../../locales/messages.ts'
import { openBrowser, openPage } from '../support/browser.ts'
import { clippedWords, withLongerWords } from '../support/clipped.ts'
import { repeated } from '../support/lane.ts'
import { everyDialog, everyPage, openTour } from './tour.ts'

const WIDTHS = [1280, 768, 400]

/** Checks that no word on the page is clipped at any of these widths. */
async function isReadable(t: Test, page: Page, what: string, widths = WIDTHS): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    t.strictSame(await clippedWords(page), [], `${what} at ${width} pixels`)
  }
}

/**
 * Without scripts, a test sees only the HTML that the server sends. This is faster, and lengthened words cause no
 * hydration mismatch.
 */
const WITHOUT_SCRIPT = { javaScriptEnabled: false }

t.test('no word is clipped on any page in any language', async (t) => {
  const { shop, page } = await openTour(t, WITHOUT_SCRIPT)
  for (const [index, language] of locales.entries())
    await t.test(`no word is clipped in the language ${language}`, async (t) => {
      // Each language is checked at one width, and each width in seven languages. The lengthened words below are
      // checked at every width.
      const width = WIDTHS[index % WIDTHS.length] ?? 400
      const widths = repeated({ test: [width], prove: WIDTHS })
      await shop.merchant.post('/api/v1/updateLanguage', { Language: language })
      await everyPage(page, shop, language, async (what) => {
        t.equal(await page.locator('html').getAttribute('lang'), bcp47(language), what)
        await isReadable(t, page, what, widths)
      })
    })
})

t.test('words that are 40 % longer are not clipped on any page', async (t) => {
  const { shop, page } = await openTour(t, WITHOUT_SCRIPT)
  await everyPage(page, shop, 'en', (what) =>
    withLongerWords(page, () => isReadable(t, page, what))
  )
})

t.test('words that are 40 % longer are not clipped in any dialog', async (t) => {
  const { shop, page } = await openTour(t)
  await everyDialog(page, shop, messagesFor('en'), async (what) => {
    await withLongerWords(page, () => isReadable(t, page, what))
    await page.setViewportSize({ width: 1280, height: 900 })
  })
})

t.test('every dialog opens in German, and no word in it is clipped', async (t) => {
  const { shop, page } = await openTour(t)
  await shop.merchant.post('/api/v1/updateLanguage', { Language: 'ge' })
  await everyDialog(page, shop, messagesFor('ge'), async (what) => {
    await isReadable(t, page, what)
    await page.setViewportSize({ width: 1280, height: 900 })
  })
})

t.test('the check finds words that do not fit', async (t) => {
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
