import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { calc_s2, initSync, new_buffer } from 'calc-s2-rust/calc_s2_rust.js'
import sharp from 'sharp'
import t from 'tap'
import type { Raster } from '../../../../modules/image-opt/engine/quality/colour.ts'
import {
  referenceOf,
  similarity
} from '../../../../modules/image-opt/engine/quality/ssimulacra2.ts'
import { graphic, photo } from '../../../support/pictures.ts'

async function raster(bytes: Buffer): Promise<Raster> {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
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

t.test('a picture is identical to itself', async (t) => {
  const picture = await raster(await photo().png().toBuffer())
  t.equal(similarity(referenceOf(picture), picture), 100)
})

t.test(
  'the score agrees with another implementation, for slight and for strong changes',
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

t.test('even pictures of a few pixels get a score', async (t) => {
  for (const [width, height] of [
    [1, 1],
    [7, 300],
    [9, 9],
    [33, 20]
  ] as const) {
    const original = await photo(width, height).png().toBuffer()
    const picture = await raster(original)
    const blurred = await raster(await sharp(original).jpeg({ quality: 10 }).toBuffer())
    const reference = referenceOf(picture)
    t.equal(similarity(reference, picture), 100, `${width} x ${height}`)
    t.ok(Number.isFinite(similarity(reference, blurred)))
  }
})
