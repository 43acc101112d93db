/** The banners of adverts, suggestions and news. Once closed, they never return. */
const OFFERS = ['promo', 'seo', 'video', 'guide', 'app-upgrade', 'test-ended']

/** The banners of limits that a shop can reach. Once closed, they return when the plan or the cycle changes. */
const LIMITS = ['quota', 'own-limit', 'plan-limit', 'upgrade']

export const isLimit = (name: string): boolean => LIMITS.includes(name)

/** Tells whether this is the name of a banner that can be closed (`data-banner` in pages). */
export const isBanner = (name: string): boolean => isLimit(name) || OFFERS.includes(name)
