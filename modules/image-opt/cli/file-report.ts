import type { PictureType } from '../engine/encode-options.ts'

/** The outcome for one file. The JSON output contains these objects unchanged. */
export type FileReport = {
  file: string
  /**
   * refused: the engine does not accept the picture. failed: the file could not be read, written or replaced, or our
   * own code has an error.
   */
  status: 'optimised' | 'unchanged' | 'refused' | 'failed'
  /** The path of the optimised or unchanged picture; null for a refused or failed file. */
  result: string | null
  /** The type detected from the content, whatever the file's name says. */
  type: PictureType | null
  resultType: PictureType | null
  width: number | null
  height: number | null
  bytesBefore: number
  /** Equals bytesBefore unless the file was optimised. */
  bytesAfter: number
  /** SSIMULACRA2: 100 is identical, 70 differs slightly; null if it was not measured. */
  score: number | null
  hasWatermark: boolean
  /** For a refused or failed file: `reason` is a code for programs, `detail` a sentence for people. */
  reason: string | null
  detail: string | null
}

/** Returns the report for a file before any work on it: a failure without a reason. */
export function blankReport(file: string, bytes: number): FileReport {
  return {
    file,
    status: 'failed',
    result: null,
    type: null,
    resultType: null,
    width: null,
    height: null,
    bytesBefore: bytes,
    bytesAfter: bytes,
    score: null,
    hasWatermark: false,
    reason: null,
    detail: null
  }
}
