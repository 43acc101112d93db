import { decoder } from '../../decode.ts'
import { shownFor } from '../../inspect/inspect-gif.ts'
import type { GifPicture } from '../../picture.ts'
import { drawFrames } from './frames.ts'

/** The pixels that sharp decodes at once: 80 MB. */
const CHUNK_PIXELS = 20_000_000

/**
 * Tells whether sharp shows the same frames as our decoder. Where they disagree, browsers may show something else than
 * we think.
 */
export async function isReadAlike(picture: GifPicture): Promise<boolean> {
  const { bytes, width, height, frames } = picture
  const size = 4 * width * height
  const most = Math.max(1, Math.floor(CHUNK_PIXELS / (width * height)))
  let chunk = Buffer.alloc(0)
  for (const { index, canvas } of drawFrames(picture)) {
    if (index % most === 0) {
      const pages = Math.min(most, frames.length - index)
      const part = decoder(bytes, { all: true, page: index, pages })
      chunk = await part.ensureAlpha().raw().toBuffer()
    }
    const at = (index % most) * size
    const ours = Buffer.from(canvas.buffer)
    if (chunk.length < at + size || !chunk.subarray(at, at + size).equals(ours)) return false
  }
  return true
}

/** Tells whether two animations show the same pixels at every moment. */
export function isSameShow(a: GifPicture, b: GifPicture): boolean {
  const others = drawFrames(b)
  let other = others.next()
  let leftMs = other.done ? 0 : shownFor(b.frames[0]!.delay)
  for (const { index, canvas } of drawFrames(a)) {
    if (leftMs === 0) {
      other = others.next()
      if (other.done) return false
      leftMs = shownFor(b.frames[other.value.index]!.delay)
    }
    if (other.done || !Buffer.from(canvas.buffer).equals(Buffer.from(other.value.canvas.buffer)))
      return false
    leftMs -= shownFor(a.frames[index]!.delay)
    if (leftMs < 0) return false
  }
  return leftMs === 0 && others.next().done === true
}
