import { inflateProfile, pngColours } from '../colours/png-colours.ts'
import type { Animation, PngChunk, PngPicture } from '../picture.ts'
import { damaged } from '../refusal.ts'
import { withoutBroken } from './broken-chunks.ts'
import { readPngCredit } from './credit/png-credit.ts'
import { withChecksums } from './cut-png.ts'
import { NO_EXIF, readExif } from './exif.ts'
import { NOTE_CHUNK } from './notes.ts'

const PIXELS = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'acTL', 'fcTL', 'fdAT'])

const IEND = Buffer.from('0000000049454e44ae426082', 'hex')

/**
 * Reads the structure of a PNG by walking its chunks up to IEND. Codecs verify the pixels and their checksums. Where only
 * IEND or the checksums of the pixels are missing in a still picture, they are added, because browsers show such a file.
 */
export function inspectPng(file: Buffer): PngPicture {
  const { chunks: read, isEnded, cutAt } = readChunks(file)
  if (cutAt !== undefined) return inspectPng(withChecksums(file, read, cutAt))
  if (!isEnded) return inspectPng(withEnd(file, read))
  const { bytes, chunks } = withoutBroken(file, read)
  const header = chunks[0]
  if (header?.name !== 'IHDR' || header.data.length !== 13) throw damaged('the PNG has no header')
  if (!chunks.some(({ name }) => name === 'IDAT')) throw damaged('the PNG holds no picture')
  // The size limits would not apply to a second header.
  if (chunks.filter(({ name }) => name === 'IHDR').length > 1)
    throw damaged('the PNG has two headers')
  const data = (wanted: string) => chunks.find(({ name }) => name === wanted)?.data

  const colourType = header.data.readUInt8(9)
  const width = header.data.readUInt32BE(0)
  const height = header.data.readUInt32BE(4)
  for (const chunk of chunks) refuseWildFrame(chunk, width, height)
  const beforePixels = chunks.slice(
    0,
    chunks.findIndex(({ name }) => name === 'IDAT')
  )
  const exif = beforePixels.find(({ name }) => name === 'eXIf')?.data
  const profile = data('iCCP')
  const isGrey = colourType === 0 || colourType === 4
  return {
    type: 'png',
    bytes,
    width,
    height,
    isGrey,
    bitDepth: header.data.readUInt8(8),
    hasAlpha: colourType === 4 || colourType === 6 || data('tRNS') !== undefined,
    exif: exif ? { ...readExif(exif, { width, height }), density: null } : NO_EXIF,
    credit: readPngCredit(chunks),
    icc: profile ? inflateProfile(profile) : null,
    colours: pngColours(chunks, isGrey),
    animation: readAnimation(chunks),
    note: data(NOTE_CHUNK)?.toString('latin1', 0, 255) ?? '',
    pixelData: chunks.filter(({ name }) => PIXELS.has(name)).map(({ data }) => data),
    chunks
  }
}

/** `cutAt` is where the pixel chunk begins inside which the file ends. */
function readChunks(bytes: Buffer): { chunks: PngChunk[]; isEnded: boolean; cutAt?: number } {
  const chunks: PngChunk[] = []
  for (let at = 8; at + 8 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    const end = at + 12 + length
    const name = bytes.toString('latin1', at + 4, at + 8)
    const isCut = end > bytes.length
    if (isCut && name === 'IDAT') return { chunks, isEnded: false, cutAt: at }
    if (isCut && !chunks.some(isPixels)) throw damaged('a PNG chunk leads outside the file')
    if (isCut) break
    chunks.push({ name, start: at, data: bytes.subarray(at + 8, at + 8 + length) })
    if (name === 'IEND') return { chunks, isEnded: true }
    at = end
  }
  return { chunks, isEnded: false }
}

const isPixels = ({ name }: PngChunk): boolean => name === 'IDAT'

/** Returns the file up to the end of its last whole chunk, with IEND. Browsers show no moving PNG that lacks it. */
function withEnd(file: Buffer, chunks: PngChunk[]): Buffer {
  const last = chunks.at(-1)
  if (!last || !chunks.some(isPixels) || chunks.some(({ name }) => name === 'acTL'))
    throw damaged('the PNG ends before its last chunk')
  return Buffer.concat([file.subarray(0, last.start + 12 + last.data.length), IEND])
}

/**
 * Refuses frames outside the canvas (PNG third edition, 11.3.6.2) and frames without data. The packer trusts what a
 * frame claims: it asked for 850 GB for one frame, and crashed the process on a frame whose data was shorter than its
 * sequence number.
 */
function refuseWildFrame({ name, data }: PngChunk, width: number, height: number): void {
  if (name === 'fdAT' && data.length < 4) throw damaged('a frame of the PNG has no data')
  if (name !== 'fcTL') return
  const right = data.readUInt32BE(4) + data.readUInt32BE(12)
  const bottom = data.readUInt32BE(8) + data.readUInt32BE(16)
  if (right > width || bottom > height)
    throw damaged('a frame of the PNG is larger than its canvas')
}

/** Reads the chunks acTL and fcTL (PNG third edition, section 11.3.6). Returns null for a still picture. */
function readAnimation(chunks: PngChunk[]): Animation | null {
  const control = chunks.find(({ name }) => name === 'acTL')?.data
  if (!control) return null
  const frames = chunks.filter(({ name }) => name === 'fcTL')
  let durationMs = 0
  for (const { data } of frames) {
    durationMs += (data.readUInt16BE(20) * 1000) / (data.readUInt16BE(22) || 100)
  }
  return {
    frames: frames.length,
    loops: control.readUInt32BE(4),
    durationMs: Math.round(durationMs)
  }
}
