/** This file is preloaded into a server, whose clock is then this many days ahead. Time passes as ever. */
const aheadMs = Number(process.env.CLOCK_AHEAD_DAYS) * 24 * 60 * 60 * 1000

const TrueDate = Date

globalThis.Date = class extends TrueDate {
  constructor(...given: [] | [number | string | Date]) {
    if (given.length === 0) super(TrueDate.now() + aheadMs)
    else super(...(given as [number]))
  }

  static override now(): number {
    return TrueDate.now() + aheadMs
  }
} as DateConstructor
