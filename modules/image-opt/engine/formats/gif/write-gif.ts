import type { Credit } from '../../picture.ts'
import { writeXmp } from '../xmp-packet.ts'
import type { Area } from './area.ts'

export type WrittenFrame = {
  area: Area
  delay: number
  disposal: 1 | 2 | 3
  transparent: number
  /** Null for the palette of the whole file. */
  palette: Uint32Array | null
  codeSize: number
  codes: Buffer
}

type WrittenGif = {
  width: number
  height: number
  loops: number | null
  credit: Credit
  palette: Uint32Array | null
  frames: readonly WrittenFrame[]
}

/** Writes a GIF89a with the extensions that it needs and no others. */
export function writeGif({ width, height, loops, credit, palette, frames }: WrittenGif): Buffer {
  const head = Buffer.from('GIF89a\0\0\0\0\0\0\0', 'latin1')
  head.writeUInt16LE(width, 6)
  head.writeUInt16LE(height, 8)
  if (palette) head[10] = 0x80 | (tableBits(palette) - 1)
  const parts: Buffer[] = [head]
  if (palette) parts.push(colourTable(palette))
  if (loops !== null)
    parts.push(
      Buffer.from('\x21\xff\x0bNETSCAPE2.0\x03\x01', 'latin1'),
      Buffer.from([loops & 255, loops >> 8, 0])
    )
  const isAnimated = frames.length > 1
  for (const frame of frames) {
    if (isAnimated || frame.transparent >= 0) parts.push(control(frame))
    parts.push(...imageOf(frame))
  }
  parts.push(...creditExtension(credit), Buffer.from([0x3b]))
  return Buffer.concat(parts)
}

/** Bytes that lead a decoder, wherever it jumps in, to the end of the extension (XMP Specification Part 3, 1.1.2). */
const XMP_TRAILER = Buffer.from([1, ...Array.from({ length: 256 }, (_, index) => 255 - index), 0])

function creditExtension(credit: Credit): Buffer[] {
  const xmp = writeXmp(credit)
  return xmp ? [Buffer.from('\x21\xff\x0bXMP DataXMP', 'latin1'), xmp, XMP_TRAILER] : []
}

function control({ delay, disposal, transparent }: WrittenFrame): Buffer {
  const flags = (disposal << 2) | (transparent >= 0 ? 1 : 0)
  return Buffer.from([0x21, 0xf9, 4, flags, delay & 255, delay >> 8, Math.max(transparent, 0), 0])
}

function imageOf({ area, palette, codeSize, codes }: WrittenFrame): Buffer[] {
  const head = Buffer.alloc(10)
  head[0] = 0x2c
  head.writeUInt16LE(area.left, 1)
  head.writeUInt16LE(area.top, 3)
  head.writeUInt16LE(area.right - area.left, 5)
  head.writeUInt16LE(area.bottom - area.top, 7)
  if (palette) head[9] = 0x80 | (tableBits(palette) - 1)
  const parts: Buffer[] = [head]
  if (palette) parts.push(colourTable(palette))
  parts.push(Buffer.from([codeSize]))
  for (let at = 0; at < codes.length; at += 255) {
    const block = codes.subarray(at, at + 255)
    parts.push(Buffer.from([block.length]), block)
  }
  parts.push(Buffer.from([0]))
  return parts
}

/** Returns the bits that an index into the table has: 1 to 8. */
export const tableBits = ({ length }: { length: number }): number =>
  Math.max(1, Math.ceil(Math.log2(length)))

function colourTable(palette: Uint32Array): Buffer {
  const table = Buffer.alloc(3 * 2 ** tableBits(palette))
  palette.forEach((colour, index) => {
    table.writeUIntLE(colour & 0xffffff, 3 * index, 3)
  })
  return table
}
