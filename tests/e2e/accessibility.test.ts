import axe from 'axe-core'
import type { Page } from 'playwright-core'
import t, { type Test } from 'tap'
import { textsFor } from '../../locales/texts.ts'
import { everyDialog, everyPage, openTour } from './tour.ts'

t.setTimeout(300_000)

/** WCAG 2.2 AA, and what its authors call best practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rule by rule, what axe finds on the page as it is: with what is in front of it, which hides the rest. */
async function isAccessible(t: Test, page: Page, what: string): Promise<void> {
  // Colours are judged when they have come to rest.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((each) => each.finished.catch(() => {})))
  )
  await page.evaluate(axe.source)
  const found = await page.evaluate(async (tags) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly: tags,
      resultTypes: ['violations']
    })
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ target, any }) =>
          `${id}: ${help}: ${target.join(' ')} ${any.map(({ message }) => message).join(' ')}`
      )
    )
  }, TAGS)
  t.strictSame(found, [], what)
}

for (const colorScheme of ['light', 'dark'] as const)
  t.test(`axe finds nothing on any page and in anything that opens, ${colorScheme}`, async (t) => {
    const { shop, page } = await openTour(t, { colorScheme, reducedMotion: 'reduce' })
    const look = (what: string) => isAccessible(t, page, what)
    await everyPage(page, shop, 'en', look)
    await everyDialog(page, shop, textsFor('en'), look)
  })
