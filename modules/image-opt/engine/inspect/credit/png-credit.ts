import { inflateSync } from 'node:zlib'
import type { Credit, PngChunk } from '../../picture.ts'
import { readExifCredit } from '../exif.ts'
import { creditFrom, readComment } from './credit.ts'
import { readImageResources } from './iptc.ts'
import { EXIF_NAME, XMP_NAME } from './jpeg-credit.ts'
import { anyText, MAX_TEXT_BYTES } from './text.ts'
import { readXmp } from './xmp.ts'

/** A picture has a handful of texts. More are not read, since each may inflate to a megabyte. */
const MAX_TEXTS = 100

/** Reads the author from the texts and the EXIF block of a PNG (PNG third edition, 11.3.3). */
export function readPngCredit(chunks: readonly PngChunk[]): Credit {
  const exif = chunks.filter(({ name }) => name === 'eXIf').map(({ data }) => readExifCredit(data))
  const texts = chunks.filter(({ name }) => name in READERS).slice(0, MAX_TEXTS)
  return creditFrom([...exif, ...texts.map(readText)])
}

function readText({ name, data }: PngChunk): Partial<Credit> {
  const end = data.indexOf(0)
  if (end < 1) return {}
  const keyword = data.toString('latin1', 0, end).toLowerCase()
  if (!isWanted(keyword)) return {}
  const text = READERS[name]?.(data.subarray(end + 1)) ?? Buffer.alloc(0)
  const field = FIELDS.get(keyword)
  if (field) return { [field]: anyText(text) }
  if (keyword === 'comment') return readComment(anyText(text))
  return keyword === XMP_KEYWORD ? readXmp(text) : readProfile(rawProfile(text))
}

/** The keywords of the standard, and those that ImageMagick gives to the tags of a JPEG it converted. */
const FIELDS = new Map<string, keyof Credit>([
  ['author', 'artist'],
  ['artist', 'artist'],
  ['creator', 'artist'],
  ['exif:artist', 'artist'],
  ['copyright', 'copyright'],
  ['exif:copyright', 'copyright'],
  ['credit', 'creditLine']
])
const XMP_KEYWORD = 'xml:com.adobe.xmp'
const RAW_PROFILE = /^raw profile type (exif|app1|iptc|8bim|xmp)$/

const isWanted = (keyword: string): boolean =>
  FIELDS.has(keyword) ||
  keyword === XMP_KEYWORD ||
  keyword === 'comment' ||
  RAW_PROFILE.test(keyword)

/** Return the bytes of the text that follows the keyword in each kind of chunk. */
const READERS: Record<string, (rest: Buffer) => Buffer> = {
  tEXt: (rest) => rest,
  zTXt: (rest) => inflated(rest.subarray(1)),
  iTXt(rest) {
    const language = rest.indexOf(0, 2)
    const translated = language < 0 ? -1 : rest.indexOf(0, language + 1)
    if (translated < 0) return Buffer.alloc(0)
    const text = rest.subarray(translated + 1)
    return rest[0] === 1 ? inflated(text) : text
  }
}

function inflated(bytes: Buffer): Buffer {
  try {
    return inflateSync(bytes, { maxOutputLength: MAX_TEXT_BYTES })
  } catch {
    return Buffer.alloc(0)
  }
}

/** Decodes ImageMagick's form of another format's metadata: a name, a length, and the bytes in hexadecimal. */
function rawProfile(text: Buffer): Buffer {
  const [, , , ...lines] = text.toString('latin1').split('\n')
  return Buffer.from(lines.join(''), 'hex')
}

function readProfile(bytes: Buffer): Partial<Credit> {
  const head = bytes.toString('latin1', 0, XMP_NAME.length)
  if (head === XMP_NAME) return readXmp(bytes.subarray(XMP_NAME.length))
  if (head.startsWith(EXIF_NAME)) return readExifCredit(bytes.subarray(EXIF_NAME.length))
  return head.startsWith('8BIM') ? readImageResources(bytes) : readXmp(bytes)
}
