import { locales } from '../../locales/codes.ts'
import { messagesFor } from '../../locales/messages.ts'
import type { NewCard } from './read-cards.ts'

const EXAMPLES = [
  { name: 'images', link: '/image_optimisation' },
  { name: 'speed', link: '/main' },
  { name: 'texts', link: '/setting' },
  { name: 'store', link: '/store', is_free: true }
] as const

/**
 * Returns the cards of the demo shop, one for each of the four parts of this product, with texts in every language.
 */
export function exampleCards(): NewCard[] {
  return EXAMPLES.map((card) => ({
    ...card,
    picture: null,
    texts: Object.fromEntries(
      locales.map((language) => {
        const { title, text, open } = messagesFor(language).recommendations.apps[card.name]
        return [language, { title: title(), text: text(), open: open() }]
      })
    )
  }))
}
