import t from 'tap'
import { ditherPixels } from '../../../../modules/image-opt/engine/formats/palette/map-pixels.ts'

const [width, height] = [256, 64]
const black = (opacity: number) => (opacity << 24) >>> 0

/** Draws black whose opacity depends on the column, and returns its mean opacity by column in four opacities, dithered. */
function dithered(opacityAt: (x: number) => number): number[] {
  const data = Uint32Array.from({ length: width * height }, (_, at) => black(opacityAt(at % width)))
  const palette = Uint32Array.from([0, 80, 160, 255].map(black))
  const indices = ditherPixels({ data, width, height }, palette, 0.95, new Set())
  return Array.from({ length: width }, (_, x) => {
    let sum = 0
    for (let y = 0; y < height; y++) sum += palette[indices[y * width + x]!]! >>> 24
    return sum / height
  })
}

t.test('a soft shadow in few opacities is as dark as before at every place §5.3.9', (t) => {
  const means = dithered((x) => 40 + (x >> 1))
  for (let from = 16; from + 16 < width; from += 16) {
    const mean = means.slice(from, from + 16).reduce((sum, value) => sum + value) / 16
    const wanted = 40 + (from + 7.5) / 2
    t.ok(Math.abs(mean - wanted) < 8, `${mean}, before ${wanted}, from column ${from}`)
  }
  t.end()
})

t.test('the edge of a cut-out does not fray', (t) => {
  const means = dithered((x) => (x < 100 ? 255 : x === 100 ? 130 : 0))
  t.strictSame(means.slice(99, 102), [255, 160, 0])
  t.end()
})
