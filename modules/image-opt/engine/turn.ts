import type { Sharp } from 'sharp'
import type { Picture } from './picture.ts'

/** Turns the decoded picture upright, following its EXIF orientation. */
export const turn = (pixels: Sharp, { exif }: Picture): Sharp =>
  exif.orientation === 1 ? pixels : pixels.autoOrient()
