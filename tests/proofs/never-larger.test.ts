import t from 'tap'
import type { EncodeOptions } from '../../modules/image-opt/engine/encode-options.ts'
import { LOSSLESS, openBench } from '../support/engine.ts'
import { repeated } from '../support/lane.ts'
import { animated, apng, banding, cutOut, fabric, graphic, photo } from '../support/pictures.ts'
import { report } from '../support/report.ts'

const SIZES = repeated<[number, number][]>({
  test: [[64, 48]],
  prove: [
    [1, 1],
    [3, 200],
    [64, 48],
    [320, 240],
    [640, 480]
  ]
})

const LEVELS = repeated<EncodeOptions['quality'][]>({
  test: ['lossless', 75],
  prove: ['lossless', 90, 75, 70, 55, 'auto']
})

/**
 * The encoder qualities of the JPEG and WebP inputs. Low qualities are included, because small files are the ones that
 * grow when they are encoded again.
 */
const QUALITIES = repeated({ test: [30, 95], prove: [10, 30, 60, 80, 95, 100] })

async function drawAll(): Promise<Buffer[]> {
  const drawn: Buffer[] = [await (await animated()).gif().toBuffer(), await apng()]
  for (const [width, height] of SIZES)
    for (const picture of [
      photo(width, height),
      fabric(width, height),
      banding(width, height),
      graphic(width, height),
      await cutOut(width, height)
    ]) {
      const raw = await picture.png().toBuffer({ resolveWithObject: true })
      drawn.push(raw.data)
      const again = () => picture.clone()
      drawn.push(await again().png({ palette: true }).toBuffer(), await again().gif().toBuffer())
      for (const quality of QUALITIES) {
        drawn.push(
          await again()
            .flatten()
            .jpeg({ quality, mozjpeg: quality < 50 })
            .toBuffer()
        )
        drawn.push(await again().webp({ quality }).toBuffer())
      }
    }
  return drawn
}

t.test(
  'every result is smaller than its original, whatever the picture and the options §5.13.2',
  async (t) => {
    const bench = await openBench(t)
    const options = LEVELS.flatMap((quality) =>
      [false, true].map((pngToJpg) => ({
        ...LOSSLESS,
        quality,
        pngToJpg,
        flattenTransparent: pngToJpg
      }))
    )
    const counts = { optimised: 0, unchanged: 0, refused: 0 }
    let larger = 0
    const pictures = await drawAll()
    for (const bytes of pictures)
      for (const each of options) {
        const { outcome, result } = await bench.run(bytes, each)
        counts[outcome.status]++
        if (result && result.length >= bytes.length) larger++
      }
    t.equal(larger, 0)
    t.equal(counts.refused, 0)
    t.ok(counts.optimised > 0 && counts.unchanged > 0, JSON.stringify(counts))
    report(25, 'engine', {
      pictures: pictures.length,
      'ways to encode each': options.length,
      'became smaller': counts.optimised,
      'stayed as they were': counts.unchanged,
      larger
    })
  }
)
