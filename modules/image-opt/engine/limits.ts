/**
 * What the engine takes on. Hostile files within these bounds end within seconds and about 1.1 GB;
 * beyond them codecs were measured to abort the process, spin for minutes or ask for gigabytes.
 */
export const LIMITS = {
  fileBytes: 50 * 1024 * 1024,
  pixels: 100_000_000,
  /** Their encoders work on all pixels at once: a PNG of 99 million took 1.4 GB and two minutes. */
  pngOrWebpPixels: 50_000_000,
  /** libvips and browsers stop near 32,767. */
  side: 30_000,
  frames: 1_000,
  /** Frames times canvas: what an animation costs to decode. */
  framePixels: 400_000_000,
  /** Progressive JPEG: encoders write about 10 scans; 882 nearly empty ones took a minute to decode. */
  scans: 100,
  /** Inflated. The largest profiles in use (CMYK presses) are about 2.5 MB. */
  profileBytes: 4 * 1024 * 1024
} as const
