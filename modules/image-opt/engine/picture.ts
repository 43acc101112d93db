import type { PictureType } from './encode-options.ts'

/** The only EXIF the engine keeps: who made the picture, and which way is up (1-8, 1 is upright). */
export type Exif = { orientation: number; artist: Buffer; copyright: Buffer }

/** Frames may be merged by an encoder; the time a visitor sees and the repeats may not change. */
export type Animation = { frames: number; loops: number; durationMs: number }

type Common = {
  bytes: Buffer
  /** As stored, before orientation. */
  width: number
  height: number
  exif: Exif
  /** The embedded colour profile, inflated. */
  icc: Buffer | null
  animation: Animation | null
}

export type JpegPicture = Common & {
  type: 'jpeg'
  isGrey: boolean
  isArithmetic: boolean
  /** Its colour planes are as large as the brightness (4:4:4). */
  hasFullColour: boolean
  /** Ultra HDR: a second picture after the first that brightens it on screens that can. */
  hasGainMap: boolean
}
export type PngChunk = { name: string; start: number; data: Buffer }
export type PngPicture = Common & {
  type: 'png'
  isGrey: boolean
  bitDepth: number
  /** By its header. Such a picture may still be opaque all over. */
  hasAlpha: boolean
  chunks: PngChunk[]
}
export type GifPicture = Common & { type: 'gif' }
export type WebpChunk = { name: string; data: Buffer }
export type WebpPicture = Common & { type: 'webp'; chunks: WebpChunk[] }

/** A file whose header was walked and found within the limits. Nothing is decoded yet. */
export type Picture = JpegPicture | PngPicture | GifPicture | WebpPicture

export type Encoded = {
  type: PictureType
  bytes: Buffer
  /** Packed better, not encoded anew: it has to show the very same pixels, whatever the mode. */
  keepsPixels?: boolean
  /** SSIMULACRA2 against what was asked for; null: not measured. */
  score: number | null
  /** Null where the encoder has none. */
  encoderQuality: number | null
}

/** The size on screen: orientations 5 to 8 lie on their side. */
export function displaySize({ width, height, exif }: Picture): { width: number; height: number } {
  return exif.orientation > 4 ? { width: height, height: width } : { width, height }
}
