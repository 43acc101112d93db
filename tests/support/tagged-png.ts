import { deflateSync } from 'node:zlib'
import { pngChunk } from './pictures.ts'

/** Names of PNG colour types (PNG third edition, 11.2.1). */
const TYPES = { grey: 0, rgb: 2, palette: 3, greyAlpha: 4, rgba: 6 } as const

export type PngForm = { type: keyof typeof TYPES; depth: 1 | 2 | 4 | 8 | 16; isCutOut?: boolean }

const CHANNELS = { grey: 1, rgb: 3, palette: 1, greyAlpha: 2, rgba: 4 } as const

/** Returns red, green and blue, from 0 to 1, at a place from 0 to 1. */
export type Paint = (x: number, y: number) => [number, number, number]

/**
 * Draws a PNG of any colour type and depth with these colour chunks: unless `paint` says otherwise, soft ramps above, flat
 * patches below. `isCutOut` makes the left eighth transparent, by tRNS where the type has no alpha.
 */
export function taggedPng(
  { type, depth, isCutOut = false }: PngForm,
  tags: Buffer[],
  width = 96,
  height = 64,
  paint: Paint = rampsAndPatches
): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, TYPES[type]], 8)
  const most = 2 ** depth - 1
  const lines = Array.from({ length: height }, (_, y) => {
    const numbers = Array.from({ length: width }, (_, x) => {
      const hole = isCutOut && x < width / 8
      const [r, g, b] = paint(x / width, y / height)
      const colour = type.startsWith('grey')
        ? [g]
        : type === 'palette'
          ? [(x + y) / (width + height)]
          : [r, g, b]
      // The transparent colour of tRNS is 0, so what is to be seen is brighter.
      const shown = colour.map((value) => (hole ? 0 : Math.max(1, Math.round(value * most))))
      return CHANNELS[type] % 2 === 0 ? [...shown, hole ? 0 : most] : shown
    })
    return packed(numbers.flat(), depth)
  })
  const palette = Array.from({ length: 2 ** Math.min(depth, 8) }, (_, index) => {
    const share = index / most
    return [255 * share, 255 * (1 - share), 40 + 100 * share].map(Math.round)
  })
  const hole = type === 'palette' ? [0] : Array<number>(2 * CHANNELS[type]).fill(0)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    ...tags,
    ...(type === 'palette' ? [pngChunk('PLTE', Buffer.from(palette.flat()))] : []),
    ...(isCutOut && CHANNELS[type] % 2 === 1 ? [pngChunk('tRNS', Buffer.from(hole))] : []),
    pngChunk('IDAT', deflateSync(Buffer.concat(lines), { level: 0 })),
    pngChunk('IEND')
  ])
}

function rampsAndPatches(x: number, y: number): ReturnType<Paint> {
  if (y < 0.5) return [x, y * 2, 0.5 + 0.5 * Math.sin(6 * x)]
  const patch = Math.floor(x * 8)
  return [
    [1, 0, 0, 0.8, 0.12, 0.5, 0.08, 1],
    [0, 1, 0, 0.4, 0.24, 0.5, 0.08, 1],
    [0, 0, 1, 0.2, 0.35, 0.5, 0.08, 0]
  ].map((channel) => channel[patch] ?? 0) as [number, number, number]
}

function packed(numbers: number[], depth: number): Buffer {
  const bytes = Buffer.alloc(1 + Math.ceil((numbers.length * depth) / 8))
  numbers.forEach((number, index) => {
    if (depth === 16) bytes.writeUInt16BE(number, 1 + 2 * index)
    else {
      const bit = index * depth
      bytes[1 + (bit >> 3)]! |= number << (8 - depth - (bit & 7))
    }
  })
  return bytes
}

const fractions = (name: string, values: readonly number[]): Buffer => {
  const data = Buffer.alloc(4 * values.length)
  values.forEach((value, index) => data.writeUInt32BE(Math.round(value * 100_000), 4 * index))
  return pngChunk(name, data)
}

export const gama = (gamma: number): Buffer => fractions('gAMA', [gamma])
/** The chromaticities of white, red, green and blue. */
export const chrm = (...values: number[]): Buffer => fractions('cHRM', values)
export const srgb = (): Buffer => pngChunk('sRGB', Buffer.from([0]))
export const cicp = (...numbers: number[]): Buffer => pngChunk('cICP', Buffer.from(numbers))
export const iccp = (profile: Buffer): Buffer =>
  pngChunk('iCCP', Buffer.concat([Buffer.from('icc\0\0', 'latin1'), deflateSync(profile)]))
