import axe, { type RunOnly } from 'axe-core'
import type { Page } from 'playwright'
import type { Test } from 'tap'

/** WCAG 2.2 AA and axe's best practices. */
const ALL: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
}

/**
 * The rules about colours. They alone are checked again in another colour scheme, because the other rules would find
 * the same there.
 */
const COLOURS: RunOnly = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block']
}

/**
 * Checks the page in its current state with axe, rule by rule. An open dialog hides what is behind it from the check.
 */
export async function isAccessible(
  t: Test,
  page: Page,
  what: string,
  rules: 'all' | 'colours' = 'all'
): Promise<void> {
  // Contrast can only be judged once animations have ended.
  await page.evaluate(async () => {
    // A colour scheme that was just changed starts its transitions with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await Promise.all(document.getAnimations().map((each) => each.finished.catch(() => {})))
  })
  await page.evaluate(axe.source)
  const found = await page.evaluate(
    async (runOnly) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
        runOnly,
        resultTypes: ['violations']
      })
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(
          ({ target, any }) =>
            `${id}: ${help}: ${target.join(' ')} ${any.map(({ message }) => message).join(' ')}`
        )
      )
    },
    rules === 'all' ? ALL : COLOURS
  )
  t.strictSame(found, [], what)
}
