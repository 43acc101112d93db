/** What a merchant answered and closed; a shop without a row did nothing of the kind yet. */
export interface ShopSettingTable {
  shop_id: number
  /** 1 to 5 stars, 0 for "Dismiss"; null while nothing was answered. */
  review_score: number | null
  reviewed_at: string | null
  is_advert_dismissed: number
  /** When the result of the first run was celebrated, which happens once. */
  congratulated_at: string | null
}

/** How often something was pressed, by day (UTC): which features are used. */
export interface ClickCountTable {
  shop_id: number
  name: string
  day: string
  count: number
}

/** What a merchant closed, where the browser may not be the one to remember it (STORE_RULES=strict). */
export interface DismissalTable {
  shop_id: number
  /** See banners.ts. */
  name: string
  /** For a limit: the plan and cycle that it was the limit of; '' for what is closed for good. */
  period: string
  dismissed_at: string
}

export type SettingsTables = {
  shop_setting: ShopSettingTable
  dismissal: DismissalTable
  click_count: ClickCountTable
}
