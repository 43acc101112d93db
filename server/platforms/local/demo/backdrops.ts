import { type Ink, shade } from './ink.ts'
import { randomness } from './randomness.ts'
import type { Textures } from './textures.ts'

export type Backdrop = (ink: Ink, textures: Textures, width: number, height: number) => string

/** How far down in the picture the products stand, as a fraction of its height. */
export const GROUND = 0.84

/** A sheet of single-colour paper, rolled out under the product. */
export const studio =
  (colour: string): Backdrop =>
  (ink, _textures, width, height) => {
    const bend = height * 0.7
    return `<rect width="${width}" height="${height}" fill="${ink.down([0, shade(colour, -0.08)], [0.62, shade(colour, 0.22)], [0.72, shade(colour, 0.3)], [1, shade(colour, -0.02)])}"/>
<rect y="${bend}" width="${width}" height="${height - bend}" fill="${ink.down([0, shade(colour, 0.34), 0], [0.3, shade(colour, 0.38), 0.8], [1, shade(colour, -0.06)])}"/>
<ellipse cx="${width * 0.42}" cy="${height * 0.42}" rx="${width * 0.55}" ry="${height * 0.5}" fill="${ink.glow([0, '#ffffff', 0.24], [1, '#ffffff', 0])}"/>`
  }

/** A wooden table in front of a wall. */
export const table =
  (wall: string, wood: 'wood' | 'darkWood' = 'wood'): Backdrop =>
  (ink, textures, width, height) => {
    const edge = height * 0.68
    return `<rect width="${width}" height="${edge}" fill="${ink.down([0, shade(wall, -0.12)], [0.7, shade(wall, 0.1)], [1, shade(wall, -0.05)])}"/>
<rect y="${edge}" width="${width}" height="${height - edge}" fill="${ink.texture(textures[wood], width)}"/>
<rect y="${edge}" width="${width}" height="${height - edge}" fill="${ink.down([0, '#000000', 0.38], [0.25, '#000000', 0.06], [0.7, '#ffffff', 0.1], [1, '#000000', 0.2])}"/>
<rect y="${edge - 3}" width="${width}" height="6" fill="#fff" fill-opacity=".22"/>`
  }

/** A view from above, on cloth or on a board. */
export const flat =
  (texture: 'linen' | 'wood' | 'darkWood'): Backdrop =>
  (ink, textures, width, height) =>
    `<rect width="${width}" height="${height}" fill="${ink.texture(textures[texture], width)}"/>
<rect width="${width}" height="${height}" fill="${ink.across([0, '#ffffff', 0.2], [0.5, '#ffffff', 0], [1, '#000000', 0.24])}"/>`

/** Hills behind hills in the haze, and a path to stand on. */
export const outdoors =
  (sky: string, hills: string, seed: number): Backdrop =>
  (ink, _textures, width, height) => {
    const random = randomness(seed)
    const ridge = (base: number, rise: number, tone: number) => {
      const points = Array.from({ length: 11 }, (_, i) => {
        const peak = i % 2 === 0 ? 0 : rise * (0.55 + random() * 0.45)
        return `${(i - 0.5 + random() * 0.5) * (width / 9.5)} ${base - peak - random() * rise * 0.3}`
      })
      const line = points.map((point, i) => (i === 0 ? `M${point}` : `L${point}`)).join(' ')
      return `<path d="${line} L${width} ${height} L0 ${height} Z" fill="${ink.down([0, shade(hills, tone)], [1, shade(hills, tone + (1 - tone) * 0.3)])}" stroke="${shade(hills, tone + 0.05)}" stroke-width="3" stroke-linejoin="round"/>`
    }
    const trees = Array.from({ length: 46 }, () => {
      const x = random() * width
      const tall = height * (0.05 + random() * 0.09)
      const base = height * (0.7 + random() * 0.025)
      return `<path d="M${x} ${base - tall} l${tall * 0.2} ${tall} h${-tall * 0.4} Z" fill="${shade(hills, -0.35 - random() * 0.25)}"/>`
    }).join('')
    const stones = Array.from({ length: 90 }, () => {
      const y = height * (0.74 + random() * 0.26)
      const size = (y / height - 0.68) * 60 * (0.4 + random())
      return `<ellipse cx="${random() * width}" cy="${y}" rx="${size}" ry="${size * 0.45}" fill="${shade('#8d7b65', random() * 0.5 - 0.3)}"/>`
    }).join('')
    return `<rect width="${width}" height="${height}" fill="${ink.down([0, shade(sky, -0.12)], [0.55, shade(sky, 0.6)], [1, '#fdf0da'])}"/>
<circle cx="${width * 0.74}" cy="${height * 0.2}" r="${width * 0.3}" fill="${ink.glow([0, '#fff7dc', 0.95], [0.18, '#fff1c8', 0.6], [1, '#ffe9b0', 0])}"/>
${ridge(height * 0.56, height * 0.24, 0.62)}${ridge(height * 0.63, height * 0.2, 0.4)}${ridge(height * 0.69, height * 0.13, 0.12)}${trees}
<rect y="${height * 0.7}" width="${width}" height="${height * 0.3}" fill="${ink.down([0, '#7f7a5d'], [0.25, '#a08c6c'], [1, '#6d5a45'])}"/>${stones}`
  }

/** A board on a wall. */
export const shelf =
  (wall: string): Backdrop =>
  (ink, textures, width, height) => {
    const board = height * GROUND
    return `<rect width="${width}" height="${height}" fill="${ink.down([0, shade(wall, -0.1)], [0.5, shade(wall, 0.12)], [1, shade(wall, -0.1)])}"/>
<rect y="${board + height * 0.05}" width="${width}" height="${height * 0.11}" fill="${ink.down([0, '#000000', 0.34], [1, '#000000', 0])}"/>
<rect y="${board - height * 0.02}" width="${width}" height="${height * 0.075}" fill="${ink.texture(textures.wood, width)}"/>
<rect y="${board + height * 0.018}" width="${width}" height="${height * 0.037}" fill="#3a2413" fill-opacity=".42"/>`
  }
