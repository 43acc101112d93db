import { pictureTypeOf } from '../../../../server/core/pictures/media-type.ts'
import type { PictureType } from '../encode-options.ts'
import { refused } from '../refusal.ts'

/**
 * Returns the type that the first bytes show, whatever the file name or a server's content type says.
 * @throws PictureRefused for any other format; the message names the format if it is known
 */
export function sniff(bytes: Buffer): PictureType {
  if (bytes.length === 0) throw refused('empty', 'the file is empty')
  const type = pictureTypeOf(bytes)
  if (type) return type
  const brands = brandsOf(bytes)
  if (/avi[fs]/.test(brands)) throw refused('avif', 'AVIF is not optimised')
  if (/hei|hev|mif1|msf1/.test(brands)) throw refused('heic', 'HEIC is not optimised')
  const other = otherPicture(bytes) ?? (isSvg(bytes) ? 'SVG' : undefined)
  if (other) throw refused('unsupported', `${other} is not optimised`)
  throw refused('not-a-picture', 'the content is not that of a picture')
}

/**
 * Returns the brands in the first box. They distinguish AVIF from HEIC, which both use the same container (ISO
 * 14496-12, 4.3).
 */
function brandsOf(bytes: Buffer): string {
  if (bytes.length < 16 || bytes.toString('latin1', 4, 8) !== 'ftyp') return ''
  return bytes.toString('latin1', 8, Math.min(bytes.readUInt32BE(0), 128))
}

const OTHERS: readonly (readonly [string, string])[] = [
  ['II*\0', 'TIFF'],
  ['MM\0*', 'TIFF'],
  ['II+\0', 'TIFF'],
  ['MM\0+', 'TIFF'],
  ['BM', 'BMP'],
  ['8BPS\0', 'PSD'],
  ['\0\0\x01\0', 'an icon'],
  ['\0\0\x02\0', 'a cursor'],
  ['\xff\x0a', 'JPEG XL'],
  ['\0\0\0\x0cJXL ', 'JPEG XL'],
  ['\0\0\0\x0cjP  ', 'JPEG 2000'],
  ['\xff\x4f\xff\x51', 'JPEG 2000']
]

function otherPicture(bytes: Buffer): string | undefined {
  const head = bytes.toString('latin1', 0, 16)
  return OTHERS.find(([signature]) => head.startsWith(signature))?.[1]
}

/** Recognises SVG, but not an HTML page that contains one. */
function isSvg(bytes: Buffer): boolean {
  const text = bytes.toString('latin1', 0, 2048).replace(/^\xef\xbb\xbf/, '')
  return /^\s*</.test(text) && /<svg[\s>]/i.test(text) && !/<html/i.test(text)
}
