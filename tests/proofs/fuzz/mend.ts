import { crc32 } from 'node:zlib'

/**
 * Repairs what a header check or a checksum would reject and leaves every other fault in place. Without this, few
 * mutants would get as far as a codec.
 */
export function mended(bytes: Buffer): Buffer {
  if (bytes[0] === 0xff) return withEnd(bytes, Buffer.from([0xff, 0xd9]))
  if (bytes[0] === 0x47) return withEnd(bytes, Buffer.from([0x00, 0x3b]))
  if (bytes[0] === 0x89) return mendedPng(bytes)
  return mendedWebp(bytes)
}

function withEnd(bytes: Buffer, end: Buffer): Buffer {
  return bytes.subarray(-end.length).equals(end) ? bytes : Buffer.concat([bytes, end])
}

/** Cuts a chunk that reaches past the end of the file, corrects all checksums and appends a missing last chunk. */
function mendedPng(png: Buffer): Buffer {
  const parts = [png.subarray(0, 8)]
  for (let at = 8; at + 12 <= png.length; ) {
    const most = png.length - at - 12
    const length = Math.min(png.readUInt32BE(at), most)
    const chunk = Buffer.from(png.subarray(at, at + 12 + length))
    chunk.writeUInt32BE(length, 0)
    chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + length)), 8 + length)
    parts.push(chunk)
    at += 12 + length
  }
  const end = Buffer.from([0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82])
  if (!parts.at(-1)?.equals(end)) parts.push(end)
  return Buffer.concat(parts)
}

function mendedWebp(webp: Buffer): Buffer {
  if (webp.length < 12 || webp.toString('latin1', 0, 4) !== 'RIFF') return webp
  const copy = Buffer.from(webp)
  copy.writeUInt32LE(copy.length - 8, 4)
  for (let at = 12; at + 8 <= copy.length; ) {
    const length = Math.min(copy.readUInt32LE(at + 4), copy.length - at - 8)
    copy.writeUInt32LE(length, at + 4)
    at += 8 + length + (length % 2)
  }
  return copy
}
