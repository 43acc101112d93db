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
 * Builds an ICC profile of version 2 (ICC.1:2001-04). `space` is the four-letter name of the colour space, and the
 * keys of `tags` are the four-letter names of the tags.
 */
function profile(space: string, tags: Record<string, Buffer>): Buffer {
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
  header.writeUInt32BE(0x02_40_00_00, 8)
  header.write(`mntr${space}XYZ `, 12, 'latin1')
  header.write('acsp', 36, 'latin1')
  D50.forEach((value, index) => void fixed(value).copy(header, 68 + index * 4))
  return Buffer.concat([header, table, ...parts])
}

const D50 = [0.9642, 1, 0.8249]

/**
 * The Adobe RGB (1998) profile, with its primaries adapted to D50 and its gamma (Adobe RGB (1998) Color Image
 * Encoding, 2005).
 */
export const ADOBE_RGB = profile('RGB ', {
  desc: text('Adobe RGB (1998)'),
  cprt: text('none'),
  wtpt: xyz(D50),
  rXYZ: xyz([0.609_74, 0.311_11, 0.019_47]),
  gXYZ: xyz([0.205_28, 0.625_67, 0.060_87]),
  bXYZ: xyz([0.149_19, 0.063_22, 0.744_57]),
  rTRC: curve(2.199_218_75),
  gTRC: curve(2.199_218_75),
  bTRC: curve(2.199_218_75)
})

/**
 * A grey profile with a lower gamma than that of pictures without a profile. With it, the same values are brighter.
 */
export const LIGHT_GREY = profile('GRAY', {
  desc: text('Grey, gamma 1.8'),
  cprt: text('none'),
  wtpt: xyz(D50),
  kTRC: curve(1.8)
})
