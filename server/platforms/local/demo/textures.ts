import sharp from 'sharp'
import { randomness } from './randomness.ts'

/** Textures as data URLs. Each is drawn once and embedded in many pictures. */
export type Textures = { wood: string; darkWood: string; linen: string }

export async function drawTextures(): Promise<Textures> {
  const [wood, darkWood, linen] = await Promise.all([
    woodTexture(11, [188, 146, 104]),
    woodTexture(12, [104, 74, 54]),
    linenTexture()
  ])
  return { wood, darkWood, linen }
}

const SIZE = 700

type Rgb = [number, number, number]

/**
 * Returns random noise with a single channel, stretched to the size of a texture. Few columns make long streaks; few
 * columns and few rows make clouds.
 */
function noise(seed: number, columns: number, rows: number): Promise<Buffer> {
  const random = randomness(seed)
  const raw = Buffer.from(Array.from({ length: columns * rows }, () => random() * 256))
  return sharp(raw, { raw: { width: columns, height: rows, channels: 1 } })
    .resize(SIZE, SIZE, { fit: 'fill', kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer()
}

async function woodTexture(seed: number, colour: Rgb): Promise<string> {
  const [fine, broad, boards] = await Promise.all([
    noise(seed, 6, SIZE),
    noise(seed + 50, 3, 60),
    noise(seed + 90, 2, 7)
  ])
  return coloured(colour, (at, row) => {
    const seam = row % 175 < 3 ? 0.62 : 1
    const streak = (fine[at] ?? 0) * 0.16 + (broad[at] ?? 0) * 0.34 + (boards[at] ?? 0) * 0.2
    return seam * (0.68 + streak / 255)
  })
}

async function linenTexture(): Promise<string> {
  const [warp, weft] = await Promise.all([noise(31, 350, 24), noise(32, 24, 350)])
  return coloured([214, 206, 192], (at) => 0.84 + ((warp[at] ?? 0) + (weft[at] ?? 0)) * 0.0006)
}

async function coloured(
  colour: Rgb,
  brightness: (at: number, row: number) => number
): Promise<string> {
  const raw = Buffer.alloc(SIZE * SIZE * 3)
  for (let at = 0; at < SIZE * SIZE; at++) {
    const factor = brightness(at, Math.floor(at / SIZE))
    for (let channel = 0; channel < 3; channel++) {
      raw[at * 3 + channel] = Math.min(255, (colour[channel] ?? 0) * factor)
    }
  }
  const picture = sharp(raw, { raw: { width: SIZE, height: SIZE, channels: 3 } })
  return `data:image/jpeg;base64,${(await picture.jpeg({ quality: 92 }).toBuffer()).toString('base64')}`
}
