import { MAX_FILE_BYTES } from '../contract.ts'

/**
 * What the engine accepts. Hostile files within these limits finish in seconds and need at most about 1.1 GB; beyond
 * them codecs were seen to abort the process, spin for minutes or ask for gigabytes.
 */
export const LIMITS = {
  fileBytes: MAX_FILE_BYTES,
  pixels: 100_000_000,
  /** PNG and WebP encoders work on all pixels at once: a PNG of 99 million took 1.4 GB and two minutes. */
  pngOrWebpPixels: 50_000_000,
  /** libvips and browsers support sides of up to about 32,767 pixels. */
  side: 30_000,
  frames: 1_000,
  /** Frames times canvas size: the cost of decoding an animation. */
  framePixels: 400_000_000,
  /** Scans of a progressive JPEG: encoders write about 10; 882 nearly empty ones took a minute to decode. */
  scans: 100,
  /** Inflated size. The largest profiles in use (CMYK presses) are about 2.5 MB. */
  profileBytes: 4 * 1024 * 1024
} as const
