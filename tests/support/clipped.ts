import type { Page } from 'playwright-core'

/**
 * Words that cannot be read where they stand, as `where: text`: cut off by the box around them, beyond the
 * edge of the screen, or a page that scrolls sideways. Names of the store's own may be shortened: they
 * end in an ellipsis and are told in full elsewhere.
 */
export function clippedWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>()
    const screen = document.documentElement
    const front = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1)
    const root = front ?? document.body
    if (screen.scrollWidth > screen.clientWidth)
      found.add(`the page is ${screen.scrollWidth} pixels wide`)
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (
        !element ||
        text === '' ||
        element.closest('script, style, .visually-hidden, option, [inert], svg')
      )
        continue
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects())
        if (isCut(element, box)) found.add(`${nameOf(element)}: ${text}`)
    }
    return [...found]

    function isCut(element: Element, text: DOMRect): boolean {
      if (text.width === 0) return false
      for (
        let around: Element | null = element;
        around && around !== screen;
        around = around.parentElement
      ) {
        const style = getComputedStyle(around)
        // Of no size on purpose: read out, not shown.
        if (style.clipPath !== 'none' || (style.position === 'absolute' && around.clientWidth <= 1))
          return false
        if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return false
        // What scrolls shows the rest on demand: downwards anything may, sideways only rows of tabs.
        if (/auto|scroll/.test(style.overflowX)) {
          const box = around.getBoundingClientRect()
          const isBeside = text.left < box.left - 1 || text.right > box.right + 1
          return isBeside && !around.matches('.tabs, .tabs-bar .column')
        }
        if (
          /hidden|clip/.test(style.overflowX + style.overflowY) &&
          leaves(text, around.getBoundingClientRect())
        )
          return true
      }
      return text.left < -1 || text.right > screen.clientWidth + 1
    }

    function leaves(text: DOMRect, box: DOMRect): boolean {
      return (
        text.left < box.left - 1 ||
        text.right > box.right + 1 ||
        text.bottom > box.bottom + 2 ||
        text.top < box.top - 2
      )
    }

    function nameOf(element: Element): string {
      const { tagName, className } = element
      return `${tagName.toLowerCase()}${className ? `.${String(className).replaceAll(' ', '.')}` : ''}`
    }
  })
}

/**
 * Makes every word of the page 40 % longer, as English becomes in the languages with the longest words,
 * while `look` looks at it.
 */
export async function withLongerWords(page: Page, look: () => Promise<void>): Promise<void> {
  const words = await page.evaluateHandle(() => {
    const was = new Map<Node, string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement || node.parentElement.closest('script, style')) continue
      was.set(node, node.textContent ?? '')
    }
    for (const [node, text] of was)
      node.textContent = text.replace(
        /\p{L}{3,}/gu,
        (word) => word + word.slice(0, Math.ceil(word.length * 0.4))
      )
    return was
  })
  await look()
  await words.evaluate((was) => {
    for (const [node, text] of was) node.textContent = text
  })
}
