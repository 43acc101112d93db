import sharp from 'sharp'
import t from 'tap'
import { LOSSLESS, MEDIUM, openBench } from '../../../support/engine.ts'
import { withWebpChunks } from '../../../support/metadata.ts'
import { ADOBE_RGB } from '../../../support/profiles.ts'
import { difference, openShown } from '../../../support/shown.ts'

const [SIZE, ALPHA, ICC] = [{ width: 96, height: 64 }, 0x10, 0x20]

/** Soft colours, of which the left half is transparent. */
const pixels = Buffer.from(
  Array.from({ length: SIZE.width * SIZE.height }, (_, at) => {
    const [x, y] = [at % SIZE.width, Math.floor(at / SIZE.width)]
    return [60 + x + y, 40 + 2 * y, 200 - x, x < 48 ? 0 : 255]
  }).flat()
)
const drawn = (removed = false) => {
  const picture = sharp(pixels, { raw: { ...SIZE, channels: 4 } })
  return removed ? picture.removeAlpha() : picture
}

const KINDS = {
  'lossless with alpha': await drawn().webp({ lossless: true, effort: 0 }).toBuffer(),
  'lossy with alpha': await drawn().webp({ quality: 99 }).toBuffer(),
  lossless: await drawn(true).webp({ lossless: true, effort: 0 }).toBuffer(),
  lossy: await drawn(true).webp({ quality: 99 }).toBuffer(),
  animated: await sharp([await drawn().png().toBuffer(), await drawn().flop().png().toBuffer()], {
    join: { animated: true }
  })
    .webp({ quality: 99, delay: 100 })
    .toBuffer()
}
const TAGS = {
  'a profile': [['ICCP', ADOBE_RGB] as const],
  'a long unknown chunk': [['ABCD', Buffer.alloc(4_000)] as const]
}
const WAYS = {
  lossless: LOSSLESS,
  medium: MEDIUM,
  smaller: { ...MEDIUM, longestSide: 80 }
}

for (const [kind, webp] of Object.entries(KINDS))
  for (const [tag, chunks] of Object.entries(TAGS))
    t.test(`a WebP, ${kind}, with ${tag} looks the same whatever its flags say`, async (t) => {
      const see = await openShown(t)
      const bench = await openBench(t)
      for (const flags of [0, ALPHA, ICC, ALPHA + ICC])
        for (const [way, options] of Object.entries(WAYS)) {
          const original = flagged(withWebpChunks(webp, SIZE, 0, ...chunks), flags)
          const before = await see(original)
          t.ok(before, 'the browser shows it')
          const { outcome, result } = await bench.run(original, options)
          t.not(outcome.status, 'refused', JSON.stringify(outcome))
          if (!result || !before) continue
          const after = await see(result)
          const isSmaller = way === 'smaller' && kind !== 'animated'
          const { mean } = difference(isSmaller ? await scaled(before) : before, after)
          t.ok(mean < (way === 'lossless' ? 0.01 : 4), `flags ${flags}, ${way}: ${mean}`)
        }
    })

/** Sets the flags of alpha and profile, and leaves the others. */
function flagged(webp: Buffer, flags: number): Buffer {
  const copy = Buffer.from(webp)
  copy[20] = (copy[20]! & ~(ALPHA | ICC)) | flags
  return copy
}

async function scaled({ width, height, data }: { width: number; height: number; data: Buffer }) {
  const { data: smaller, info } = await sharp(data, { raw: { width, height, channels: 4 } })
    .resize(80)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: smaller }
}
