import { type Clock, DAY_MS } from '../clock.ts'

/** What others say about the time: Shopify, and a bucket that is on the internet, in the `Date` of their answers. */
export type OutsideTime = {
  /** Takes the `Date` of an answer that has just come. */
  note(date: string | null | undefined): void
  /** Returns the time by the latest answer; undefined when there was none within a day. */
  now(): Date | undefined
}

export function openOutsideTime({ elapsedMs }: Pick<Clock, 'elapsedMs'>): OutsideTime {
  let last: { at: number; elapsedMs: number } | undefined
  return {
    note(date) {
      const at = Date.parse(date ?? '')
      if (!Number.isNaN(at)) last = { at, elapsedMs: elapsedMs() }
    },
    now() {
      const agoMs = last ? elapsedMs() - last.elapsedMs : DAY_MS
      return last && agoMs < DAY_MS ? new Date(last.at + agoMs) : undefined
    }
  }
}
