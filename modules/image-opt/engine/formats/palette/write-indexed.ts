import { deflateSync } from 'node:zlib'
import { makeChunk } from '../png-chunks.ts'
import type { Packed } from './packed.ts'

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

/** Colour type 3 is a palette (PNG third edition, 11.2.1). */
const INDEXED = 3

/**
 * Writes a PNG with a palette and one byte per pixel. It is hardly compressed, because it is packed again right away.
 */
export function writeIndexed(
  { width, height }: Pick<Packed, 'width' | 'height'>,
  indices: Uint8Array,
  palette: Uint32Array
): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 8
  header[9] = INDEXED
  const colours = Buffer.from(
    [...palette].flatMap((colour) => [colour, colour >>> 8, colour >>> 16])
  )
  const alphas = Buffer.from([...palette].map((colour) => colour >>> 24))
  // Each line begins with the number of its filter, which is 0 for none.
  const lines = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++)
    lines.set(indices.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  return Buffer.concat([
    SIGNATURE,
    makeChunk('IHDR', header),
    makeChunk('PLTE', colours),
    ...(alphas.every((alpha) => alpha === 255) ? [] : [makeChunk('tRNS', alphas)]),
    makeChunk('IDAT', deflateSync(lines, { level: 1 })),
    makeChunk('IEND', Buffer.alloc(0))
  ])
}
