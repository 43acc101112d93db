import { crc32, inflateSync } from 'node:zlib'
import { codeOf } from '../../../../server/core/disk/errors.ts'
import { LIMITS } from '../limits.ts'
import type { PngChunk } from '../picture.ts'

/** The only length that each of these chunks may have (PNG third edition, 11.3). */
const LENGTHS: Record<string, number> = {
  acTL: 8,
  cHRM: 32,
  cICP: 4,
  gAMA: 4,
  pHYs: 9,
  sRGB: 1
}

/** The chunks that mean nothing without the one that announces an animation. */
const FRAMES = new Set(['fcTL', 'fdAT'])

/**
 * Leaves out the chunks that browsers pass over: those with a wrong checksum or length, and a profile that does not
 * inflate. Decoders need none of them (PNG third edition, 5.3); were they kept, codecs would refuse the picture or show
 * it in colours that no browser does. Returns the file without them.
 */
export function withoutBroken(
  bytes: Buffer,
  chunks: PngChunk[]
): { bytes: Buffer; chunks: PngChunk[] } {
  const sound = chunks.filter((chunk) => !isAncillary(chunk) || isSound(bytes, chunk))
  const isMoving = sound.some(({ name }) => name === 'acTL')
  const kept = isMoving ? sound : sound.filter(({ name }) => !FRAMES.has(name))
  if (kept.length === chunks.length) return { bytes, chunks }
  let at = 8
  const moved = kept.map(({ name, data }) => {
    const start = at
    at += 12 + data.length
    return { name, start, data }
  })
  const parts = kept.map(({ start, data }) => bytes.subarray(start, start + 12 + data.length))
  return { bytes: Buffer.concat([bytes.subarray(0, 8), ...parts]), chunks: moved }
}

/** The first letter of a name says whether decoders need the chunk. The frames of an animation are left to the codecs. */
const isAncillary = ({ name }: PngChunk): boolean => /^[a-z]/.test(name) && !FRAMES.has(name)

function isSound(bytes: Buffer, { name, start, data }: PngChunk): boolean {
  const end = start + 8 + data.length
  if (bytes.readUInt32BE(end) !== crc32(bytes.subarray(start + 4, end))) return false
  if ((LENGTHS[name] ?? data.length) !== data.length) return false
  return name !== 'iCCP' || isInflatable(data)
}

/** A profile that is too large is not broken: what its colours are is decided elsewhere. */
function isInflatable(iccp: Buffer): boolean {
  try {
    inflateSync(iccp.subarray(iccp.indexOf(0) + 2), { maxOutputLength: LIMITS.profileBytes })
    return true
  } catch (error) {
    return codeOf(error) === 'ERR_BUFFER_TOO_LARGE'
  }
}
