import sharp from 'sharp'
import type { Failure } from './entities.ts'

/** Bytes that were decoded as a picture. */
export type Stored = {
  bytes: Buffer
  /** The width after the EXIF orientation has been applied (open). */
  width: number
  height: number
  format: string
  mimeType: string
}

/** A picture can have at most 20 MB and 20 megapixels (docs). */
export const MAX_BYTES = 20 * 1024 * 1024
const MAX_PIXELS = 20_000_000

/** The file extensions of each format. */
const EXTENSIONS: Record<string, string[]> = {
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
  gif: ['gif'],
  webp: ['webp'],
  heif: ['heic', 'heif', 'avif']
}

/** Caches results: the tests' shops share a few pictures, and each is decoded only once. */
const decoded = new WeakMap<Buffer, Promise<Stored | Failure>>()

/** Decodes the whole picture, so that truncated bytes are noticed. */
export function storePicture(bytes: Buffer): Promise<Stored | Failure> {
  const known = decoded.get(bytes)
  if (known) return known
  const reading = decode(bytes)
  decoded.set(bytes, reading)
  return reading
}

async function decode(bytes: Buffer): Promise<Stored | Failure> {
  if (bytes.length > MAX_BYTES)
    return failure('INVALID_IMAGE_FILE_SIZE', 'The image is larger than 20 MB')
  try {
    const { format, autoOrient } = await sharp(bytes).metadata()
    if (!(format in EXTENSIONS))
      return failure('UNSUPPORTED_IMAGE_FILE_TYPE', `The file type ${format} is not supported`)
    if (autoOrient.width * autoOrient.height > MAX_PIXELS)
      return failure('INVALID_IMAGE_RESOLUTION', 'The image has more than 20 megapixels')
    await sharp(bytes).resize(16).raw().toBuffer()
    return { bytes, ...autoOrient, format, mimeType: mimeTypeOf(bytes, format) }
  } catch {
    return failure('IMAGE_PROCESSING_FAILURE', 'The image could not be processed')
  }
}

/** The codes come from the schema; the texts are invented (open). */
export const failure = (code: string, details: string): Failure => ({
  code,
  message: 'File could not be processed',
  details
})

export const isStored = (result: Stored | Failure): result is Stored => 'bytes' in result

/** Tells whether the extension fits the format: PNG bytes must not be named `.jpg`. Case does not matter here. */
export function fitsExtension(fileName: string, { format }: Stored): boolean {
  return EXTENSIONS[format]?.includes(extensionOf(fileName).toLowerCase()) ?? false
}

/** Returns the extension without the dot, in its original case. */
export const extensionOf = (fileName: string): string => /\.([^.]+)$/.exec(fileName)?.[1] ?? ''

function mimeTypeOf(bytes: Buffer, format: string): string {
  if (format !== 'heif') return `image/${format}`
  return bytes.subarray(8, 12).toString('latin1') === 'avif' ? 'image/avif' : 'image/heic'
}
