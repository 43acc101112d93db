import type { PictureType } from '../engine/encode-options.ts'

/** What became of one file. The JSON document has these as they are. */
export type FileReport = {
  file: string
  /** refused: the file is no picture the engine takes. failed: the disk or a fault of ours. */
  status: 'optimised' | 'unchanged' | 'refused' | 'failed'
  /** Where the picture is now; null where nothing was written. */
  result: string | null
  /** By content, whatever the name says. */
  type: PictureType | null
  resultType: PictureType | null
  width: number | null
  height: number | null
  bytesBefore: number
  /** Of an unchanged, refused or failed file the same as before. */
  bytesAfter: number
  /** SSIMULACRA2, 100 identical, 70 slightly visible; null where it was not measured. */
  score: number | null
  hasWatermark: boolean
  /** For refused and failed: a word for programs, and a sentence for people. */
  reason: string | null
  detail: string | null
}

/** For a file of which nothing is known yet. */
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
