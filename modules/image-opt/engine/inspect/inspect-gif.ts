import type { GifPicture } from '../picture.ts'
import { damaged } from '../refusal.ts'
import { NO_EXIF } from './exif.ts'

// Block markers: GIF89a specification, sections 18 to 27.
const EXTENSION = 0x21
const IMAGE = 0x2c
const TRAILER = 0x3b
const GRAPHIC_CONTROL = 0xf9
const APPLICATION = 0xff

/**
 * Reads the structure of a GIF by walking its blocks up to the trailer. A missing trailer is the only sign of a
 * truncated file: decoders accept the file and silently show fewer frames.
 */
export function inspectGif(bytes: Buffer): GifPicture {
  const width = bytes.readUInt16LE(6)
  const height = bytes.readUInt16LE(8)
  let frames = 0
  let durationMs = 0
  let delayMs = shownFor(0)
  let loops = 1

  for (let at = 13 + tableSize(bytes.readUInt8(10)); ; ) {
    const block = bytes[at]
    if (block === TRAILER) break
    if (block === EXTENSION) {
      const label = bytes.readUInt8(at + 1)
      if (label === GRAPHIC_CONTROL) delayMs = shownFor(bytes.readUInt16LE(at + 4))
      if (label === APPLICATION) loops = readLoops(bytes, at) ?? loops
      at = skipData(bytes, at + 2)
    } else if (block === IMAGE) {
      const right = bytes.readUInt16LE(at + 1) + bytes.readUInt16LE(at + 5)
      const bottom = bytes.readUInt16LE(at + 3) + bytes.readUInt16LE(at + 7)
      // Decoders disagree on pixels outside the canvas, and the size limits would not cover such a frame.
      if (right > width || bottom > height) throw damaged('a GIF frame is larger than its canvas')
      frames++
      durationMs += delayMs
      delayMs = shownFor(0)
      at = skipData(bytes, at + 10 + tableSize(bytes.readUInt8(at + 9)) + 1)
    } else {
      throw damaged('the GIF ends before its trailer')
    }
  }
  if (frames === 0) throw damaged('the GIF holds no picture')
  const animation = frames > 1 ? { frames, loops, durationMs } : null
  return { type: 'gif', bytes, width, height, exif: NO_EXIF, icc: null, animation }
}

/**
 * Returns how many milliseconds a frame with this delay is shown. Browsers show a frame with a delay under 20 ms for
 * 100 ms, so merging two such frames would be visible.
 */
const shownFor = (hundredths: number): number => (hundredths < 2 ? 100 : hundredths * 10)

const tableSize = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/**
 * Returns the number of loops, or undefined if this extension gives none; 0 means forever. A GIF without a loop
 * extension plays once.
 */
function readLoops(bytes: Buffer, at: number): number | undefined {
  const name = bytes.toString('latin1', at + 3, at + 14)
  if (name !== 'NETSCAPE2.0' && name !== 'ANIMEXTS1.0') return undefined
  return bytes[at + 15] === 1 ? bytes.readUInt16LE(at + 16) : undefined
}

function skipData(bytes: Buffer, from: number): number {
  let at = from
  for (let length = bytes[at]; length !== 0; length = bytes[at]) {
    if (length === undefined) throw damaged('the GIF ends in the middle of a frame')
    at += length + 1
  }
  return at + 1
}
