import type { Credit } from '../../picture.ts'
import { readExifCredit } from '../exif.ts'
import { creditFrom, readComment } from './credit.ts'
import { PHOTOSHOP_NAME, readImageResources } from './iptc.ts'
import { anyText, MAX_TEXT_BYTES } from './text.ts'
import { readXmp } from './xmp.ts'

export const EXIF_NAME = 'Exif\0\0'
export const XMP_NAME = 'http://ns.adobe.com/xap/1.0/\0'
/** A packet over 64 KB is continued in segments with this name (XMP Specification Part 3, section 1.1.3.1). */
const EXTENSION_NAME = 'http://ns.adobe.com/xmp/extension/\0'
/** Before the text of a continuation are the packet's checksum, its length and the offset of the piece. */
const EXTENSION_HEAD = EXTENSION_NAME.length + 32 + 4 + 4

/** The contents of the segments of a JPEG that may name its author, in the order of the file. */
export type CreditSegments = { app1: Buffer[]; app13: Buffer[]; comments: Buffer[] }

export function readJpegCredit({ app1, app13, comments }: CreditSegments): Credit {
  const named = (segments: Buffer[], name: string) =>
    segments.filter((segment) => segment.toString('latin1', 0, name.length) === name)
  const after = (name: string, segments = app1) =>
    named(segments, name).map((segment) => segment.subarray(name.length))
  return creditFrom([
    ...after(EXIF_NAME).map(readExifCredit),
    // Resources over 64 KB continue in the next segment.
    readImageResources(Buffer.concat(after(PHOTOSHOP_NAME, app13))),
    ...after(XMP_NAME).map(readXmp),
    readXmp(extended(named(app1, EXTENSION_NAME))),
    ...comments.map((comment) => readComment(anyText(comment)))
  ])
}

function extended(pieces: Buffer[]): Buffer {
  const inOrder = pieces
    .filter((piece) => piece.length > EXTENSION_HEAD)
    .toSorted((a, b) => a.readUInt32BE(EXTENSION_HEAD - 4) - b.readUInt32BE(EXTENSION_HEAD - 4))
  let room = MAX_TEXT_BYTES
  const read: Buffer[] = []
  for (const piece of inOrder) {
    const text = piece.subarray(EXTENSION_HEAD, EXTENSION_HEAD + room)
    room -= text.length
    read.push(text)
  }
  return Buffer.concat(read)
}
