const fixed = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(Math.round(value * 65_536))
  return bytes
}

const xyz = (values: readonly number[]) =>
  Buffer.concat([Buffer.from('XYZ \0\0\0\0', 'latin1'), ...values.map(fixed)])

/** Returns the data of a tone curve with this gamma. */
function curve(gamma: number): Buffer {
  const bytes = Buffer.from('curv\0\0\0\0\0\0\0\x01\0\0', 'latin1')
  bytes.writeUInt16BE(Math.round(gamma * 256), 12)
  return Buffer.concat([bytes, Buffer.alloc(2)])
}

function text(words: string): Buffer {
  const head = Buffer.from('desc\0\0\0\0\0\0\0\0', 'latin1')
  head.writeUInt32BE(words.length + 1, 8)
  return Buffer.concat([head, Buffer.from(`${words}\0`, 'latin1'), Buffer.alloc(78)])
}

/**
 * Builds an ICC profile (ICC.1:2001-04). `space` is the four-letter name of the colour space, and the
 * keys of `tags` are the four-letter names of the tags.
 */
function profile(
  space: string,
  tags: Record<string, Buffer>,
  { connection = 'XYZ ', version = 0x02_40_00_00 } = {}
): Buffer {
  const names = Object.keys(tags)
  const table = Buffer.alloc(4 + names.length * 12)
  table.writeUInt32BE(names.length)
  const parts: Buffer[] = []
  let at = 128 + table.length
  for (const [index, name] of names.entries()) {
    const data = tags[name] ?? Buffer.alloc(0)
    const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)])
    table.write(name, 4 + index * 12, 'latin1')
    table.writeUInt32BE(at, 8 + index * 12)
    table.writeUInt32BE(data.length, 12 + index * 12)
    parts.push(padded)
    at += padded.length
  }
  const header = Buffer.alloc(128)
  header.writeUInt32BE(at)
  header.writeUInt32BE(version, 8)
  header.write(`mntr${space}${connection}`, 12, 'latin1')
  header.write('acsp', 36, 'latin1')
  D50.forEach((value, index) => void fixed(value).copy(header, 68 + index * 4))
  return Buffer.concat([header, table, ...parts])
}

const D50 = [0.9642, 1, 0.8249]

/** Builds a profile from the columns of its matrix, adapted to D50, and its curve. */
const matrix = (columns: readonly (readonly number[])[], trc: Buffer, version?: number) =>
  profile(
    'RGB ',
    {
      desc: text('RGB'),
      cprt: text('none'),
      wtpt: xyz(D50),
      rXYZ: xyz(columns[0]!),
      gXYZ: xyz(columns[1]!),
      bXYZ: xyz(columns[2]!),
      rTRC: trc,
      gTRC: trc,
      bTRC: trc
    },
    version === undefined ? {} : { version }
  )

/** The primaries and the gamma of Adobe RGB (1998) Color Image Encoding, 2005. */
const ADOBE = [
  [0.609_74, 0.311_11, 0.019_47],
  [0.205_28, 0.625_67, 0.060_87],
  [0.149_19, 0.063_22, 0.744_57]
]
export const ADOBE_RGB = matrix(ADOBE, curve(2.199_218_75))

/** Adobe RGB as version 4 writes it, with a parametric curve. */
export const ADOBE_V4 = matrix(
  ADOBE,
  Buffer.concat([Buffer.from('para\0\0\0\0\0\0\0\0', 'latin1'), fixed(2.199_218_75)]),
  0x04_20_00_00
)

/** A scanner's profile, whose curve of 256 points begins with 3 % of the light. */
export const GREY_BLACK = matrix(
  ADOBE,
  Buffer.concat([
    Buffer.from('curv\0\0\0\0\0\0\x01\0', 'latin1'),
    ...Array.from({ length: 256 }, (_, value) => {
      const bytes = Buffer.alloc(2)
      bytes.writeUInt16BE(Math.round((0.03 + 0.97 * (value / 255) ** 2.2) * 65_535))
      return bytes
    })
  ])
)

/** The same as a parametric curve of version 4, which begins with 1 % of the light. */
export const GREY_BLACK_V4 = matrix(
  ADOBE,
  Buffer.concat([
    Buffer.from('para\0\0\0\0\0\x04\0\0', 'latin1'),
    ...[2.2, 0.995, 0, 0, 0, 0.01, 0.01].map(fixed)
  ]),
  0x04_20_00_00
)

/** ROMM RGB (ISO 22028-2), whose green and blue no screen has. */
export const PRO_PHOTO = matrix(
  [
    [0.797_67, 0.288_04, 0],
    [0.135_19, 0.711_88, 0],
    [0.031_34, 0.000_09, 0.824_91]
  ],
  curve(1.8)
)

/**
 * A grey profile with a lower gamma than that of pictures without a profile. With it, the same values are brighter.
 */
export const LIGHT_GREY = profile('GRAY', {
  desc: text('Grey, gamma 1.8'),
  cprt: text('none'),
  wtpt: xyz(D50),
  kTRC: curve(1.8)
})

/** The same in Lab, of which colour libraries disagree what it means. */
export const GREY_IN_LAB = profile(
  'GRAY',
  { desc: text('Grey'), cprt: text('none'), wtpt: xyz(D50), kTRC: curve(1.8) },
  { connection: 'Lab ' }
)

/** Builds a table from channels to Lab (ICC.1:2001-04, 6.5.7); `labOf` takes numbers from 0 to 1. */
function table(channels: number, grid: number, labOf: (numbers: number[]) => number[]): Buffer {
  const head = Buffer.alloc(52)
  head.write('mft2', 'latin1')
  head.set([channels, 3, grid], 8)
  for (const at of [12, 28, 44]) fixed(1).copy(head, at)
  head.writeUInt16BE(2, 48)
  head.writeUInt16BE(2, 50)
  const line = Buffer.from([0, 0, 255, 255])
  const points = Array.from({ length: grid ** channels }, (_, point) => {
    const numbers = Array.from({ length: channels }, (_, channel) => {
      const step = Math.floor(point / grid ** (channels - 1 - channel)) % grid
      return step / (grid - 1)
    })
    const [light = 0, a = 0, b = 0] = labOf(numbers)
    const bytes = Buffer.alloc(6)
    // Version 2 stores a lightness of 100 as FF00 and an a or b of 0 as 8000.
    const stored = [light * 652.8, (a + 128) * 256, (b + 128) * 256]
    stored.forEach((value, index) => bytes.writeUInt16BE(Math.round(value), 2 * index))
    return bytes
  })
  const lines = (count: number) => Array<Buffer>(count).fill(line)
  return Buffer.concat([head, ...lines(channels), ...points, ...lines(3)])
}

const tableProfile = (space: string, tag: Buffer) =>
  profile(
    space,
    { desc: text('Table'), cprt: text('none'), wtpt: xyz(D50), A2B0: tag },
    { connection: 'Lab ' }
  )

/** A profile without a matrix: a table that makes everything but white a little darker and warmer. */
export const RGB_TABLE = tableProfile(
  'RGB ',
  table(3, 9, ([r = 0, g = 0, b = 0]) => [
    100 * (0.3 * r + 0.6 * g + 0.1 * b) ** 1.1,
    40 * (r - g),
    24 * g * (1 - g) + 30 * (0.5 * (r + g) - b)
  ])
)

/** The same on paper, whose black is grey. */
export const PAPER_TABLE = tableProfile(
  'RGB ',
  table(3, 9, ([r = 0, g = 0, b = 0]) => [
    10 + 90 * (0.3 * r + 0.6 * g + 0.1 * b),
    40 * (r - g),
    30 * (0.5 * (r + g) - b)
  ])
)

/** A press with inks that are not quite pure. */
export const PRESS = tableProfile(
  'CMYK',
  table(4, 5, ([c = 0, m = 0, y = 0, k = 0]) => [
    100 * (1 - 0.9 * k) * (1 - 0.4 * c) * (1 - 0.45 * m) * (1 - 0.1 * y),
    (1 - k) * (65 * m - 35 * c),
    (1 - k) * (80 * y - 45 * c)
  ])
)

/** A profile whose tags were overwritten. */
export const BROKEN = Buffer.from(ADOBE_RGB).fill(0, 128, 200)
