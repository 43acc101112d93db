import { NOTE_CHUNK, NOTE_NAME } from '../inspect/notes.ts'
import type { Picture } from '../picture.ts'
import { makeChunk } from './png-chunks.ts'
import { segment } from './splice.ts'
import { withWebpNote } from './webp-container.ts'

/** Adds a note of at most 200 ASCII characters to a file from our encoders, where decoders pass over it. */
export function withNote(picture: Picture, note: string): Buffer {
  const { bytes } = picture
  const comment = Buffer.from(NOTE_NAME + note, 'latin1')
  switch (picture.type) {
    case 'jpeg':
      return inserted(bytes, endOfTags(bytes), segment(0xfe, comment))
    case 'png':
      // The last chunk, IEND, has 12 bytes.
      return inserted(bytes, bytes.length - 12, makeChunk(NOTE_CHUNK, Buffer.from(note, 'latin1')))
    case 'webp':
      return withWebpNote(picture, Buffer.from(note, 'latin1'))
    case 'gif': {
      const head = Buffer.from([0x21, 0xfe, comment.length])
      const block = Buffer.concat([head, comment, Buffer.alloc(1)])
      return inserted(bytes, bytes.length - 1, block)
    }
  }
}

/** Returns where the segments of metadata end, each of which says its length. */
function endOfTags(jpeg: Buffer): number {
  let at = 2
  while (jpeg.readUInt16BE(at) >= 0xffe0 && jpeg.readUInt16BE(at) <= 0xffef)
    at += 2 + jpeg.readUInt16BE(at + 2)
  return at
}

const inserted = (bytes: Buffer, at: number, added: Buffer): Buffer =>
  Buffer.concat([bytes.subarray(0, at), added, bytes.subarray(at)])
