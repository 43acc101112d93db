import { open } from 'node:fs/promises'
import { pictureTypeOf } from '../../../../server/core/pictures/media-type.ts'

type Reader = (at: number, length: number) => Promise<Buffer>

/**
 * A PNG counts for more than its pixels: quantising and packing hold all of them in memory, with alpha, while a JPEG
 * is processed line by line.
 */
const PNG_FACTOR = 1.5

/**
 * Returns how many pixels of the pixel budget the picture takes, according to the header of its file. A PNG counts as
 * more pixels than it has. Returns zero if the header is unusable, because the codec host refuses such a file before
 * decoding it.
 */
export async function countPixels(path: string): Promise<number> {
  const file = await open(path)
  try {
    return await countFrom(async (at, length) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
      return buffer.subarray(0, bytesRead)
    })
  } finally {
    await file.close()
  }
}

async function countFrom(read: Reader): Promise<number> {
  const head = await read(0, 32)
  if (head.length < 32) return 0
  switch (pictureTypeOf(head)) {
    case 'jpeg':
      return countJpegPixels(read)
    case 'png':
      return head.readUInt32BE(16) * head.readUInt32BE(20) * PNG_FACTOR
    case 'gif':
      return head.readUInt16LE(6) * head.readUInt16LE(8)
    case 'webp':
      return countWebpPixels(head)
    case undefined:
      return 0
  }
}

/** Reads the size from the first chunk, which follows the container's header of 12 bytes and begins with its name. */
function countWebpPixels(head: Buffer): number {
  switch (head.toString('latin1', 12, 16)) {
    case 'VP8X':
      return (head.readUIntLE(24, 3) + 1) * (head.readUIntLE(27, 3) + 1)
    case 'VP8 ':
      return (head.readUInt16LE(26) & 0x3fff) * (head.readUInt16LE(28) & 0x3fff)
    case 'VP8L': {
      const bits = head.readUInt32LE(21)
      return ((bits & 0x3fff) + 1) * (((bits >>> 14) & 0x3fff) + 1)
    }
    default:
      return 0
  }
}

/**
 * Reads the size by jumping from segment to segment, since profiles and thumbnails come before the size and can be
 * large.
 */
async function countJpegPixels(read: Reader): Promise<number> {
  let at = 2
  for (let hops = 0; hops < 500; hops++) {
    const segment = await read(at, 9)
    if (segment.length < 9 || segment[0] !== 0xff) return 0
    const marker = segment[1] ?? 0
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return segment.readUInt16BE(5) * segment.readUInt16BE(7)
    at += 2 + segment.readUInt16BE(2)
  }
  return 0
}
