import { type Colours, type Components, coloursOfProfile, SRGB } from '../colours/colours.ts'
import { LIMITS } from '../limits.ts'
import type { JpegPicture } from '../picture.ts'
import { damaged, refused } from '../refusal.ts'
import { type CreditSegments, readJpegCredit } from './credit/jpeg-credit.ts'
import { NO_EXIF, readExif } from './exif.ts'
import { noteAmong } from './notes.ts'

// Markers: ITU-T T.81, table B.1.
const SOI = 0xd8
const EOI = 0xd9
const SOS = 0xda
const APP1 = 0xe1
const APP2 = 0xe2
const APP13 = 0xed
const COM = 0xfe

const ICC_NAME = 'ICC_PROFILE\0'

/**
 * Reads the structure of a JPEG by walking its segments up to the end marker. Any bytes after that marker belong to no
 * picture and are dropped.
 */
export function inspectJpeg(bytes: Buffer): JpegPicture {
  let frame: Frame | undefined
  let scans = 0
  const pixelData: Buffer[] = []
  let pixelsFrom = 0
  const credits: CreditSegments = { app1: [], app13: [], comments: [] }
  let hasGainMap = false
  const profile: Buffer[] = []

  for (let at = 2; ; ) {
    at = nextMarker(bytes, at)
    if (at < 0) throw damaged('the JPEG ends before its end marker')
    const marker = bytes[at + 1] ?? 0
    at += 2
    if (marker === EOI) {
      pixelData.push(bytes.subarray(pixelsFrom, at))
      hasGainMap ||= namesGainMap(bytes.subarray(at))
      break
    }
    if (marker === SOI || marker === 0x01) continue

    // Decoders take a length that does not even cover itself for an empty segment.
    const end = at + Math.max(2, bytes.readUInt16BE(at))
    if (end > bytes.length) throw damaged('a JPEG segment leads outside the file')
    const segment = bytes.subarray(at + 2, end)
    if (isFrame(marker)) {
      // The size limits would not apply to a second header.
      if (frame) throw damaged('the JPEG has two frame headers')
      frame = readFrame(marker, segment)
    } else if (marker === SOS) {
      scans++
    } else if (marker === APP2 && startsWith(segment, ICC_NAME)) {
      profile.push(segment.subarray(ICC_NAME.length))
    }
    if (isMetadata(marker)) {
      pixelData.push(bytes.subarray(pixelsFrom, at - 2))
      pixelsFrom = end
    }
    // Browsers read no metadata after the first scan.
    if (scans === 0) {
      if (marker === APP1) credits.app1.push(segment)
      if (marker === APP13) credits.app13.push(segment)
      if (marker === COM) credits.comments.push(segment)
    }
    hasGainMap ||= (marker === APP1 || marker === APP2) && namesGainMap(segment)
    at = end
  }
  if (!frame || scans === 0) throw damaged('the JPEG holds no picture')
  if (scans > LIMITS.scans) throw damaged(`the JPEG has ${scans} scans, at most ${LIMITS.scans}`)
  const block = credits.app1.find(isExif)?.subarray(EXIF_HEAD)
  return {
    type: 'jpeg',
    bytes,
    ...frame,
    exif: block ? readExif(block, frame) : NO_EXIF,
    credit: readJpegCredit(credits),
    ...readProfile(profile, frame.components),
    animation: null,
    hasGainMap,
    note: noteAmong(credits.comments),
    pixelData
  }
}

/** The length of the name 'Exif', a zero byte and a byte that may have any value. */
const EXIF_HEAD = 6

/** Only the first block counts, even if it is damaged or says nothing. Measured with Chromium 156. */
const isExif = (segment: Buffer): boolean =>
  segment.length > EXIF_HEAD && startsWith(segment, 'Exif\0')

type Frame = {
  width: number
  height: number
  components: Components
  isArithmetic: boolean
  hasFullColour: boolean
}

const isMetadata = (marker: number): boolean => (marker >= 0xe0 && marker <= 0xef) || marker === COM

const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

function readFrame(marker: number, segment: Buffer): Frame {
  const isArithmetic = marker === 0xc9 || marker === 0xca
  // No browser shows lossless (C3) or hierarchical (C5-C7, CD-CF) JPEG.
  if (marker > 0xc2 && !isArithmetic)
    throw refused('unsupported', 'this kind of JPEG is not used on the web')
  const precision = segment.readUInt8(0)
  if (precision !== 8)
    throw refused('unsupported', `the JPEG has ${precision} bits a channel, expected 8`)
  return {
    height: segment.readUInt16BE(1),
    width: segment.readUInt16BE(3),
    components: componentsOf(segment.readUInt8(5)),
    isArithmetic,
    // Each component has one byte of sampling factors; if all of these bytes are equal, no plane is halved.
    hasFullColour: [10, 13].every((at) => segment[at] === undefined || segment[at] === segment[7])
  }
}

/**
 * Returns the offset of the next marker's FF, or -1 if there is none. Like every decoder, it skips picture data, in
 * which FF is followed by 00 or a restart number, and stray bytes between segments.
 */
function nextMarker(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1]
    if (marker === undefined) return -1
    const isData = marker === 0x00 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7)
    if (!isData) return at
  }
  return -1
}

const startsWith = (segment: Buffer, name: string): boolean =>
  segment.toString('latin1', 0, name.length) === name

/**
 * Tells whether a segment, or what follows the picture, names a gain map: Google's format in XMP, the standard (ISO
 * 21496-1) in a separate segment, and Apple in the XMP of the second picture.
 */
const namesGainMap = (part: Buffer): boolean =>
  part.includes('ns.adobe.com/hdr-gain-map') ||
  part.includes('urn:iso:std:iso:ts:21496') ||
  part.includes('urn:com:apple:photo:2020:aux:hdrgainmap')

/**
 * Joins the pieces of a profile, each after its number and their count. A profile over 64 KB comes in pieces, not always
 * in order (ICC.1:2022, annex B.4).
 */
function readProfile(
  pieces: readonly Buffer[],
  components: Components
): { icc: Buffer | null; colours: Colours } {
  if (pieces.length === 0) return { icc: null, colours: SRGB }
  const inOrder = pieces.toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0))
  const icc = Buffer.concat(inOrder.map((piece) => piece.subarray(2)))
  if (icc.length > LIMITS.profileBytes) throw damaged('the colour profile is too large')
  const isWhole = inOrder.every(
    (piece, index) => piece[0] === index + 1 && piece[1] === pieces.length
  )
  const colours = isWhole
    ? coloursOfProfile(icc, components)
    : { unreadable: 'pieces of the colour profile are missing' }
  return { icc, colours }
}

function componentsOf(count: number): Components {
  const components = ({ 1: 'grey', 3: 'rgb', 4: 'cmyk' } as const)[count]
  if (!components) throw refused('unsupported', `the JPEG has ${count} channels`)
  return components
}
