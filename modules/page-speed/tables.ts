import type { Generated } from 'kysely'

/** One check of a shop's home page on both devices. */
export interface SpeedCheckTable {
  id: Generated<number>
  shop_id: number
  state: 'running' | 'done' | 'failed'
  began_at: string
  ended_at: string | null
  /** DeviceResult as JSON, once done. */
  desktop: string | null
  mobile: string | null
  /** Why it failed: a key of `speed.reasons` in locales. */
  reason: string | null
}

/** What a shop chose; without a row nothing is collected. */
export interface SpeedSettingsTable {
  shop_id: number
  has_visitor_figures: number
}

/** How many page views of a day had a figure in a class; see figures.ts for the classes. */
export interface VisitorFigureTable {
  shop_id: number
  /** YYYY-MM-DD, UTC. */
  day: string
  metric: string
  class: number
  count: number
}

export type PageSpeedTables = {
  speed_check: SpeedCheckTable
  speed_settings: SpeedSettingsTable
  visitor_figure: VisitorFigureTable
}
