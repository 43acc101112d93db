/** A card of the Recommendation tab. The operator enters it; it belongs to no shop (decision 028). */
export interface RecommendationTable {
  name: string
  /** Cards are shown in this order. */
  position: number
  /** JSON: title, text and the words on the button, by language. A card shows in these languages only. */
  texts: string
  /** An https address, or the path of a page of ours. */
  link: string
  /** A PNG, JPEG or WebP file. */
  picture: Buffer | null
  is_free: number
  /** 0 to 5; null if there is no rating yet. */
  stars: number | null
  reviews: number | null
  /** Where the rating is read again every day; null if it stays as entered. */
  rating_address: string | null
  rated_at: string | null
}

export type RecommendationsTables = { recommendation: RecommendationTable }
