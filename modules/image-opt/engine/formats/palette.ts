import { losslessCompressPng, pngQuantize } from '@napi-rs/image'
import type { QualityTarget } from '../quality/quality-target.ts'
import type { Sample } from '../quality/sample.ts'
import type { SourcePixels } from '../source-pixels.ts'
import { decoder } from './decode.ts'
import { toRaw } from './pixels.ts'
import { FAST } from './posterise.ts'

type Way = {
  /** The score that makes a further try superfluous. */
  enough(aim: QualityTarget): number
  /** How far the way before may have missed the floor, for this one to be worth its time. */
  reach: number
  make(png: Buffer, surface: SourcePixels, aim: QualityTarget): Promise<Buffer>
}

/**
 * The quick palette is half of the work and up to a fifth smaller, so it serves where it reaches the
 * target. The careful one gains about five points, that of libvips a few more on text over photographs.
 */
const WAYS: readonly Way[] = [
  {
    enough: ({ target, floor }) => target ?? floor,
    reach: Infinity,
    make: (png, _, { quality }) => pngQuantize(png, { ...rangeOf(quality), speed: 10 })
  },
  {
    enough: ({ floor }) => floor,
    reach: 25,
    make: (png, _, { quality }) => pngQuantize(png, rangeOf(quality))
  },
  {
    enough: ({ floor }) => floor,
    reach: 6,
    make: async (_, surface) => {
      const png = surface.open().png({ ...FAST, palette: true, effort: 7 })
      return losslessCompressPng(await png.toBuffer())
    }
  }
]

const rangeOf = (quality: number) => ({
  maxQuality: quality,
  minQuality: Math.min(quality, 70)
})

/** At most 256 colours, by the first way that does; null where none reaches the floor. */
export async function bestPalette(
  source: Buffer,
  surface: SourcePixels,
  sample: Sample,
  aim: QualityTarget
): Promise<{ png: Buffer; score: number } | null> {
  let missed = 0
  for (const { enough, reach, make } of WAYS) {
    if (missed > reach) continue
    // The quantiser throws where it finds no palette within the range.
    const png = await make(source, surface, aim).catch(() => null)
    if (!png) continue
    const score = await sample.scoreOf(await toRaw(decoder(png)))
    if (score >= enough(aim)) return { png, score }
    missed = aim.floor - score
  }
  return null
}
