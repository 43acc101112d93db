/** How a merchant answered the prompts. A shop without a row has answered none and closed no advert. */
export interface ShopSettingTable {
  shop_id: number
  /** 1 to 5 stars, 0 for "Dismiss"; null until the merchant answers. */
  review_score: number | null
  reviewed_at: string | null
  is_advert_dismissed: number
  /** When the result of the first run was celebrated, which happens only once. */
  congratulated_at: string | null
}

/** How often something was clicked on each day (UTC). The counts show which features are used. */
interface ClickCountTable {
  shop_id: number
  name: string
  day: string
  count: number
}

/**
 * The banners that a merchant closed. They are stored here because the browser may not be allowed to remember them
 * (STORE_RULES=strict).
 */
interface DismissalTable {
  shop_id: number
  /** One of the names in banners.ts. */
  name: string
  /**
   * For the banner of a limit, the plan and cycle in which it was closed; '' for a banner that is closed permanently.
   */
  period: string
  dismissed_at: string
}

export type SettingsTables = {
  shop_setting: ShopSettingTable
  dismissal: DismissalTable
  click_count: ClickCountTable
}
