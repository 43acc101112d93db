/** One recorded visit. Times are milliseconds since the recording began. */
export type RecordedVisit = {
  /** How long after the click the next page was painted, in milliseconds. */
  shownMs: number
  /** From when which picture of frames.webp was shown. */
  frames: [at: number, frame: number][]
  /** From when the pointer was where, in pixels of the window. */
  pointer: [at: number, x: number, y: number][]
}

export type Recording = {
  /** YYYY-MM-DD. */
  recordedOn: string
  /** The network that was imitated. */
  rttMs: number
  bytesPerSecond: number
  /** How long the pointer rested on the link before the click. */
  restMs: number
  /** The size of the recorded window, in pixels. */
  width: number
  height: number
  lengthMs: number
  /** How many pictures lie below each other in frames.webp. */
  frames: number
  without: RecordedVisit
  with: RecordedVisit
}
