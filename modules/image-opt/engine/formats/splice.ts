import { EXIF_NAME, XMP_NAME } from '../inspect/credit/jpeg-credit.ts'

const ICC_NAME = Buffer.from('ICC_PROFILE\0', 'latin1')

/**
 * The most bytes of a profile in one segment. A segment holds 65,533 bytes after its length field, and the segment's
 * name, the number of the piece and the number of pieces take 14 of them.
 */
const ICC_PIECE = 65_519

export type JpegTags = { exif: Buffer | null; xmp: Buffer | null; icc: Buffer | null }

/**
 * Puts the profile and the little metadata we keep back into a JPEG whose encoder dropped all of it. It goes after
 * the JFIF segment, which must come first (JFIF 1.02).
 */
export function spliceJpeg(jpeg: Buffer, { exif, xmp, icc }: JpegTags): Buffer {
  const hasJfif = jpeg[2] === 0xff && jpeg[3] === 0xe0
  const at = hasJfif ? 4 + jpeg.readUInt16BE(4) : 2
  const segments: Buffer[] = []
  if (exif) segments.push(segment(0xe1, latin1(EXIF_NAME), exif))
  if (xmp) segments.push(segment(0xe1, latin1(XMP_NAME), xmp))
  if (icc) {
    const count = Math.ceil(icc.length / ICC_PIECE)
    for (let index = 0; index < count; index++) {
      const piece = icc.subarray(index * ICC_PIECE, (index + 1) * ICC_PIECE)
      segments.push(segment(0xe2, ICC_NAME, Buffer.from([index + 1, count]), piece))
    }
  }
  return Buffer.concat([jpeg.subarray(0, at), ...segments, jpeg.subarray(at)])
}

const latin1 = (name: string): Buffer => Buffer.from(name, 'latin1')

export function segment(marker: number, ...parts: Buffer[]): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(2 + parts.reduce((sum, part) => sum + part.length, 0), 2)
  return Buffer.concat([head, ...parts])
}
