import { decodeLzw } from '../formats/gif/lzw-decode.ts'
import { LIMITS } from '../limits.ts'
import type { GifFrame } from '../picture.ts'
import { damaged } from '../refusal.ts'

const TRAILER = 0x3b

/** Returns where the sub-blocks end that begin at `from`, or null if the file ends before they do. */
export function dataEnd(bytes: Buffer, from: number): number | null {
  let at = from
  for (let length = bytes[at]; length !== 0; length = bytes[at]) {
    if (length === undefined) return null
    at += length + 1
  }
  return at + 1
}

/** Returns the file up to the block at `at`, with a trailer. */
export const endedBefore = (bytes: Buffer, at: number): Buffer =>
  Buffer.concat([bytes.subarray(0, at), Buffer.from([TRAILER])])

/** Returns the file with what it has of the sub-blocks at `from`, their end and a trailer. */
export function endedInside(bytes: Buffer, from: number): Buffer {
  let last = from
  while (last + 1 + bytes[last]! <= bytes.length) last += 1 + bytes[last]!
  const rest = bytes.subarray(last + 1)
  const block = rest.length > 0 ? [Buffer.from([rest.length]), rest] : []
  return Buffer.concat([bytes.subarray(0, last), ...block, Buffer.from([0, TRAILER])])
}

/**
 * Returns the file that ends inside the data of this frame with its end. Browsers show the frame whole if all pixels are
 * there. One with fewer is damaged.
 */
export function endedInsideFrame(bytes: Buffer, { width, height, dataStart }: GifFrame): Buffer {
  const cut = damaged('the GIF ends in the middle of a frame')
  if (dataStart >= bytes.length || width * height > LIMITS.pixels) throw cut
  const ended = endedInside(bytes, dataStart)
  try {
    decodeLzw(ended, dataStart, new Uint8Array(width * height))
  } catch {
    throw cut
  }
  return ended
}
