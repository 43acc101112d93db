import type { Page } from 'playwright'

/**
 * Lists text that cannot be read where it stands, as `where: text`: text that is cut off by a box around it or by the
 * edge of the screen. Also reports a page that scrolls sideways. Text with an ellipsis is allowed, because names from
 * the store may be shortened and are shown in full elsewhere.
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
        // This element is hidden on purpose: screen readers read it, but it is not shown.
        if (style.clipPath !== 'none' || (style.position === 'absolute' && around.clientWidth <= 1))
          return false
        if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return false
        // A scrolling box shows the rest on demand: any box may scroll vertically, but only rows of tabs horizontally.
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
 * Makes every word of the page 40 % longer while `check` runs, because English texts grow by that much in the wordiest
 * languages.
 */
export async function withLongerWords(page: Page, check: () => Promise<void>): Promise<void> {
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
  await check()
  await page.evaluate((was) => {
    for (const [node, text] of was) node.textContent = text
  }, words)
}
