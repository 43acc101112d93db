import { type Html, html } from './html.ts'

/** How many cards of one kind a page shows. This number fills complete rows of two, three, four or six cards. */
export const PAGE_CARDS = 24

/** One page of a list: its number, and how many pages there are. */
export type Sheet = { number: number; count: number }

/**
 * Returns page `number` of a list of `total` items; undefined when there is no such page. An empty list has one page.
 */
export function sheetOf(number: number, total: number): Sheet | undefined {
  const count = Math.max(1, Math.ceil(total / PAGE_CARDS))
  return number <= count ? { number, count } : undefined
}

/**
 * Returns links to the previous and the next page; null when there is only one. The links are relative, so they stay
 * within the current list.
 */
export function sheetLinks({ number, count }: Sheet): Html | null {
  if (count === 1) return null
  const before = number > 1 ? html`<a rel="prev" href="?page=${number - 1}">Previous</a> ` : null
  const after = number < count ? html` <a rel="next" href="?page=${number + 1}">Next</a>` : null
  return html`<nav class="note" aria-label="Pages">${before}Page ${number} of ${count}${after}</nav>`
}
