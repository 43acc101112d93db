/** The only row says what is known of the clock (clock-record.ts). */
export interface ClockCheckTable {
  id: number
  seen_at: string | null
  ran_ms: number
  is_confirmed: number
  /** The jumps, as JSON. */
  jumps: string
}

export type TimeTables = { clock_check: ClockCheckTable }
