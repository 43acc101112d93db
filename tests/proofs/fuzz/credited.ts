import { deflateSync } from 'node:zlib'
import {
  ARTIST,
  COPYRIGHT,
  exif,
  iptc,
  itxt,
  LINE,
  packet,
  raw,
  utf8,
  XMP_NAME
} from '../../support/credits.ts'
import { exifSegment, segment } from '../../support/metadata.ts'
import { pngChunk } from '../../support/pictures.ts'
import type { Random } from './random.ts'

export type Credit = { artist: string; copyright: string; creditLine: string }

const ALL: Credit = { artist: ARTIST, copyright: COPYRIGHT, creditLine: LINE }
const NO_LINE: Credit = { ...ALL, creditLine: '' }
const NONE: Credit = { artist: '', copyright: '', creditLine: '' }

/** A form of credit: its parts for a file of one format, and what they say. */
export type Credited<Part> = { name: string; parts: Part[]; credit: Credit }

const latin1: Credit = { artist: ARTIST, copyright: '© 2026 Söhne', creditLine: '' }

const JPEG: readonly Credited<Buffer>[] = [
  { name: 'EXIF', parts: [exifSegment(exif)], credit: NO_LINE },
  { name: 'IPTC', parts: [segment(0xed, 'Photoshop 3.0\0', iptc(utf8))], credit: ALL },
  { name: 'XMP', parts: [segment(0xe1, XMP_NAME, packet)], credit: ALL }
]

const PNG: readonly Credited<Buffer>[] = [
  {
    name: 'tEXt and zTXt',
    parts: [
      pngChunk('tEXt', Buffer.from(`Author\0${ARTIST}`, 'latin1')),
      pngChunk(
        'zTXt',
        Buffer.concat([
          Buffer.from('Copyright\0\0'),
          deflateSync(Buffer.from('© 2026 Söhne', 'latin1'))
        ])
      )
    ],
    credit: latin1
  },
  {
    name: 'iTXt',
    parts: [itxt('Author', utf8(ARTIST)), itxt('Copyright', utf8(COPYRIGHT), true)],
    credit: NO_LINE
  },
  { name: 'XMP', parts: [itxt('XML:com.adobe.xmp', packet)], credit: ALL },
  { name: 'eXIf', parts: [pngChunk('eXIf', exif)], credit: NO_LINE },
  { name: 'packed IPTC', parts: [raw('iptc', iptc(utf8))], credit: ALL }
]

const WEBP: readonly Credited<readonly [string, Buffer]>[] = [
  { name: 'EXIF', parts: [['EXIF', exif]], credit: NO_LINE },
  { name: 'XMP', parts: [['XMP ', packet]], credit: ALL }
]

const note = utf8('Copyright Green Shop')
const GIF: readonly Credited<Buffer>[] = [
  {
    name: 'a comment',
    parts: [Buffer.from([0x21, 0xfe, note.length]), note, Buffer.alloc(1)],
    credit: { ...NONE, copyright: note.toString() }
  },
  {
    name: 'XMP',
    parts: [
      Buffer.from('\x21\xff\x0bXMP DataXMP', 'latin1'),
      packet,
      Buffer.from([1, ...Array.from({ length: 256 }, (_, at) => 255 - at), 0])
    ],
    credit: ALL
  }
]

export const CREDITS = { jpeg: JPEG, png: PNG, webp: WEBP, gif: GIF }

/** Picks a form of credit, or none for every second picture. */
export const creditFrom = <Part>(
  random: Random,
  forms: readonly Credited<Part>[]
): Credited<Part> =>
  random.below(2) > 0 ? random.pick(forms) : { name: 'none', parts: [], credit: NONE }
