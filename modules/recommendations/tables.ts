/** A card of the Recommendation tab. The operator enters it; it belongs to no shop (decision 027). */
export interface RecommendationTable {
  name: string
  /** Cards are shown in this order. */
  position: number
  /**
   * JSON: for each language, the title, the text and the words on the button. A shop whose language is not among them
   * sees the English texts, or no card if there are none.
   */
  texts: string
  /** An https address, or the path of one of our pages. */
  link: string
  /** A PNG, JPEG or WebP file. */
  picture: Buffer | null
  is_free: number
  /** 0 to 5; null if there is no rating yet. */
  stars: number | null
  reviews: number | null
  /** The address from which the rating is read every day; null if the rating stays as entered. */
  rating_address: string | null
  rated_at: string | null
}

export type RecommendationsTables = { recommendation: RecommendationTable }
