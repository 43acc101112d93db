import { pngChunk } from './pictures.ts'

/** A number, or bytes that already are in the order of the block. */
type TiffEntry = readonly [tag: number, type: number, count: number, value: number | Buffer]

/** Builds a TIFF block with one directory. Numbers are stored as their type says: 3 short, 4 long, others one byte. */
export function tiff(entries: readonly TiffEntry[], { isBig = false } = {}): Buffer {
  const short = (value: number) => {
    const bytes = Buffer.alloc(2)
    if (isBig) bytes.writeUInt16BE(value)
    else bytes.writeUInt16LE(value)
    return bytes
  }
  const long = (value: number) => {
    const bytes = Buffer.alloc(4)
    if (isBig) bytes.writeUInt32BE(value)
    else bytes.writeUInt32LE(value)
    return bytes
  }
  const values: Buffer[] = []
  let end = 8 + 2 + entries.length * 12 + 4
  const table = entries.map(([tag, type, count, value]) => {
    const stored =
      typeof value !== 'number'
        ? value
        : type === 3
          ? short(value)
          : type === 4
            ? long(value)
            : Buffer.from([value])
    let field = Buffer.concat([stored, Buffer.alloc(4)]).subarray(0, 4)
    if (stored.length > 4) {
      field = long(end)
      values.push(stored)
      end += stored.length
    }
    return Buffer.concat([short(tag), short(type), long(count), field])
  })
  const head = Buffer.concat([Buffer.from(isBig ? 'MM' : 'II'), short(42), long(8)])
  return Buffer.concat([head, short(entries.length), ...table, long(0), ...values])
}

export const oriented = (orientation: number): Buffer => tiff([[0x112, 3, 1, orientation]])

/** Returns a JPEG segment. */
export function segment(marker: number, ...parts: (Buffer | string)[]): Buffer {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part as string, 'latin1')))
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}

export const exifSegment = (block: Buffer): Buffer => segment(0xe1, 'Exif\0\0', block)

/** Puts segments right after the start of a JPEG. */
export const withSegments = (jpeg: Buffer, ...segments: Buffer[]): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)])

/** Puts chunks before the first chunk of a PNG with this name. */
export function withChunksBefore(png: Buffer, name: string, ...chunks: Buffer[]): Buffer {
  const at = png.indexOf(name) - 4
  return Buffer.concat([png.subarray(0, at), ...chunks, png.subarray(at)])
}

/** Returns a PNG chunk whose checksum is wrong. */
export function brokenChunk(name: string, data: Buffer): Buffer {
  const chunk = pngChunk(name, data)
  chunk[chunk.length - 1]! ^= 1
  return chunk
}

/** Adds chunks to a WebP, which becomes an extended one with these flags as well. A profile goes before the pixels. */
export function withWebpChunks(
  webp: Buffer,
  size: { width: number; height: number },
  flags: number,
  ...chunks: (readonly [name: string, data: Buffer])[]
): Buffer {
  const isExtended = webp.toString('latin1', 12, 16) === 'VP8X'
  const header = Buffer.alloc(10)
  header[0] = flags | (isExtended ? webp[20]! : 0)
  header.writeUIntLE(size.width - 1, 4, 3)
  header.writeUIntLE(size.height - 1, 7, 3)
  const written = (isFirst: boolean) =>
    chunks
      .filter(([name]) => (name === 'ICCP') === isFirst)
      .map(([name, data]) => webpChunk(name, data))
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    webpChunk('VP8X', header),
    ...written(true),
    webp.subarray(isExtended ? 30 : 12),
    ...written(false)
  ])
  const head = Buffer.from('RIFF\0\0\0\0', 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body])
}

function webpChunk(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(name, 0, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}

/** Returns a packet of XMP with these properties. */
export const xmp = (properties: string): Buffer =>
  Buffer.from(
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
      '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" ' +
      'xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" xmlns:tiff="http://ns.adobe.com/tiff/1.0/">' +
      `${properties}</rdf:Description></rdf:RDF></x:xmpmeta>`
  )
