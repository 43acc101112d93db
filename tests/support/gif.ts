/** A frame of a drawn GIF: one index per pixel, lines from top to bottom. */
export type DrawnFrame = {
  indices: number[]
  width: number
  left?: number
  top?: number
  delay?: number
  disposal?: number
  transparent?: number
  isInterlaced?: boolean
  /** Colours as 0xRRGGBB; without them the frame uses those of the file. */
  colours?: number[]
}

/** Writes a GIF whose codes are not compressed, with everything the format allows. At most 128 colours. */
export function drawGif(
  size: { width: number; height: number },
  colours: number[],
  frames: readonly DrawnFrame[],
  loops?: number
): Buffer {
  const head = Buffer.from('GIF89a\0\0\0\0\xf6\0\0', 'latin1')
  head.writeUInt16LE(size.width, 6)
  head.writeUInt16LE(size.height, 8)
  const loop =
    loops === undefined ? '' : `\x21\xff\x0bNETSCAPE2.0\x03\x01${String.fromCharCode(loops)}\0\0`
  const parts = [head, tableOf(colours), Buffer.from(loop, 'latin1')]
  for (const frame of frames) {
    const { left = 0, top = 0, width, transparent, delay = 10, disposal = 0 } = frame
    const height = frame.indices.length / width
    const flags = (disposal << 2) | (transparent === undefined ? 0 : 1)
    parts.push(Buffer.from([0x21, 0xf9, 4, flags, delay & 255, delay >> 8, transparent ?? 0, 0]))
    const descriptor = [0x2c, left, 0, top, 0, width, 0, height, 0]
    const ownFlags = (frame.colours ? 0x86 : 0) | (frame.isInterlaced ? 0x40 : 0)
    parts.push(Buffer.from([...descriptor, ownFlags]))
    if (frame.colours) parts.push(tableOf(frame.colours))
    const stored = frame.isInterlaced ? interlaced(frame.indices, width) : frame.indices
    parts.push(codesOf(stored))
  }
  return Buffer.concat([...parts, Buffer.from([0x3b])])
}

function tableOf(colours: readonly number[]): Buffer {
  const table = Buffer.alloc(3 * 128)
  colours.forEach((colour, index) => {
    table.writeUIntBE(colour, 3 * index, 3)
  })
  return table
}

function interlaced(indices: readonly number[], width: number): number[] {
  const rows = [
    [0, 8],
    [4, 8],
    [2, 4],
    [1, 2]
  ] as const
  return rows.flatMap(([first, step]) => {
    const found: number[] = []
    for (let y = first; y * width < indices.length; y += step)
      found.push(...indices.slice(y * width, (y + 1) * width))
    return found
  })
}

/** With indices of seven bits, a code of eight bits is a byte, as long as the table is emptied in time. */
function codesOf(indices: readonly number[]): Buffer {
  const [clear, end] = [0x80, 0x81]
  const codes: number[] = []
  for (let at = 0; at < indices.length; at += 100) codes.push(clear, ...indices.slice(at, at + 100))
  codes.push(end)
  const blocks: Buffer[] = [Buffer.from([7])]
  for (let at = 0; at < codes.length; at += 255) {
    const block = codes.slice(at, at + 255)
    blocks.push(Buffer.from([block.length, ...block]))
  }
  return Buffer.concat([...blocks, Buffer.from([0])])
}
