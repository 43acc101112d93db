import type { WatermarkPosition } from '../contract.ts'

/**
 * The options for encoding a picture, and the outcome. Both are plain data, because they cross a process boundary.
 */

/**
 * Increase this number whenever the same picture and encode options may produce different bytes: results of a
 * different version are not reused.
 */
export const ENGINE_VERSION = 12

export type PictureType = 'jpeg' | 'png' | 'gif' | 'webp'

/** The file extension of each type, without the dot. */
export const EXTENSIONS: Record<PictureType, string> = {
  jpeg: 'jpg',
  png: 'png',
  gif: 'gif',
  webp: 'webp'
}

export type Watermark = {
  /** SHA-256 of the watermark's file, so that a different watermark gives different encode options. */
  hash: string
  position: WatermarkPosition
  /** Height of the watermark as a fraction of the picture's height, 0.01 to 1. */
  height: number
  /** 0.1 to 1. */
  opacity: number
}

export type EncodeOptions = {
  /**
   * 'lossless', 'auto' (the smallest file that looks the same to a visitor), or an encoder quality: 90, 75 and 70 for
   * the levels 1, 2 and 3, and 55 to 95 from the older slider (specification §5.3).
   */
  quality: 'lossless' | 'auto' | number
  /** Converts opaque PNGs to JPEG. */
  pngToJpg: boolean
  /** With pngToJpg, also converts PNGs with real transparency, flattened on white (specification §5.5). */
  flattenTransparent: boolean
  /** With pngToJpg, keeps the PNG unless the JPEG is clearly smaller. */
  sizeControl: boolean
  /**
   * Larger pictures are scaled down so that their longer side has this many pixels. With null no picture is resized.
   */
  longestSide: number | null
  /** Never applied to GIFs or animations. */
  watermark: Watermark | null
}

/**
 * The quality of a JPEG made from a PNG in lossless mode. The conversion always loses something, so it uses the
 * quality of level Low.
 */
export const LOSSLESS_JPEG_QUALITY = 90

/**
 * Why a picture was refused. Each value is a key of the `reasons` messages in locales. No file is written for a
 * refused picture.
 */
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
  | 'avif'
  | 'heic'
  | 'colours'
  | 'hdr'
  | 'watermark'

export type Optimised = {
  /** The type of the input, detected from its content. */
  inputType: PictureType
  /** The type of the result, which differs from inputType after a conversion from PNG to JPG. */
  outputType: PictureType
  outputBytes: number
  /** SHA-256 of the result, hexadecimal. */
  outputHash: string
  /** Size of the result in pixels. */
  width: number
  height: number
  /**
   * SSIMULACRA2 of the result against its source pixels (resized, watermarked): 100 is identical, 90 cannot be told
   * apart, 80 differs only side by side, 70 differs slightly. Null if it was not measured. Of a GIF, it is the worst of the frames compared.
   */
  score: number | null
  /**
   * The quality that was passed to the encoder, or null if the encoder takes none: for lossless results, palettes and
   * GIFs.
   */
  encoderQuality: number | null
  hasWatermark: boolean
}

/**
 * The engine's answer for one picture. `unchanged` means that no result was worth using (specification §5.10), so no
 * file is written.
 */
export type Outcome =
  | ({ status: 'optimised' } & Optimised)
  | { status: 'unchanged'; inputType: PictureType; width: number; height: number }
  | { status: 'refused'; reason: Refusal; detail: string }
