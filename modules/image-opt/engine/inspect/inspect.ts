import type { PictureType } from '../encode-options.ts'
import { LIMITS } from '../limits.ts'
import type { Picture } from '../picture.ts'
import { damaged, refusalOf, refused } from '../refusal.ts'
import { inspectGif } from './inspect-gif.ts'
import { inspectJpeg } from './inspect-jpeg.ts'
import { inspectPng } from './inspect-png.ts'
import { inspectWebp } from './inspect-webp.ts'
import { sniff } from './sniff.ts'

const WALKS: Record<PictureType, (bytes: Buffer) => Picture> = {
  jpeg: inspectJpeg,
  png: inspectPng,
  gif: inspectGif,
  webp: inspectWebp
}

/**
 * Reads a file's structure without decoding it, and refuses what must not reach a codec.
 * @throws PictureRefused
 */
export function inspect(bytes: Buffer): Picture {
  const type = sniff(bytes)
  let picture: Picture
  try {
    picture = WALKS[type](bytes)
  } catch (error) {
    throw refusalOf(error) ?? error
  }
  refuseOversize(picture)
  return picture
}

function refuseOversize({ type, width, height, animation }: Picture): void {
  if (width === 0 || height === 0) throw damaged('the picture has no size')
  const size = `${width} x ${height}`
  const most = type === 'png' || type === 'webp' ? LIMITS.pngOrWebpPixels : LIMITS.pixels
  if (width * height > most || Math.max(width, height) > LIMITS.side)
    throw refused('too-many-pixels', `${size} is over ${most} pixels or ${LIMITS.side} on a side`)
  if (!animation) return
  const { frames } = animation
  if (frames > LIMITS.frames || frames * width * height > LIMITS.framePixels) {
    throw refused('too-many-frames', `${frames} frames of ${size}`)
  }
}
