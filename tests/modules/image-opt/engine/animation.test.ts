import { rmSync } from 'node:fs'
import sharp from 'sharp'
import t from 'tap'
import type { EncodeOptions } from '../../../../modules/image-opt/engine/encode-options.ts'
import { inspect } from '../../../../modules/image-opt/engine/inspect/inspect.ts'
import { temporaryFolder } from '../../../support/app.ts'
import { LOSSLESS, MEDIUM, openBench } from '../../../support/engine.ts'
import { fakeGifsicle, INSTALLED } from '../../../support/gifsicle.ts'
import { animated, graphic, photo, pixelsOf, withNotes } from '../../../support/pictures.ts'

t.test('an animated GIF keeps its duration and loop count, with or without gifsicle', async (t) => {
  const gif = await (await animated())
    .gif({ loop: 4, delay: [80, 120, 80, 120, 80, 120] })
    .toBuffer()
  const original = withNotes(gif)
  const before = inspect(original).animation
  t.match(before, { frames: 6, durationMs: 600 })
  for (const gifsicle of [null, INSTALLED]) {
    const bench = await openBench(t, { gifsicle })
    for (const options of [LOSSLESS, MEDIUM]) {
      const { outcome, result } = await bench.run(original, options)
      if (!gifsicle && options === LOSSLESS) {
        t.equal(outcome.status, 'unchanged', 'sharp has no lossless form of an animation')
        continue
      }
      t.match(outcome, { status: 'optimised', outputType: 'gif' })
      if (!result) return t.fail('nothing was written')
      const after = inspect(result).animation
      t.equal(after?.durationMs, 600)
      t.equal(after?.loops, before?.loops)
      t.notOk(result.includes('nnnn'), 'the comments are removed')
    }
  }
})

t.test(
  'a still GIF is compressed at a lossy level if gifsicle is installed, and keeps every pixel in lossless mode',
  async (t) => {
    const original = await photo().gif().toBuffer()
    for (const gifsicle of [null, INSTALLED]) {
      const bench = await openBench(t, { gifsicle })
      t.match((await bench.run(original, MEDIUM)).outcome, {
        status: gifsicle ? 'optimised' : 'unchanged',
        inputType: 'gif'
      })
      const { result } = await bench.run(original, LOSSLESS)
      t.ok((await pixelsOf(result ?? original)).equals(await pixelsOf(original)))
    }
  }
)

t.test('gifsicle is called with the lossiness that belongs to the compression level', async (t) => {
  const small = await (await animated()).gif().toBuffer()
  const { folder, program, calledWith } = fakeGifsicle(temporaryFolder(t), small)
  const bench = await openBench(t, { gifsicle: program })
  const levels = { lossless: undefined, 90: 20, 75: 40, 70: 80, auto: 40 }
  for (const [level, loss] of Object.entries(levels)) {
    const quality = (Number(level) || level) as EncodeOptions['quality']
    const { outcome, result } = await bench.run(withNotes(small), { ...LOSSLESS, quality })
    t.match(outcome, { status: 'optimised', outputType: 'gif' }, level)
    t.ok(result?.equals(small), level)
    const asked = calledWith().find((argument) => argument.startsWith('--lossy'))
    t.equal(asked, loss === undefined ? undefined : `--lossy=${loss}`, level)
  }
  rmSync(folder, { recursive: true })
  const { outcome } = await bench.run(withNotes(small), MEDIUM)
  t.equal(outcome.status, 'optimised', 'sharp takes over once gifsicle is uninstalled')
})

t.test(
  'at a lossy level, a GIF that was compressed losslessly is used only if it keeps every pixel',
  async (t) => {
    const small = await photo().gif().toBuffer()
    const original = withNotes(small)
    const other = await photo().blur(5).gif().toBuffer()
    t.ok(other.length < original.length * 0.95)
    for (const [lossless, status] of [
      [small, 'optimised'],
      [other, 'unchanged']
    ] as const) {
      const { program } = fakeGifsicle(temporaryFolder(t), lossless, original)
      const bench = await openBench(t, { gifsicle: program })
      t.equal((await bench.run(original, MEDIUM)).outcome.status, status)
    }
  }
)

t.test('an animated GIF is never replaced by a single frame', async (t) => {
  const original = await (await animated()).gif().toBuffer()
  const { program } = fakeGifsicle(temporaryFolder(t), await sharp(original).gif().toBuffer())
  const bench = await openBench(t, { gifsicle: program })
  for (const options of [LOSSLESS, MEDIUM])
    t.equal((await bench.run(original, options)).outcome.status, 'unchanged')
})

t.test('an animated WebP keeps its frames, delays and loop count', async (t) => {
  const bench = await openBench(t)
  const delay = [80, 120, 80, 120, 80, 120]
  const original = await (await animated()).webp({ lossless: true, loop: 4, delay }).toBuffer()
  const { outcome, result } = await bench.run(original, MEDIUM)
  const output = result ?? original
  t.not(outcome.status, 'refused')
  t.match(await sharp(output, { pages: -1 }).metadata(), { pages: 6, loop: 4, delay })
})

t.test(
  'lossless mode removes the description of a WebP and keeps its pixels, profile and copyright',
  async (t) => {
    const bench = await openBench(t)
    const original = await photo()
      .withIccProfile('p3')
      .withExif({ IFD0: { Copyright: 'Green Shop', ImageDescription: 'x'.repeat(3_000) } })
      .webp({ quality: 80 })
      .toBuffer()
    const { outcome, result } = await bench.run(original, LOSSLESS)
    t.match(outcome, { status: 'optimised', outputType: 'webp' })
    if (!result) return t.fail('nothing was written')
    t.ok((await pixelsOf(result)).equals(await pixelsOf(original)))
    t.ok((await sharp(result).metadata()).icc)
    t.ok(result.includes('Green Shop'))
    t.notOk(result.includes('xxxx'))
  }
)

t.test('a transparent WebP stays transparent', async (t) => {
  const bench = await openBench(t)
  const original = await graphic().ensureAlpha(0.5).webp({ quality: 100 }).toBuffer()
  const { result } = await bench.run(original, MEDIUM)
  t.equal((await sharp(result ?? original).metadata()).hasAlpha, true)
})
