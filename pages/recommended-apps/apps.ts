/** What the cards show. Ratings are what an app store shows in public; none are made up (decision 028). */
export type App = {
  name: 'images' | 'speed' | 'texts' | 'store'
  href: string
  /** 0 to 5 with its number of reviews; null: not rated anywhere yet. */
  rating: { stars: number; reviews: number } | null
  isFree: boolean
}

/** The four parts of the product, each as what it does for a merchant; the last is free. */
export const APPS: readonly App[] = [
  { name: 'images', href: '/image_optimisation', rating: null, isFree: false },
  { name: 'speed', href: '/main', rating: null, isFree: false },
  { name: 'texts', href: '/setting', rating: null, isFree: false },
  { name: 'store', href: '/store', rating: null, isFree: true }
]
