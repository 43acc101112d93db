/** Adverts and proposals: closed once, they stay away. */
const OFFERS = ['promo', 'seo', 'video', 'guide', 'app-upgrade']

/** What is used up: closed until there is another plan or another cycle to use up. */
const LIMITS = ['quota', 'plan-limit', 'upgrade']

export const isLimit = (name: string): boolean => LIMITS.includes(name)

/** The names that pages give to what can be closed (`data-banner`). */
export const isBanner = (name: string): boolean => isLimit(name) || OFFERS.includes(name)
