import type { Credit } from '../../picture.ts'
import { anyText, joined } from './text.ts'

export const PHOTOSHOP_NAME = 'Photoshop 3.0\0'

/** The resource that holds IPTC (Adobe Photoshop File Formats, "Image Resource IDs"). */
const IPTC_RESOURCE = 0x0404

// Data sets of record 2: IPTC-NAA Information Interchange Model 4.2, section 6.
const BY_LINE = 80
const CREDIT = 110
const COPYRIGHT_NOTICE = 116

/** Reads the credit from image resources, which follow each other as '8BIM', a number, a name and data. */
export function readImageResources(data: Buffer): Partial<Credit> {
  for (let at = 0; at + 12 <= data.length && data.toString('latin1', at, at + 4) === '8BIM'; ) {
    const id = data.readUInt16BE(at + 4)
    // The name and the data are padded to an even length.
    const nameEnd = at + 6 + even(1 + data.readUInt8(at + 6))
    if (nameEnd + 4 > data.length) break
    const start = nameEnd + 4
    const length = data.readUInt32BE(nameEnd)
    if (id === IPTC_RESOURCE) return readIptc(data.subarray(start, start + length))
    at = start + even(length)
  }
  return {}
}

const even = (length: number): number => length + (length % 2)

function readIptc(data: Buffer): Partial<Credit> {
  const names: string[] = []
  const credit: Partial<Credit> = {}
  for (let at = 0; at + 5 <= data.length && data[at] === 0x1c; ) {
    const length = data.readUInt16BE(at + 3)
    const text = () => anyText(data.subarray(at + 5, at + 5 + length))
    if (data[at + 1] === 2) {
      if (data[at + 2] === BY_LINE) names.push(text())
      if (data[at + 2] === CREDIT) credit.creditLine ??= text()
      if (data[at + 2] === COPYRIGHT_NOTICE) credit.copyright ??= text()
    }
    // The highest bit announces a length of several bytes, which no text needs.
    if (length & 0x8000) break
    at += 5 + length
  }
  return { ...credit, artist: joined(names) }
}
