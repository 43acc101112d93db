import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

// These pictures use no SVG, because the engine under test switches its loader off for the whole process.

/** Draws soft hills with a little grain, which compress like a photograph. */
export function photo(width = 320, height = 240): Sharp {
  const pixels = Buffer.alloc(width * height * 3)
  let grain = 1
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      grain = (grain * 16_807) % 2_147_483_647
      const at = (y * width + x) * 3
      const wave = Math.sin(x / 23) + Math.cos(y / 17) + Math.sin((x * y) / 4_000)
      pixels[at] = 128 + wave * 35 + (grain % 9)
      pixels[at + 1] = 110 + wave * 25 + (x * 60) / width + (grain % 7)
      pixels[at + 2] = 90 + (y * 100) / height + (grain % 5)
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

/** Draws white cloth: fine, faint threads that encoders take for noise, and saturated stripes. */
export function fabric(width = 640, height = 480): Sharp {
  const pixels = Buffer.alloc(width * height * 3)
  let grain = 1
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      grain = (grain * 16_807) % 2_147_483_647
      const thread = ((x + (y >> 1)) % 4) * 3 + (grain % 5) + Math.sin(x / 31 + y / 57) * 8
      const isStripe = x % 200 > 170
      const at = (y * width + x) * 3
      pixels[at] = 225 + thread
      pixels[at + 1] = isStripe ? 30 + thread : 222 + thread
      pixels[at + 2] = isStripe ? 40 + thread : 215 + thread
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

/** Draws soft gradients in all colours, which a palette of 256 turns into visible steps. */
export function banding(width = 640, height = 480): Sharp {
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3
      pixels[at] = (x * 255) / width
      pixels[at + 1] = (y * 255) / height
      pixels[at + 2] = 128 + 120 * Math.sin((x + y) / 90)
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

type Colour = readonly [number, number, number, number]

function drawn(width: number, height: number, colourAt: (x: number, y: number) => Colour): Sharp {
  const pixels = Buffer.alloc(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) pixels.set(colourAt(x, y), (y * width + x) * 4)
  }
  return sharp(pixels, { raw: { width, height, channels: 4 } })
}

const WHITE: Colour = [255, 255, 255, 255]
const INKS: readonly Colour[] = [
  [18, 52, 86, 255],
  [224, 224, 224, 255],
  [211, 51, 51, 255]
]

/** Draws a few flat colours with hard edges, like a screenshot. */
export function graphic(width = 320, height = 240): Sharp {
  return drawn(width, height, (x, y) => {
    const line = Math.floor(y / 10)
    const isInk = y % 10 < 7 && (x + line * 37) % width < 90
    return (isInk && INKS[line % INKS.length]) || WHITE
  }).removeAlpha()
}

/** Draws the photo with a transparent hole in its middle. */
export async function cutOut(width = 320, height = 240): Promise<Sharp> {
  const hole = drawn(width, height, (x, y) => {
    const isInside = Math.hypot(x - width / 2, y - height / 2) < height / 3
    return [0, 0, 0, isInside ? 255 : 0]
  })
  const input = await hole.png().toBuffer()
  return photo(width, height)
    .ensureAlpha()
    .composite([{ input, blend: 'dest-out' }])
}

/** Draws the frames of a dot that moves over a square. */
export function frames(count = 6, size = 64): Promise<Buffer[]> {
  const dots = Array.from({ length: count }, (_, index) =>
    drawn(size, size, (x, y) => (Math.hypot(x - 10 - index * 8, y - 32) < 9 ? DOT : WHITE))
  )
  return Promise.all(dots.map((dot) => dot.png().toBuffer()))
}

const DOT: Colour = [204, 51, 51, 255]

export async function animated(): Promise<Sharp> {
  return sharp(await frames(), { join: { animated: true } })
}

/** Adds 2.4 KB of needless comments before the end of a GIF. */
export function withNotes(gif: Buffer): Buffer {
  const comment = Buffer.from([0x21, 0xfe, 200])
  const note = Buffer.concat([comment, Buffer.alloc(200, 'n'), Buffer.from([0])])
  return Buffer.concat([gif.subarray(0, -1), ...Array<Buffer>(12).fill(note), gif.subarray(-1)])
}

/** Builds an APNG from the compressed data of its frames, because sharp cannot write one. */
export async function apng({ loops = 3, delayMs = 120 } = {}): Promise<Buffer> {
  const drawn = await frames()
  const size = 64
  const [first] = drawn
  if (!first) throw new Error('Expected at least one frame')
  const header = first.subarray(8, 33)
  const counts = Buffer.alloc(8)
  counts.writeUInt32BE(drawn.length, 0)
  counts.writeUInt32BE(loops, 4)
  let sequence = 0
  const numbered = () => {
    const number = Buffer.alloc(4)
    number.writeUInt32BE(sequence++, 0)
    return number
  }
  const parts = drawn.flatMap((frame, index) => {
    const control = Buffer.alloc(22)
    control.writeUInt32BE(size, 0)
    control.writeUInt32BE(size, 4)
    control.writeUInt16BE(delayMs, 16)
    control.writeUInt16BE(1_000, 18)
    const shown = pngChunk('fcTL', Buffer.concat([numbered(), control]))
    const data = pixelData(frame)
    const pixels =
      index === 0 ? pngChunk('IDAT', data) : pngChunk('fdAT', Buffer.concat([numbered(), data]))
    return [shown, pixels]
  })
  const signature = first.subarray(0, 8)
  return Buffer.concat([signature, header, pngChunk('acTL', counts), ...parts, pngChunk('IEND')])
}

function pixelData(png: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const length = png.readUInt32BE(at)
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + length))
  }
  return Buffer.concat(parts)
}

export function pngChunk(name: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(data.length, 0)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  return chunk
}

/** Builds a PNG whose header claims the given size, with hardly any pixel data. */
export function pngClaiming(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  const pixels = pngChunk('IDAT', deflateSync(Buffer.alloc(64)))
  return Buffer.concat([signature, pngChunk('IHDR', header), pixels, pngChunk('IEND')])
}

/** Decodes the pixels as a visitor sees them: upright, in sRGB, with four channels. */
export function pixelsOf(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes).autoOrient().toColourspace('srgb').ensureAlpha().raw().toBuffer()
}

/** Returns a small JPEG whose header claims another size. */
export async function jpegClaiming(width: number, height: number): Promise<Buffer> {
  const jpeg = await photo().jpeg().toBuffer()
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
  jpeg.writeUInt16BE(height, frame + 5)
  jpeg.writeUInt16BE(width, frame + 7)
  return jpeg
}
