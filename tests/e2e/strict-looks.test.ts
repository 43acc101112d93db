import type { Page } from 'playwright'
import t from 'tap'
import { isAccessible } from '../support/accessible.ts'
import { says, until } from '../support/browser.ts'
import { clippedWords, withLongerWords } from '../support/clipped.ts'
import { openTour } from './tour.ts'

const ENV = { STORE_RULES: 'strict', PARTNER_APPS_URL: 'https://partners.example/apps' }

/**
 * Hydrates all islands, including those that wait to be scrolled into view. Words may be lengthened only afterwards,
 * because lengthened words would cause a hydration mismatch.
 */
async function allAwake(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 5000 })
  const asleep = page.locator('[data-island]:not([data-awake])')
  await until('every island is awake', async () => (await asleep.count()) === 0)
  await page.setViewportSize({ width: 1280, height: 900 })
}

/**
 * Visits every page and dialog that looks different with strict rules, by the steps that a merchant takes to reach it.
 */
async function everyDifference(
  page: Page,
  address: string,
  check: (what: string) => Promise<void>
): Promise<void> {
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click()
  await page.goto(`${address}/image_optimisation`)
  await allAwake(page)
  await check('the image page, with features that the plan does not include')
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await says(page.getByRole('region', { name: 'Something went wrong' }), /^Select the correct/)
  await check('the image page, with an error')
  await press('Rate the app')
  await page.getByRole('radio', { name: '3 stars' }).check()
  await press('Send rating')
  await page.getByRole('dialog', { name: 'Thank you for your rating.' }).waitFor()
  await check('the dialog after a rating')
  await page.keyboard.press('Escape')
  for (const path of ['/setting/legacy', '/recommended-apps', '/main', '/pricing?plan=declined']) {
    await page.goto(address + path)
    await allAwake(page)
    if (path === '/setting/legacy') await page.locator('.quiet-card').waitFor()
    await check(path)
  }
}

for (const colorScheme of ['light', 'dark'] as const)
  t.test(
    `axe finds no accessibility problem with strict rules in the ${colorScheme} colour scheme`,
    async (t) => {
      const { shop, page } = await openTour(t, { colorScheme, reducedMotion: 'reduce' }, ENV)
      await everyDifference(page, shop.address, (what) => isAccessible(t, page, what))
    }
  )

t.test('no word is clipped with strict rules, even if all words are 40 % longer', async (t) => {
  const { shop, page } = await openTour(t, { reducedMotion: 'reduce' }, ENV)
  await everyDifference(page, shop.address, async (what) => {
    for (const width of [1280, 768, 400, 320]) {
      await page.setViewportSize({ width, height: 900 })
      t.strictSame(await clippedWords(page), [], `${what} at ${width} pixels`)
      if (width < 400) continue
      await withLongerWords(page, async () => {
        t.strictSame(await clippedWords(page), [], `${what}, longer, at ${width} pixels`)
      })
    }
    await page.setViewportSize({ width: 1280, height: 900 })
  })
})
