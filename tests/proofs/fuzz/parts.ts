/** A chunk, segment or block of a file, with the place of its length field. */
export type Part = { start: number; end: number; lengthAt: number; lengthBytes: 1 | 2 | 4 }

/** Lists the parts of an intact file by the rules of its format. */
export function partsOf(bytes: Buffer): Part[] {
  if (bytes[0] === 0xff) return jpegParts(bytes)
  if (bytes[0] === 0x89) return pngParts(bytes)
  if (bytes[0] === 0x47) return gifParts(bytes)
  return webpParts(bytes)
}

function jpegParts(bytes: Buffer): Part[] {
  const parts: Part[] = []
  for (let at = 2; at + 4 < bytes.length && bytes[at] === 0xff; ) {
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    parts.push({ start: at, end, lengthAt: at + 2, lengthBytes: 2 })
    // The header of a scan is followed by its data, up to the next marker.
    const next = bytes[at + 1] === 0xda ? nextMarker(bytes, end) : end
    at = next
  }
  return parts
}

function nextMarker(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from)
  while (at >= 0 && (bytes[at + 1] === 0 || ((bytes[at + 1] ?? 0) & 0xf8) === 0xd0))
    at = bytes.indexOf(0xff, at + 1)
  return at < 0 ? bytes.length : at
}

function pngParts(bytes: Buffer): Part[] {
  const parts: Part[] = []
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at)
    parts.push({ start: at, end, lengthAt: at, lengthBytes: 4 })
    at = end
  }
  return parts
}

function webpParts(bytes: Buffer): Part[] {
  const parts: Part[] = []
  for (let at = 12; at + 8 <= bytes.length; ) {
    const length = bytes.readUInt32LE(at + 4)
    const end = at + 8 + length + (length % 2)
    parts.push({ start: at, end, lengthAt: at + 4, lengthBytes: 4 })
    at = end
  }
  return parts
}

/** Lists extensions and frames, each with the length of its first sub-block. */
function gifParts(bytes: Buffer): Part[] {
  const parts: Part[] = []
  const tableAt = (at: number) => {
    const flags = bytes[at] ?? 0
    return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
  }
  for (let at = 13 + tableAt(10); bytes[at] === 0x21 || bytes[at] === 0x2c; ) {
    const start = at
    const lengthAt = bytes[at] === 0x21 ? at + 2 : at + 11 + tableAt(at + 9)
    at = lengthAt
    while ((bytes[at] ?? 0) > 0) at += (bytes[at] ?? 0) + 1
    at++
    parts.push({ start, end: at, lengthAt, lengthBytes: 1 })
  }
  return parts
}
