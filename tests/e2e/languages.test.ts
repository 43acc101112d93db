import type { Page } from 'playwright-core'
import t, { type Test } from 'tap'
import { bcp47 } from '../../locales/bcp-47.ts'
import { locales } from '../../locales/codes.ts'
import { textsFor } from '../../locales/texts.ts'
import { clippedWords, lengthenWords } from '../support/clipped.ts'
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

t.test('every word can be read on every page, in every language', async (t) => {
  const { shop, page } = await openTour(t)
  for (const language of locales)
    await t.test(language, async (t) => {
      await shop.merchant.post('/api/v1/updateLanguage', { Language: language })
      await everyPage(page, shop, language, async (what) => {
        t.equal(await page.locator('html').getAttribute('lang'), bcp47(language), what)
        await isReadable(t, page, what)
      })
    })
})

t.test('words that are 40 % longer fit too, in everything that opens', async (t) => {
  const { shop, page } = await openTour(t)
  const look = async (what: string) => {
    await lengthenWords(page)
    await isReadable(t, page, what)
    await page.setViewportSize({ width: 1280, height: 900 })
  }
  await everyPage(page, shop, 'en', look)
  await everyDialog(page, shop, textsFor('en'), look)
})

t.test('everything opens in German as well, by its German words', async (t) => {
  const { shop, page } = await openTour(t)
  await shop.merchant.post('/api/v1/updateLanguage', { Language: 'ge' })
  await everyDialog(page, shop, textsFor('ge'), async (what) => {
    await isReadable(t, page, what)
    await page.setViewportSize({ width: 1280, height: 900 })
  })
})
