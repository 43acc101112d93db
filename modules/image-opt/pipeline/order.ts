/** What a picture is, and what is asked for it. Plain data: it crosses a process border. */

export type PictureType = 'jpeg' | 'png' | 'gif' | 'webp'

/** The extension a file of this type gets, without a dot. */
export const EXTENSIONS: Record<PictureType, string> = {
  jpeg: 'jpg',
  png: 'png',
  gif: 'gif',
  webp: 'webp'
}

export type Order = {
  /** 'lossless', or the encoder quality: 90, 75 and 70 for the levels 1, 2 and 3 (specification §5). */
  quality: 'lossless' | number
  /** Opaque PNG becomes JPEG. */
  pngToJpg: boolean
  /** With pngToJpg: a PNG with real transparency becomes JPEG too, flattened on white (DECISIONS §5). */
  flattenTransparent: boolean
  /** With pngToJpg: keep PNG where the JPEG would be larger. */
  sizeControl: boolean
}

/** Why a picture was refused, a key of the texts in locales (`reasons`). Nothing was written. */
export type Refusal =
  | 'empty'
  | 'not-a-picture'
  | 'damaged'
  | 'too-large'
  | 'too-many-pixels'
  | 'too-many-frames'
  | 'unsupported'
  | 'took-too-long'
  | 'worker-died'
  | 'disk-full'

export type Optimised = {
  /** The type of the bytes that were given, by content. */
  inputType: PictureType
  /** The type of the result; other than inputType after PNG to JPG. */
  outputType: PictureType
  outputBytes: number
  /** sha-256 of the result, hexadecimal. */
  outputHash: string
  width: number
  height: number
}

/**
 * The answer for one picture. `unchanged`: the result would not be worth it (DECISIONS §5: at least 2 %
 * and 1 KiB smaller in lossless mode, 5 % in lossy modes, or converted), nothing was written.
 */
export type Outcome =
  | ({ status: 'optimised' } & Optimised)
  | { status: 'unchanged'; inputType: PictureType; width: number; height: number }
  | { status: 'refused'; reason: Refusal; detail: string }
