import type { Generated } from 'kysely'

/** One check of a shop's home page, on desktop and on mobile. */
export interface SpeedCheckTable {
  id: Generated<number>
  shop_id: number
  state: 'running' | 'done' | 'failed'
  began_at: string
  ended_at: string | null
  /** A DeviceResult as JSON; null until the check is done. */
  desktop: string | null
  mobile: string | null
  /** Why the check failed: a key of `speed.reasons` in the locales. */
  reason: string | null
}

/** One measurement of what preloading changes in a shop. */
export interface PreloadMeasurementTable {
  id: Generated<number>
  shop_id: number
  state: 'running' | 'done' | 'failed'
  began_at: string
  ended_at: string | null
  /** How long a visitor waited for the next page; null until the measurement is done. */
  without_ms: number | null
  with_ms: number | null
  /** The path of that page. */
  path: string | null
  /** Why the measurement failed: a key of `speed.reasons` in the locales. */
  reason: string | null
}

/** Whether the merchant wants visitor figures. For a shop without a row, none are collected. */
interface SpeedSettingsTable {
  shop_id: number
  has_visitor_figures: number
}

/** Counts the page views of a day whose measured figure fell into a class. figure-classes.ts defines the classes. */
interface VisitorFigureTable {
  shop_id: number
  /** YYYY-MM-DD, UTC. */
  day: string
  metric: string
  class: number
  count: number
}

export type PageSpeedTables = {
  preload_measurement: PreloadMeasurementTable
  speed_check: SpeedCheckTable
  speed_settings: SpeedSettingsTable
  visitor_figure: VisitorFigureTable
}
