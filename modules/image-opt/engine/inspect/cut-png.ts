import { crc32, inflateRawSync } from 'node:zlib'
import { LIMITS } from '../limits.ts'
import type { PngChunk } from '../picture.ts'
import { damaged } from '../refusal.ts'

const ZLIB_HEADER_BYTES = 2

/** Larger pictures, of 16 bits, would take too much memory here. */
const MAX_PIXEL_BYTES = 4 * LIMITS.pngOrWebpPixels

/** The numbers of a pixel by colour type (PNG third edition, 11.2.1). */
const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/** The passes of Adam7 (PNG third edition, 8.1): where each begins, and its steps. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2]
] as const

/**
 * Returns a still picture that ends inside the IDAT at `at` up to this chunk, with the checksums that it lacks: browsers
 * show it whole. One that lacks more than these is damaged.
 */
export function withChecksums(file: Buffer, chunks: PngChunk[], at: number): Buffer {
  const cut = damaged('a PNG chunk leads outside the file')
  const isMoving = chunks.some(({ name }) => name === 'acTL')
  const header = chunks[0]?.name === 'IHDR' ? chunks[0].data : null
  const expected = header?.length === 13 && !isMoving ? pixelBytes(header) : 0
  if (expected === 0 || expected > MAX_PIXEL_BYTES) throw cut
  const left = file.subarray(at + 8, at + 8 + file.readUInt32BE(at))
  const before = chunks.filter(({ name }) => name === 'IDAT').map(({ data }) => data)
  const stream = Buffer.concat([...before, left])
  const { pixels, length } = inflatedPixels(stream, expected) ?? {}
  if (!pixels || !length) throw cut
  const checksum = adler32(pixels)
  const rest = stream.subarray(length)
  if (rest.length > 4 || !rest.equals(checksum.subarray(0, rest.length))) throw cut
  return Buffer.concat([file.subarray(0, at), chunkOf(left, checksum.subarray(rest.length))])
}

/** Returns the inflated lines and how many bytes they take, or null if they are not all there. */
function inflatedPixels(
  stream: Buffer,
  expected: number
): { pixels: Buffer; length: number } | null {
  try {
    // The types of Node do not know what `info` returns.
    const { buffer, engine } = inflateRawSync(stream.subarray(ZLIB_HEADER_BYTES), {
      info: true,
      maxOutputLength: expected
    }) as unknown as { buffer: Buffer; engine: { bytesWritten: number } }
    if (buffer.length !== expected) return null
    return { pixels: buffer, length: ZLIB_HEADER_BYTES + engine.bytesWritten }
  } catch {
    return null
  }
}

/** Returns how many bytes the lines take, each with its filter, or 0 for an unknown type. */
function pixelBytes(header: Buffer): number {
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const bits = header.readUInt8(8) * (CHANNELS[header.readUInt8(9)] ?? 0)
  if (bits === 0) return 0
  const passes = header[12] === 0 ? ([[0, 0, 1, 1]] as const) : PASSES
  let bytes = 0
  for (const [left, top, right, down] of passes) {
    const columns = Math.ceil((width - left) / right)
    const lines = Math.ceil((height - top) / down)
    if (columns > 0 && lines > 0) bytes += lines * (1 + Math.ceil((columns * bits) / 8))
  }
  return bytes
}

/** The checksum of zlib (RFC 1950, section 8.2), which Node does not offer. */
function adler32(bytes: Buffer): Buffer {
  let [low, high] = [1, 0]
  for (let at = 0; at < bytes.length; ) {
    // So many sums fit into 32 bits before the remainder has to be taken.
    for (const end = Math.min(at + 5552, bytes.length); at < end; at++) {
      low += bytes[at]!
      high += low
    }
    low %= 65521
    high %= 65521
  }
  const checksum = Buffer.alloc(4)
  checksum.writeUInt16BE(high)
  checksum.writeUInt16BE(low, 2)
  return checksum
}

function chunkOf(...data: Buffer[]): Buffer {
  const named = Buffer.concat([Buffer.from('IDAT'), ...data])
  const chunk = Buffer.alloc(named.length + 8)
  chunk.writeUInt32BE(named.length - 4)
  named.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(named), named.length + 4)
  return chunk
}
