import type { Sharp } from 'sharp'
import type { Exif, Picture } from './picture.ts'

/**
 * Turns the decoded picture upright, following our own reading of its orientation. The library's reading differs from
 * that of browsers where a file says two things, and a picture turned by both would be squeezed.
 */
export function turn(pixels: Sharp, { exif: { orientation } }: Pick<Picture, 'exif'>): Sharp {
  const angle = ANGLES[orientation] ?? 0
  const turned = angle === 0 ? pixels : pixels.rotate(angle)
  if (orientation === 4) return turned.flip()
  return orientation === 2 || orientation === 5 || orientation === 7 ? turned.flop() : turned
}

/**
 * Degrees clockwise (EXIF 2.32, section 4.6.4). The library mirrors before it turns, in whatever order it is told to,
 * so 5 and 7 have the angles of a mirrored picture.
 */
const ANGLES: Record<number, number> = { 3: 180, 5: 270, 6: 90, 7: 90, 8: 270 }

/** Returns what a turned picture says about itself. */
export function uprightExif({ orientation, density }: Exif): Exif {
  const isSideways = orientation > 4
  return {
    orientation: 1,
    density: density && isSideways ? { x: density.y, y: density.x } : density
  }
}
