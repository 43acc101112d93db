import axe from 'axe-core'
import type { Page } from 'playwright-core'
import type { Test } from 'tap'

/** WCAG 2.2 AA, and what its authors call best practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rule by rule, what axe finds on the page as it is: with what is in front of it, which hides the rest. */
export async function isAccessible(t: Test, page: Page, what: string): Promise<void> {
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
