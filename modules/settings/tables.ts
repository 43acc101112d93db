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

export type SettingsTables = {
  shop_setting: ShopSettingTable
  click_count: ClickCountTable
}
