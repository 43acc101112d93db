/** How far a shop has come in the guide. A shop without a row has not opened it. */
export interface GuideTable {
  shop_id: number
  /** left: postponed by the merchant, who can resume it from the image page. */
  state: 'begun' | 'left' | 'done'
  /** 1 to 6 (specification §13.4). */
  step: number
  /** The settings chosen so far, as JSON; null if none has been chosen yet or all have been saved. */
  draft: string | null
}

export type GuidanceTables = { guide: GuideTable }
