/** How far a shop is with the onboarding wizard; a shop without a row has not seen it. */
export interface GuideTable {
  shop_id: number
  /** left: put off by the merchant, who finds the way back on the image page. */
  state: 'begun' | 'left' | 'done'
  /** 1 to 6 (specification, app shell §2). */
  step: number
  /** The settings as chosen so far, as JSON; null: nothing yet, or saved. */
  draft: string | null
}

export type GuidanceTables = { guide: GuideTable }
