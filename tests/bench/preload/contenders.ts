import { readFileSync } from 'node:fs'
import type { ShopOptions } from '../../e2e/storefront/shop.ts'

export type Contender = { name: string; options: ShopOptions }

const packaged = (path: string): string => readFileSync(`node_modules/${path}`, 'utf8')

/** The link that the visitor presses. */
export const LINK = '<a id="link" href="/products/cup">A cup</a>'

/** The same page with a hundred more links, as a large collection has them. */
const MANY_LINKS =
  LINK +
  Array.from(
    { length: 100 },
    (_, index) => `<a href="/products/mug-${index}">Mug ${index}</a>`
  ).join(' ')

/** The alternatives a shop has to our script, and our script with and without the platform's own speculation rule. */
export const CONTENDERS: Contender[] = [
  { name: 'no script', options: { attributes: null } },
  {
    name: 'instant.page 5.2.0',
    options: {
      script: { code: packaged('instant.page/instantpage.js'), attributes: 'type="module"' }
    }
  },
  {
    name: 'quicklink 3.0.2',
    options: {
      script: { code: `${packaged('quicklink/dist/quicklink.umd.js')}\nquicklink.listen()` }
    }
  },
  { name: 'rule, conservative', options: { attributes: null, platformRule: 'conservative' } },
  { name: 'ours', options: {} },
  { name: 'ours, 101 links on the page', options: { links: MANY_LINKS } },
  { name: 'ours and the rule', options: { platformRule: 'conservative' } }
]
