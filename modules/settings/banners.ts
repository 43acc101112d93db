/** Adverts and suggestions, which stay closed permanently. */
const OFFERS = ['promo', 'seo', 'video', 'guide', 'app-upgrade']

/** Limits that the shop has reached, whose banners stay closed until the plan or the cycle changes. */
const LIMITS = ['quota', 'plan-limit', 'upgrade']

export const isLimit = (name: string): boolean => LIMITS.includes(name)

/** Tells whether pages give this name to a banner that can be closed (`data-banner`). */
export const isBanner = (name: string): boolean => isLimit(name) || OFFERS.includes(name)
