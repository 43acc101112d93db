import type { WatermarkPosition } from '../contract.ts'

/** What a picture is, and what is asked for it. Plain data: it crosses a process border. */

/** Goes up whenever the same picture and order may give other bytes: results of another one are not reused. */
export const ENGINE_VERSION = 2

export type PictureType = 'jpeg' | 'png' | 'gif' | 'webp'

/** The extension a file of this type gets, without a dot. */
export const EXTENSIONS: Record<PictureType, string> = {
  jpeg: 'jpg',
  png: 'png',
  gif: 'gif',
  webp: 'webp'
}

export type Watermark = {
  /** sha-256 of the watermark's file: another picture is another order. */
  hash: string
  position: WatermarkPosition
  /** Its height as a part of the picture's, 0.01 to 1. */
  height: number
  /** 0.1 to 1. */
  opacity: number
}

export type EncodeOptions = {
  /**
   * 'lossless'; 'auto', the smallest file that looks the same to a visitor; or the encoder quality: 90, 75
   * and 70 for the levels 1, 2 and 3, 55 to 95 from the older slider (specification §5.3).
   */
  quality: 'lossless' | 'auto' | number
  /** Opaque PNG becomes JPEG. */
  pngToJpg: boolean
  /** With pngToJpg: a PNG with real transparency becomes JPEG too, flattened on white (specification §5.5). */
  flattenTransparent: boolean
  /** With pngToJpg: keep PNG where the JPEG would be larger. */
  sizeControl: boolean
  /** The longer side is brought down to so many pixels, never up; null: sizes stay. */
  longestSide: number | null
  /** Not put on animations, nor on any GIF. */
  watermark: Watermark | null
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
  | 'avif'
  | 'heic'
  | 'watermark'

export type Optimised = {
  /** The type of the bytes that were given, by content. */
  inputType: PictureType
  /** The type of the result; other than inputType after PNG to JPG. */
  outputType: PictureType
  outputBytes: number
  /** sha-256 of the result, hexadecimal. */
  outputHash: string
  /** Of the result. */
  width: number
  height: number
  /**
   * SSIMULACRA2 of the result against what was asked for (resized, watermarked): 100 identical, 90 cannot
   * be told apart, 80 seen only side by side, 70 slightly visible. Null: not measured (animations).
   */
  score: number | null
  /** Quality the encoder was given; null where it has none: lossless, palettes, animations. */
  encoderQuality: number | null
  hasWatermark: boolean
}

/**
 * The answer for one picture. `unchanged`: the result would not be worth it (specification §5.10), and nothing
 * was written.
 */
export type Outcome =
  | ({ status: 'optimised' } & Optimised)
  | { status: 'unchanged'; inputType: PictureType; width: number; height: number }
  | { status: 'refused'; reason: Refusal; detail: string }
