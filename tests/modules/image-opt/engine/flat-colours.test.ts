import sharp, { type Sharp } from 'sharp'
import t, { type Test } from 'tap'
import type { EncodeOptions } from '../../../../modules/image-opt/engine/encode-options.ts'
import { MEDIUM, openBench } from '../../../support/engine.ts'
import { banding, photo, pixelsOf } from '../../../support/pictures.ts'

const LEVELS: EncodeOptions[] = [90, 70].map((quality) => ({ ...MEDIUM, quality }))

type Colour = readonly number[]

/** Lays the picture, 320 by 240, on a page of one colour, 60 pixels wider on every side. */
const onPage = async (picture: Sharp, background: Colour): Promise<Buffer> => {
  const [r, g, b] = background as [number, number, number]
  const input = await picture.png().toBuffer()
  return sharp({ create: { width: 440, height: 360, channels: 3, background: { r, g, b } } })
    .composite([{ input, left: 60, top: 60 }])
    .png({ compressionLevel: 2 })
    .toBuffer()
}

/** Draws squares of these colours, 4 pixels apart, across the picture. */
async function withSwatches(picture: Sharp, colours: Colour[], side: number): Promise<Buffer> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const { channels } = info
  colours.forEach((colour, index) => {
    const { left, top } = placeOf(index, side, info.width)
    for (let y = top; y < top + side; y++)
      for (let x = left; x < left + side; x++) data.set(colour, (y * info.width + x) * channels)
  })
  return sharp(data, { raw: info }).png({ compressionLevel: 2 }).toBuffer()
}

function placeOf(index: number, side: number, width: number) {
  const inLine = Math.floor((width - 4) / (side + 4))
  const line = Math.floor(index / inLine)
  return { left: 4 + (index % inLine) * (side + 4), top: 4 + line * (side + 4) }
}

/** Shades of navy, red and moss that lie close together, as a card of fabrics shows them. */
const shades = (count: number): Colour[] =>
  Array.from({ length: count }, (_, index) => {
    const step = 3 * Math.floor(index / 3)
    return [
      [10 + step, 20 + step, 70 + step],
      [180, step, 20 + step],
      [60 + step, 90, step]
    ][index % 3] as Colour
  })

async function optimised(t: Test, original: Buffer, options: EncodeOptions): Promise<Buffer> {
  const { outcome, result } = await (await openBench(t)).run(original, options)
  t.match(outcome, { status: 'optimised', outputType: 'png' })
  return result ?? original
}

const colourAt = (pixels: Buffer, width: number, x: number, y: number): number[] => [
  ...pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)
]

/** Returns the colours that occur in the band of the page around the picture. */
function coloursAround(pixels: Buffer): string[] {
  const found = new Set<string>()
  for (let y = 0; y < 360; y++)
    for (let x = 0; x < 440; x++)
      if (x < 60 || x >= 380 || y < 60 || y >= 300) found.add(colourAt(pixels, 440, x, y).join())
  return [...found]
}

for (const [name, colour] of [
  ['white', [255, 255, 255]],
  ['nearly white', [254, 254, 254]],
  ['cream', [250, 248, 245]],
  ["a brand's blue", [0, 87, 184]],
  ['black', [0, 0, 0]],
  ['a dark grey', [33, 37, 41]]
] as const)
  for (const [what, picture] of [
    ['a photograph', photo()],
    ['soft gradients, which no palette can show,', banding(320, 240)]
  ] as const)
    t.test(
      `a page of ${name} around ${what} stays exactly that colour at the finest and the coarsest level §5.3.9`,
      async (t) => {
        const original = await onPage(picture, colour)
        for (const level of LEVELS) {
          const result = await optimised(t, original, level)
          t.same(coloursAround(await pixelsOf(result)), [colour.join()], `at ${level.quality}`)
        }
      }
    )

for (const { count, side } of [
  { count: 12, side: 6 },
  { count: 60, side: 8 },
  { count: 100, side: 12 },
  { count: 170, side: 12 }
])
  t.test(
    `${count} swatches of ${side} pixels in a photograph keep their colours §5.3.9`,
    async (t) => {
      const colours = shades(count)
      const original = await withSwatches(photo(480, 360), colours, side)
      for (const level of LEVELS) {
        const pixels = await pixelsOf(await optimised(t, original, level))
        const shown = colours.map((_, index) => {
          const { left, top } = placeOf(index, side, 480)
          return colourAt(pixels, 480, left + side / 2, top + side / 2)
        })
        t.same(shown, colours, `at ${level.quality}`)
      }
    }
  )

t.test('a card of more swatches than a palette holds keeps every colour §5.3.9', async (t) => {
  const colours = Array.from({ length: 400 }, (_, index) => [
    (index % 20) * 13,
    Math.floor(index / 20) * 13,
    120
  ])
  const original = await withSwatches(banding(480, 360), colours, 12)
  for (const level of LEVELS) {
    const pixels = await pixelsOf(await optimised(t, original, level))
    const shown = colours.map((_, index) => {
      const { left, top } = placeOf(index, 12, 480)
      return colourAt(pixels, 480, left + 6, top + 6)
    })
    t.same(shown, colours, `at ${level.quality}`)
  }
})

t.test(
  'a logo with a soft shadow keeps the colour of its brand and stays transparent around it',
  async (t) => {
    const size = 300
    const data = Buffer.alloc(size * size * 4)
    for (let y = 0; y < size; y++)
      for (let x = 0; x < size; x++) {
        const far = Math.hypot(x - 150, y - 150)
        const shadow = Math.max(0, Math.round(120 - (far - 80) * 3))
        const grain = (x * 31 + y * 17) % 40
        const inside = far < 40 ? [200 + grain, 150 + grain, 90 + grain, 255] : [0, 87, 184, 255]
        data.set(far < 80 ? inside : [20, 20, 40, shadow], (y * size + x) * 4)
      }
    const original = await sharp(data, { raw: { width: size, height: size, channels: 4 } })
      .png({ compressionLevel: 2 })
      .toBuffer()
    for (const level of LEVELS) {
      const pixels = await pixelsOf(await optimised(t, original, level))
      t.same(colourAt(pixels, size, 150, 90), [0, 87, 184])
      t.same([...pixels.subarray(0, 4)], [0, 0, 0, 0])
    }
  }
)

t.test('a GIF keeps the colours of its swatches and of the page around them §5.3.9', async (t) => {
  const colours = shades(24)
  const drawn = await withSwatches(photo(480, 360), colours, 12)
  const page = { left: 0, top: 200, width: 480, height: 160 }
  const background = { r: 250, g: 248, b: 245 }
  const input = await sharp({ create: { ...page, channels: 3, background } })
    .png()
    .toBuffer()
  const original = await sharp(drawn)
    .composite([{ input, ...page }])
    .gif({ dither: 0, interFrameMaxError: 0 })
    .toBuffer()
  const before = await pixelsOf(original)
  for (const level of LEVELS) {
    const { outcome, result } = await (await openBench(t)).run(original, level)
    t.match(outcome, { status: 'optimised', outputType: 'gif' })
    const after = await pixelsOf(result ?? original)
    t.ok(after.subarray(480 * 200 * 4).equals(before.subarray(480 * 200 * 4)), 'the page is equal')
    colours.forEach((_, index) => {
      const { left, top } = placeOf(index, 12, 480)
      for (let at = 1; at < 11; at++)
        t.same(
          colourAt(after, 480, left + at, top + at),
          colourAt(before, 480, left + at, top + at)
        )
    })
  }
})
