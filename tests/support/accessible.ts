import axe from 'axe-core'
import type { Page } from 'playwright-core'
import type { Test } from 'tap'

/** WCAG 2.2 AA and axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Checks the page in its current state with axe, rule by rule. An open dialog hides what is behind it from the check.
 */
export async function isAccessible(t: Test, page: Page, what: string): Promise<void> {
  // Contrast can only be judged once animations have ended.
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
