import type { Colours, Components } from './colours/colours.ts'
import type { PictureType } from './encode-options.ts'

/** A fraction of pixels per inch. */
type Resolution = readonly [pixels: number, inches: number]
export type Density = { x: Resolution; y: Resolution }

/** What browsers follow of an EXIF block. */
export type Exif = {
  /** 1 to 8; 1 is upright. Browsers turn no WebP and no GIF, so these have 1. */
  orientation: number
  /** Null unless browsers show the picture larger or smaller than its pixels. Only JPEGs have one. */
  density: Density | null
}

/** The texts that name whose picture it is; each is '' or one line. */
export type Credit = { artist: string; copyright: string; creditLine: string }

/** An encoder may merge frames, but the playing time and the loops must not change. */
export type Animation = { frames: number; loops: number; durationMs: number }

type Common = {
  /** The file, without the parts that every browser passes over as broken. */
  bytes: Buffer
  /** As stored, before the orientation is applied. */
  width: number
  height: number
  exif: Exif
  credit: Credit
  /** The embedded colour profile as it is stored in the file, or null if there is none. Whether it counts, `colours` says. */
  icc: Buffer | null
  colours: Colours
  animation: Animation | null
  /** What the engine noted in the file when it made it, or '' (mark.ts). */
  note: string
  /** The parts of the file that decide its pixels, without metadata. */
  pixelData: Buffer[]
}

export type JpegPicture = Common & {
  type: 'jpeg'
  components: Components
  isArithmetic: boolean
  /** The colour planes are as large as the brightness plane (4:4:4). */
  hasFullColour: boolean
  /** Ultra HDR: a second picture follows the first and brightens it on screens that can show it. */
  hasGainMap: boolean
}
export type PngChunk = { name: string; start: number; data: Buffer }
export type PngPicture = Common & {
  type: 'png'
  isGrey: boolean
  bitDepth: number
  /** The header allows transparency; every pixel may still be opaque. */
  hasAlpha: boolean
  chunks: PngChunk[]
}
export type GifFrame = {
  left: number
  top: number
  width: number
  height: number
  isInterlaced: boolean
  /** Hundredths of a second, as stored. */
  delay: number
  /** What becomes of the frame when the next one is drawn: 0 and 1 it stays, 2 it is cleared, 3 it is undone. */
  disposal: number
  /** The index that leaves the canvas as it is, or null if every index is a colour. */
  transparent: number | null
  /** Where the frame's colours are in the file, its own or those of the whole file; three bytes per colour. */
  colours: { start: number; count: number }
  /** Where the blocks of LZW codes begin. The byte before is the size of a code, in bits. */
  dataStart: number
}
export type GifPicture = Common & {
  type: 'gif'
  frames: GifFrame[]
  /** The loop count as stored, 0 for ever; null if the file has none and therefore plays once. */
  loops: number | null
}
export type WebpChunk = { name: string; data: Buffer }
export type WebpPicture = Common & {
  type: 'webp'
  chunks: WebpChunk[]
  /** Browsers do not follow the orientation in a WebP, but some other programs do, so it stays as it is. */
  orientationTag: number
}

/** A file whose structure has been read and lies within the limits. Its pixels have not been decoded yet. */
export type Picture = JpegPicture | PngPicture | GifPicture | WebpPicture

export type Encoded = {
  type: PictureType
  bytes: Buffer
  /** The file was repacked instead of re-encoded, so it must show exactly the same pixels in every mode. */
  keepsPixels?: boolean
  /** SSIMULACRA2 against the source pixels, or null if it was not measured. */
  score: number | null
  /** The quality that was passed to the encoder, or null if the encoder takes none. */
  encoderQuality: number | null
}

/** Returns the size on screen: orientations 5 to 8 swap width and height. */
export function displaySize({ width, height, exif }: Picture): { width: number; height: number } {
  return exif.orientation > 4 ? { width: height, height: width } : { width, height }
}
