import { inflateSync } from 'node:zlib'
import { LIMITS } from '../limits.ts'
import type { PngChunk } from '../picture.ts'
import { type Colours, coloursOfProfile, SRGB } from './colours.ts'
import {
  type Chromaticities,
  gammaCurve,
  makeProfile,
  SRGB_CURVE,
  SRGB_PRIMARIES
} from './rgb-profiles.ts'

/**
 * Reads what the numbers of a PNG mean. The first of cICP, iCCP, sRGB and gAMA counts (PNG third edition, 13.13), and
 * only before the pixels.
 */
export function pngColours(chunks: readonly PngChunk[], isGrey: boolean): Colours {
  const pixels = chunks.findIndex(({ name }) => name === 'IDAT')
  const data = (wanted: string) =>
    chunks.find(({ name }, index) => name === wanted && index < pixels)?.data
  const [cicp, iccp] = [data('cICP'), data('iCCP')]
  if (cicp) return coloursOfCicp(cicp)
  if (iccp) {
    const icc = inflateProfile(iccp)
    return icc
      ? coloursOfProfile(icc, isGrey ? 'grey' : 'rgb')
      : { unreadable: 'the colour profile is damaged' }
  }
  const gama = data('gAMA')
  if (data('sRGB') || !gama || gama.length < 4) return SRGB
  return coloursOfGamma(gama.readUInt32BE(0), data('cHRM'))
}

/**
 * Inflates the profile of an iCCP chunk, which follows a name, a zero byte and the method. Returns null if it is damaged or too
 * large: 130 KB can inflate to 128 MB.
 */
export function inflateProfile(iccp: Buffer): Buffer | null {
  try {
    const stream = iccp.subarray(iccp.indexOf(0) + 2)
    return inflateSync(stream, { maxOutputLength: LIMITS.profileBytes })
  } catch {
    return null
  }
}

/** A gAMA of 1 is stored as this number (PNG third edition, 11.3.2.2). */
const ONE = 100_000

/** Without primaries, browsers take a gAMA this near to 1/2.2 for sRGB. */
const [SRGB_GAMMA, NEAR] = [2.2, 0.05]

/** Beyond these, a gamma says nothing about a picture and does not fit into a profile. */
const [LEAST_GAMMA, MOST_GAMMA] = [0.05, 20]

function coloursOfGamma(gama: number, chrm: Buffer | undefined): Colours {
  if (gama === 0) return SRGB
  if (!chrm && Math.abs((gama / ONE) * SRGB_GAMMA - 1) < NEAR) return SRGB
  const gamma = ONE / gama
  if (gamma < LEAST_GAMMA || gamma > MOST_GAMMA)
    return { unreadable: `the picture's gamma is ${gamma}` }
  const primaries = chrm ? readPrimaries(chrm) : SRGB_PRIMARIES
  if (!areColours(primaries)) return { unreadable: 'the primaries are no colours' }
  return colours(primaries, gammaCurve(gamma))
}

const readPrimaries = (chrm: Buffer): Chromaticities =>
  Array.from({ length: 8 }, (_, index) => chrm.readUInt32BE(4 * index) / ONE)

/** Beyond an x and y of 1 together, there is no light. */
const areColours = (primaries: Chromaticities): boolean =>
  [0, 2, 4, 6].every((at) => primaries[at + 1]! > 0 && primaries[at]! + primaries[at + 1]! < 1.001)

/** Results carry a profile only for colours that sRGB lacks. */
function colours(primaries: Chromaticities, curve: Buffer): Colours {
  const isKept = primaries.some((value, index) => Math.abs(value - SRGB_PRIMARIES[index]!) > 0.002)
  const profile = makeProfile(primaries, curve)
  return profile ? { profile, isKept } : { unreadable: 'the primaries span no colours' }
}

const DISPLAY_P3: Chromaticities = [0.3127, 0.329, 0.68, 0.32, 0.265, 0.69, 0.15, 0.06]

/** ITU-T H.273, table 2. */
const PRIMARIES: Record<number, Chromaticities> = {
  1: SRGB_PRIMARIES,
  5: [0.3127, 0.329, 0.64, 0.33, 0.29, 0.6, 0.15, 0.06],
  6: [0.3127, 0.329, 0.63, 0.34, 0.31, 0.595, 0.155, 0.07],
  9: [0.3127, 0.329, 0.708, 0.292, 0.17, 0.797, 0.131, 0.046],
  11: [0.314, 0.351, ...DISPLAY_P3.slice(2)],
  12: DISPLAY_P3
}

/** ITU-T H.273, table 3. What television encodes, its screens show with a gamma of 2.4 (ITU-R BT.1886). */
const CURVES: Record<number, Buffer> = {
  1: gammaCurve(2.4),
  4: gammaCurve(2.2),
  5: gammaCurve(2.8),
  6: gammaCurve(2.4),
  8: gammaCurve(1),
  13: SRGB_CURVE,
  14: gammaCurve(2.4),
  15: gammaCurve(2.4)
}

/**
 * Reads the numbers of primaries, curve, matrix and range (PNG third edition, 11.3.2.6). The curves 16 and 18 (PQ and
 * HLG) are for HDR, which no result of ours can show.
 */
function coloursOfCicp(cicp: Buffer): Colours {
  const [primary = 0, transfer = 0, matrix, range] = cicp
  const [primaries, curve] = [PRIMARIES[primary], CURVES[transfer]]
  if (!primaries || !curve || matrix !== 0 || range !== 1)
    return { unreadable: `the colours are described as ${cicp.join('-')} (cICP)` }
  if (primaries === SRGB_PRIMARIES && curve === SRGB_CURVE) return SRGB
  return colours(primaries, curve)
}
