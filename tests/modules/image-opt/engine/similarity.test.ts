import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { calc_s2, initSync, new_buffer } from 'calc-s2-rust/calc_s2_rust.js'
import sharp from 'sharp'
import t, { type Test } from 'tap'
import {
  COMPILED,
  compileMetric
} from '../../../../modules/image-opt/engine/quality/build-metric.ts'
import {
  Comparison,
  type Raster,
  referenceOf,
  similarities,
  similarity
} from '../../../../modules/image-opt/engine/quality/ssimulacra2.ts'
import { banding, fabric, graphic, photo } from '../../../support/pictures.ts'
import { plainReferenceOf, plainSimilarity } from '../../../support/plain-metric/ssimulacra2.ts'

const CORPUS = process.env.CORPUS ?? ''
const skip = CORPUS === '' ? 'CORPUS names no folder with the developer corpus' : false

async function raster(bytes: Buffer): Promise<Raster> {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/**
 * Opens an implementation of SSIMULACRA2 by another author. It implements version 2.0, whose weights were changed
 * later.
 */
async function openOther() {
  const require = createRequire(import.meta.url)
  const wasm = initSync(await readFile(require.resolve('calc-s2-rust/calc_s2_rust_bg.wasm')))
  return (a: Raster, b: Raster): number => {
    const put = (key: string, { data }: Raster) => {
      // Allocating may move the memory of the module, so `memory.buffer` is read only after the allocation.
      const at = new_buffer(key, data.length)
      new Uint8Array(wasm.memory.buffer).set(data, at)
    }
    // The other implementation logs every call to the console.
    const { log } = console
    console.log = () => {}
    try {
      put('a', a)
      put('b', b)
      return calc_s2('a', 'b', a.width, a.height)
    } finally {
      console.log = log
    }
  }
}

t.test('a picture compared with itself scores 100 §5.3.6', async (t) => {
  const picture = await raster(await photo().png().toBuffer())
  t.equal(similarity(referenceOf(picture), picture), 100)
})

t.test(
  'the score agrees with another implementation, for slight and for strong changes §5.3.6',
  async (t) => {
    const other = await openOther()
    for (const [name, drawn] of [
      ['photo', photo(400, 300)],
      ['graphic', graphic(400, 300)]
    ] as const) {
      const original = await drawn.png().toBuffer()
      const before = await raster(original)
      const reference = referenceOf(before)
      const scores: number[] = []
      for (const quality of [85, 70, 50, 30]) {
        const after = await raster(await sharp(original).jpeg({ quality }).toBuffer())
        const score = similarity(reference, after)
        const theirs = other(before, after)
        t.ok(Math.abs(score - theirs) < 6, `${name} at ${quality}: ${score} and ${theirs}`)
        scores.push(score)
      }
      t.strictSame(
        scores,
        [...scores].sort((a, b) => b - a),
        'the score falls with the quality'
      )
    }
  }
)

t.test(
  'version 2.0 gives the scores of another implementation of this version §5.3.6',
  async (t) => {
    const other = await openOther()
    // The other implementation sums up rounding errors along rows and columns, so that it differs more in large pictures.
    for (const [name, drawn] of [
      ['photo', photo(160, 120)],
      ['saturated photo', photo(150, 130).modulate({ saturation: 3 })],
      ['fabric', fabric(200, 90)]
    ] as const) {
      const original = await drawn.png().toBuffer()
      const before = await raster(original)
      for (const quality of [70, 50, 30]) {
        const after = await raster(await sharp(original).jpeg({ quality }).toBuffer())
        const reference = referenceOf(before)
        const { newer, older: score } = similarities(reference, after)
        t.equal(newer, similarity(reference, after), `${name} at ${quality}, version 2.1`)
        const theirs = other(before, after)
        t.ok(Math.abs(score - theirs) < 1.5, `${name} at ${quality}: ${score} and ${theirs}`)
      }
    }
  }
)

/** Returns the picture after a JPEG encoder has changed it. */
async function encoded({ data, width, height }: Raster, quality: number): Promise<Raster> {
  const pixels = sharp(data, { raw: { width, height, channels: 3 } })
  return raster(await pixels.jpeg({ quality }).toBuffer())
}

/** Compares the scores, with a kept reference and as a pair, with the plain metric's, at slight and strong changes. */
async function agrees(t: Test, name: string, picture: Raster): Promise<void> {
  const [reference, plain] = [referenceOf(picture), plainReferenceOf(picture)]
  t.equal(similarity(reference, picture), 100, `${name} is identical to itself`)
  t.equal(new Comparison().addPair(picture, picture, true).newer, 100, `${name}, as a pair`)
  for (const quality of [95, 75, 30]) {
    const changed = await encoded(picture, quality)
    const [score, expected] = [similarity(reference, changed), plainSimilarity(plain, changed)]
    t.ok(Math.abs(score - expected) <= 0.01, `${name} at ${quality}: ${score}, not ${expected}`)
    for (const isTwice of [true, false]) {
      const pair = new Comparison().addPair(picture, changed, isTwice)
      const apart = new Comparison().add(reference, changed, isTwice)
      t.ok(Math.abs(pair.newer - expected) <= 0.01, `${name} at ${quality}, as a pair`)
      for (const which of ['older', 'worst', 'olderWorst'] as const) {
        const isSame = pair[which] === apart[which] || Math.abs(pair[which] - apart[which]) <= 0.01
        t.ok(isSame, `${name} at ${quality}, ${which}: ${pair[which]} and ${apart[which]}`)
      }
    }
  }
}

t.test('the compiled metric is what its source compiles to', async (t) => {
  const [compiled, fresh] = [await readFile(COMPILED), await compileMetric()]
  t.ok(compiled.equals(fresh), '`npm run metric` compiles it after a change')
})

t.test('the compiled metric gives the same scores as plain code', async (t) => {
  for (const [name, drawn] of [
    ['a photo', photo(401, 303)],
    ['a graphic', graphic(322, 240)],
    ['fabric', fabric(640, 480)],
    ['bands', banding(513, 129)],
    ['a dark photo', photo(200, 150).linear(0.05)],
    ['a white picture', photo(200, 150).linear(0, 253)]
  ] as const)
    await agrees(t, name, await raster(await drawn.png().toBuffer()))
})

t.test(
  'even pictures of a few pixels score the same as in the plain reference implementation',
  async (t) => {
    const sides = [
      [1, 1],
      [1, 700],
      [700, 1],
      [3, 5],
      [7, 7],
      [7, 300],
      [8, 8],
      [9, 9],
      [300, 15],
      [16, 16],
      [33, 20],
      [64, 65]
    ] as const
    for (const [width, height] of sides)
      await agrees(
        t,
        `${width} x ${height}`,
        await raster(await photo(width, height).png().toBuffer())
      )
  }
)

t.test('every picture of the developer corpus gets the same scores', { skip }, async (t) => {
  const paths = globSync(join(CORPUS, '{product,photo,graphics}/*'))
  t.ok(paths.length > 50)
  for (const path of paths) {
    const picture = await raster(await sharp(path).flatten({ background: '#fff' }).png().toBuffer())
    // The plain metric would need gigabytes for the largest.
    if (picture.width * picture.height < 3_000_000) await agrees(t, basename(path), picture)
  }
})

t.test('scores stay the same when large and small pictures are compared alternately', async (t) => {
  const pictures = await Promise.all(
    [photo(300, 200), fabric(64, 500), photo(9, 9), graphic(500, 400)].map(async (drawn) =>
      raster(await drawn.png().toBuffer())
    )
  )
  const pairs = await Promise.all(
    pictures.map(async (picture) => ({
      reference: referenceOf(picture),
      changed: await encoded(picture, 60)
    }))
  )
  const scores = () => pairs.map(({ reference, changed }) => similarity(reference, changed))
  const alone = scores()
  t.equal(new Set(alone).size, alone.length)
  t.strictSame(scores(), alone)
  pairs.reverse()
  t.strictSame(scores(), alone.reverse())
})

t.test(
  'after one comparison of a large picture, a thousand comparisons of smaller pictures need no more memory',
  async (t) => {
    const picture = await raster(await photo(1_000, 700).png().toBuffer())
    t.equal(similarity(referenceOf(picture), picture), 100)
    const before = process.memoryUsage().external
    for (let side = 1; side <= 1_000; side++) {
      const part = {
        data: picture.data.subarray(0, side * 40 * 3),
        width: side % 2 ? side : 40,
        height: side % 2 ? 40 : side
      }
      if (similarity(referenceOf(part), part) !== 100) t.fail(`${part.width} x ${part.height}`)
    }
    const grown = process.memoryUsage().external - before
    t.ok(grown < 1_000_000, `${grown} bytes more`)
  }
)
