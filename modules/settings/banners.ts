/** Adverts and suggestions: closing one is permanent. */
const OFFERS = ['promo', 'seo', 'video', 'guide', 'app-upgrade']

/** Limits that the shop has reached: a closed banner stays closed until the plan or the cycle changes. */
const LIMITS = ['quota', 'plan-limit', 'upgrade']

export const isLimit = (name: string): boolean => LIMITS.includes(name)

/** Whether `name` is one that pages give to a banner that can be closed (`data-banner`). */
export const isBanner = (name: string): boolean => isLimit(name) || OFFERS.includes(name)
