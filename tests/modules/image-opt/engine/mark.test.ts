import sharp from 'sharp'
import t from 'tap'
import type { EncodeOptions } from '../../../../modules/image-opt/engine/encode-options.ts'
import { LOSSLESS, MEDIUM, openBench } from '../../../support/engine.ts'
import { exifSegment, tiff, withSegments } from '../../../support/metadata.ts'
import { animated, banding, graphic, photo, withNotes } from '../../../support/pictures.ts'

const LOW: EncodeOptions = { ...MEDIUM, quality: 90 }
const HIGH: EncodeOptions = { ...MEDIUM, quality: 70 }

const PICTURES = {
  jpeg: await photo(640, 480).jpeg({ quality: 97 }).toBuffer(),
  png: await banding(640, 480).png().toBuffer(),
  webp: await photo(640, 480).webp({ quality: 97 }).toBuffer(),
  gif: withNotes(await (await animated()).gif().toBuffer())
}

for (const [type, original] of Object.entries(PICTURES))
  t.test(
    `a result is recognised wherever it comes from, and left as it is: ${type} §5.10.8`,
    async (t) => {
      const bench = await openBench(t)
      for (const options of [MEDIUM, LOSSLESS]) {
        const { result } = await bench.run(original, options)
        if (!result) {
          t.equal(options, LOSSLESS, 'only a lossless result may not be worth it')
          continue
        }
        const known = [options, LOW, { ...LOW, quality: 95 }, LOSSLESS]
        for (const asked of options === MEDIUM ? known : [LOSSLESS])
          t.equal(
            (await bench.run(result, asked)).outcome.status,
            'unchanged',
            JSON.stringify(asked)
          )
      }
    }
  )

t.test(
  'the mark has at most 40 bytes, and a browser’s decoder passes over it §5.10.8',
  async (t) => {
    const bench = await openBench(t)
    for (const [type, original] of Object.entries(PICTURES)) {
      const { result } = await bench.run(original, MEDIUM)
      if (!result) return t.fail(`nothing was written: ${type}`)
      const plain = withoutMark(result, type)
      t.ok(result.length - plain <= 40, `${type}: ${result.length - plain} bytes`)
      const { format } = await sharp(result, { animated: true, failOn: 'warning' }).metadata()
      t.equal(format, type)
    }
  }
)

/** Returns how long the file would be without the mark. */
function withoutMark(result: Buffer, type: string): number {
  const at = result.indexOf(type === 'png' ? 'psBN' : 'PSBN')
  if (type === 'jpeg') return result.length - 2 - result.readUInt16BE(at - 2)
  if (type === 'gif') return result.length - 4 - result[at - 1]!
  if (type === 'png') return result.length - 12 - result.readUInt32BE(at - 4)
  // A WebP without tags needs no header of 18 bytes either.
  return result.length - 18 - 8 - result.readUInt32LE(at + 4)
}

t.test('a result that somebody gave new metadata is still recognised', async (t) => {
  const bench = await openBench(t)
  const { result } = await bench.run(PICTURES.jpeg, MEDIUM)
  if (!result) return t.fail('nothing was written')
  const block = tiff([[0x8298, 2, 4, Buffer.from('Ana\0')]])
  const named = withSegments(result, exifSegment(block))
  t.equal((await bench.run(named, MEDIUM)).outcome.status, 'unchanged')
})

t.test('a result whose pixels were edited is optimised, even if the mark was kept', async (t) => {
  const bench = await openBench(t)
  const { result } = await bench.run(PICTURES.jpeg, MEDIUM)
  if (!result) return t.fail('nothing was written')
  const at = result.indexOf('PSBN')
  const mark = result.subarray(at - 4, at + result.readUInt16BE(at - 2) - 2)
  t.equal(mark[1], 0xfe, 'the mark is a comment')
  const edited = await sharp(result).negate().jpeg({ quality: 97 }).toBuffer()
  const { outcome } = await bench.run(withSegments(edited, mark), MEDIUM)
  t.equal(outcome.status, 'optimised')
})

t.test('what was not asked for before is still done to a result §5.10.8', async (t) => {
  const bench = await openBench(t)
  const mark = await bench.put(
    'mark.png',
    await sharp({ create: { width: 20, height: 20, channels: 3, background: '#f00' } })
      .png()
      .toBuffer()
  )
  const watermark = { hash: 'a'.repeat(64), position: 'b_r', height: 0.2, opacity: 1 } as const
  const { result } = await bench.run(PICTURES.jpeg, MEDIUM)
  if (!result) return t.fail('nothing was written')
  const done = async (bytes: Buffer, options: EncodeOptions) =>
    (await bench.run(bytes, options, mark)).outcome.status
  t.equal(await done(result, { ...MEDIUM, longestSide: 320 }), 'optimised', 'a smaller size')
  const marked = await bench.run(result, { ...MEDIUM, watermark }, mark)
  t.equal(marked.outcome.status, 'optimised', 'a watermark')
  const withMark = marked.result ?? result
  t.equal(await done(withMark, { ...MEDIUM, watermark }), 'unchanged', 'not a second time')
  t.equal(
    await done(withMark, { ...MEDIUM, watermark: { ...watermark, opacity: 0.5 } }),
    'optimised'
  )
  const packed = await bench.run(PICTURES.jpeg, LOSSLESS)
  t.equal(await done(packed.result ?? result, HIGH), 'optimised', 'a stronger level')
  const flat = await bench.run(
    await graphic(640, 480).png({ compressionLevel: 1 }).toBuffer(),
    MEDIUM
  )
  const toJpg = { ...MEDIUM, pngToJpg: true, sizeControl: false }
  t.not(await done(flat.result ?? result, toJpg), 'refused')
  const kept = await bench.run(await photo(640, 480).png().toBuffer(), LOSSLESS)
  t.equal(await done(kept.result ?? result, toJpg), 'optimised', 'a conversion')
})
