const segment = (marker: number, data: Buffer | number[]): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, Buffer.from(data)])
}

const zeros = (count: number): number[] => Array<number>(count).fill(0)

/**
 * Writes a JPEG (ITU-T T.81) of flat blocks of eight by eight pixels whose numbers are exact, with one, three or four
 * channels, because sharp writes no CMYK of given numbers. `transform` is that of Adobe's marker: 0 for RGB and CMYK, 1 for
 * YCbCr, 2 for YCCK; without it the file has no marker. `rows` holds the rows of blocks. With `isWide` (4:2:2) a block is 16
 * pixels wide, and the first channel has two squares for each square of the others.
 */
export function flatJpeg(rows: number[][][], transform?: number, isWide = false): Buffer {
  const channels = rows[0]?.[0]?.length ?? 0
  const ids = Array.from({ length: channels }, (_, index) => index + 1)
  const [width, height] = [(isWide ? 16 : 8) * (rows[0]?.length ?? 0), 8 * rows.length]
  const size = [height >> 8, height & 255, width >> 8, width & 255]
  const adobe = [...Buffer.from('Adobe'), 0, 100, 0, 0, 0, 0, transform ?? 0]
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...(transform === undefined ? [] : [segment(0xee, adobe)]),
    segment(0xdb, [0, ...Array<number>(64).fill(8)]),
    segment(0xc0, [
      8,
      ...size,
      channels,
      ...ids.flatMap((id) => [id, isWide && id === 1 ? 0x21 : 0x11, 0])
    ]),
    // Twelve codes of four bits for the sizes of differences, and one code for the end of a block.
    segment(0xc4, [0, 0, 0, 0, 12, ...zeros(12), ...zeros(12).map((_, index) => index)]),
    segment(0xc4, [0x10, 1, ...zeros(15), 0]),
    segment(0xda, [channels, ...ids.flatMap((id) => [id, 0]), 0, 63, 0]),
    packed(bitsOf(rows.flat(), channels, isWide)),
    Buffer.from([0xff, 0xd9])
  ])
}

/** The quantiser of 8 makes the difference of a flat block equal to that of its numbers. */
function bitsOf(blocks: number[][], channels: number, isWide: boolean): string {
  const before = zeros(channels).map(() => 128)
  return blocks
    .flatMap((block) =>
      block.map((value, channel) => {
        const change = value - before[channel]!
        before[channel] = value
        const length = 32 - Math.clz32(Math.abs(change))
        const number = change > 0 ? change : change + 2 ** length - 1
        const bits = length > 0 ? number.toString(2).padStart(length, '0') : ''
        // The second square does not differ from the first.
        const second = isWide && channel === 0 ? '00000' : ''
        return `${length.toString(2).padStart(4, '0')}${bits}0${second}`
      })
    )
    .join('')
}

function packed(bits: string): Buffer {
  const padded = bits.padEnd(Math.ceil(bits.length / 8) * 8, '1')
  const bytes: number[] = []
  for (let at = 0; at < padded.length; at += 8) {
    const byte = Number.parseInt(padded.slice(at, at + 8), 2)
    // A byte FF of the data is followed by 00.
    bytes.push(byte, ...(byte === 255 ? [0] : []))
  }
  return Buffer.from(bytes)
}
