/** Adverts and suggestions. Once closed, their banners never return. */
const OFFERS = ['promo', 'seo', 'video', 'guide', 'app-upgrade']

/** Limits that a shop can reach. Once closed, their banners return when the plan or the cycle changes. */
const LIMITS = ['quota', 'plan-limit', 'upgrade']

export const isLimit = (name: string): boolean => LIMITS.includes(name)

/** Tells whether this is the name of a banner that can be closed (`data-banner` in pages). */
export const isBanner = (name: string): boolean => isLimit(name) || OFFERS.includes(name)
