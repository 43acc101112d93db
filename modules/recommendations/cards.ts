export type Card = {
  /** The name of the card, which is also the key of the card's messages in `recommendations.apps` in locales. */
  name: 'images' | 'speed' | 'texts' | 'store'
  href: string
  /**
   * Stars from 0 to 5 and the number of reviews, as an app store shows them publicly; null if there are no ratings yet
   * (decision 028).
   */
  rating: { stars: number; reviews: number } | null
  isFree: boolean
}

/** The four parts of the product, each described by what it does for a merchant. */
export const CARDS: readonly Card[] = [
  { name: 'images', href: '/image_optimisation', rating: null, isFree: false },
  { name: 'speed', href: '/main', rating: null, isFree: false },
  { name: 'texts', href: '/setting', rating: null, isFree: false },
  { name: 'store', href: '/store', rating: null, isFree: true }
]
