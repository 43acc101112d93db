/** An ICC profile whose tags can be relied on. The keys of `tags` are their four-letter names. */
export type Profile = {
  space: 'RGB ' | 'GRAY' | 'CMYK'
  /** The header of 128 bytes. */
  header: Buffer
  tags: ReadonlyMap<string, Buffer>
}

const HEADER = 128
const ENTRY = 12

/** More than any profile in use has. */
const MOST_TAGS = 100

/**
 * Reads a profile (ICC.1:2022, section 7). Returns null if it is damaged or describes colours in a way that browsers do
 * not follow or do not agree on: version 5, a grey profile in Lab, or the curves of HDR.
 */
export function readProfile(icc: Buffer): Profile | null {
  if (icc.length < HEADER + 4 || icc.readUInt32BE(0) > icc.length) return null
  if (icc.toString('latin1', 36, 40) !== 'acsp' || icc.readUInt8(8) > 4) return null
  const tags = readTags(icc)
  const space = icc.toString('latin1', 16, 20)
  const connection = icc.toString('latin1', 20, 24)
  if (!tags || (connection !== 'XYZ ' && connection !== 'Lab ') || isHdr(tags)) return null
  const profile = { header: icc.subarray(0, HEADER), tags }
  if (space === 'RGB ')
    return isTable(tags.get('A2B0'), 3) || isMatrix(tags) ? { space, ...profile } : null
  if (space === 'GRAY')
    return isCurve(tags.get('kTRC')) && connection === 'XYZ ' ? { space, ...profile } : null
  if (space === 'CMYK') return isTable(tags.get('A2B0'), 4) ? { space, ...profile } : null
  return null
}

function readTags(icc: Buffer): Map<string, Buffer> | null {
  const count = icc.readUInt32BE(HEADER)
  if (count > MOST_TAGS || HEADER + 4 + count * ENTRY > icc.length) return null
  const tags = new Map<string, Buffer>()
  for (let index = 0; index < count; index++) {
    const at = HEADER + 4 + index * ENTRY
    const start = icc.readUInt32BE(at + 4)
    const end = start + icc.readUInt32BE(at + 8)
    if (end > icc.length || end < start + 8) return null
    tags.set(icc.toString('latin1', at, at + 4), icc.subarray(start, end))
  }
  return tags
}

export const typeOf = (tag: Buffer): string => tag.toString('latin1', 0, 4)

/** The transfer functions PQ and HLG, which ITU-T H.273 numbers 16 and 18, are for HDR (ICC.1:2022, 9.2.17). */
function isHdr(tags: Map<string, Buffer>): boolean {
  const transfer = tags.get('cicp')?.[9]
  return transfer === 16 || transfer === 18
}

const isMatrix = (tags: Map<string, Buffer>): boolean =>
  ['r', 'g', 'b'].every((channel) => {
    const column = tags.get(`${channel}XYZ`)
    const isColumn = column !== undefined && typeOf(column) === 'XYZ ' && column.length >= 20
    return isColumn && isCurve(tags.get(`${channel}TRC`))
  })

/** How many numbers each parametric curve has (ICC.1:2022, 10.18). */
const PARAMETERS = [1, 3, 4, 5, 7]

function isCurve(tag: Buffer | undefined): boolean {
  if (!tag || tag.length < 12) return false
  if (typeOf(tag) === 'curv') return tag.length >= 12 + 2 * tag.readUInt32BE(8)
  const count = PARAMETERS[tag.readUInt16BE(8)]
  return typeOf(tag) === 'para' && count !== undefined && tag.length >= 12 + 4 * count
}

/** Tells whether a tag is a table from this many channels to three (ICC.1:2022, 10.10 to 10.12). */
function isTable(tag: Buffer | undefined, channels: number): boolean {
  if (!tag || tag.length < 32 || tag[8] !== channels || tag[9] !== 3) return false
  if (typeOf(tag) === 'mAB ') return channels === 3
  const table = readTable(tag)
  return table !== null && table.grid > 1 && table.end <= tag.length
}

/**
 * Returns where the parts of a table are in its tag: the curves of each channel begin at `start` and the points at `points`.
 * `bytes` is the size of one number. Returns null for a tag of another type.
 */
export function readTable(tag: Buffer) {
  const type = typeOf(tag)
  if (type !== 'mft1' && type !== 'mft2') return null
  const [bytes, start] = type === 'mft1' ? [1, 48] : [2, 52]
  if (tag.length < start) return null
  const [before, after] =
    type === 'mft1' ? [256, 256] : [tag.readUInt16BE(48), tag.readUInt16BE(50)]
  const [channels, grid] = [tag.readUInt8(8), tag.readUInt8(10)]
  const points = start + channels * before * bytes
  const outputs = points + grid ** channels * 3 * bytes
  return { bytes, start, entries: before, grid, points, outputs, end: outputs + 3 * after * bytes }
}
