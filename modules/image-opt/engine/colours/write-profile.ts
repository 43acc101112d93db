/** Writes an ICC profile: the header with its size corrected, the table of tags, the tags (ICC.1:2022, section 7). */
export function writeProfile(header: Buffer, tags: ReadonlyMap<string, Buffer>): Buffer {
  const table = Buffer.alloc(4 + tags.size * 12)
  table.writeUInt32BE(tags.size)
  const parts: Buffer[] = []
  let [entry, at] = [4, header.length + table.length]
  for (const [name, tag] of tags) {
    table.write(name, entry, 'latin1')
    table.writeUInt32BE(at, entry + 4)
    table.writeUInt32BE(tag.length, entry + 8)
    // Tags start on multiples of four.
    parts.push(tag, Buffer.alloc(-tag.length & 3))
    entry += 12
    at += tag.length + (-tag.length & 3)
  }
  const sized = Buffer.from(header)
  sized.writeUInt32BE(at)
  return Buffer.concat([sized, table, ...parts])
}

/** Returns a tag of a type that is a list of numbers, such as 'XYZ ' and 'sf32'. */
export function numbersTag(type: string, numbers: readonly number[]): Buffer {
  const tag = Buffer.alloc(8 + 4 * numbers.length)
  tag.write(type, 'latin1')
  numbers.forEach((number, index) => tag.writeInt32BE(Math.round(number * 65_536), 8 + 4 * index))
  return tag
}

/** Returns a parametric curve (ICC.1:2022, 10.18): one number for a gamma, five for a gamma with a straight beginning. */
export function curveTag(numbers: readonly number[]): Buffer {
  const tag = Buffer.concat([Buffer.alloc(4), numbersTag('', numbers)])
  tag.write('para', 'latin1')
  tag.writeUInt16BE(numbers.length === 1 ? 0 : 3, 8)
  return tag
}

/** Returns a text in English (ICC.1:2022, 10.15). */
export function textTag(text: string): Buffer {
  const head = Buffer.alloc(28)
  head.write('mluc', 'latin1')
  head.writeUInt32BE(1, 8)
  head.writeUInt32BE(12, 12)
  head.write('enUS', 16, 'latin1')
  head.writeUInt32BE(2 * text.length, 20)
  head.writeUInt32BE(28, 24)
  return Buffer.concat([head, Buffer.from(text, 'utf16le').swap16()])
}
