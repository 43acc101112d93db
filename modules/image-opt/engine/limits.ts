import { MAX_FILE_BYTES } from '../contract.ts'

/**
 * The limits of what the engine accepts. Hostile files within them finish in seconds and need at most about 1.1 GB.
 * With files beyond them, codecs aborted the process, ran for minutes or asked for gigabytes.
 */
export const LIMITS = {
  fileBytes: MAX_FILE_BYTES,
  pixels: 100_000_000,
  /** PNG and WebP encoders work on all pixels at once: a PNG of 99 million took 1.4 GB and two minutes. */
  pngOrWebpPixels: 50_000_000,
  /** libvips and browsers support sides of up to about 32,767 pixels. */
  side: 30_000,
  frames: 1_000,
  /** The number of frames times the canvas size, which is the cost of decoding an animation. */
  framePixels: 400_000_000,
  /**
   * The scans of a progressive JPEG. Encoders write about 10; a file with 882 nearly empty scans took a minute to
   * decode.
   */
  scans: 100,
  /** The size of the inflated profile. The largest profiles in use (CMYK presses) have about 2.5 MB. */
  profileBytes: 4 * 1024 * 1024
} as const
