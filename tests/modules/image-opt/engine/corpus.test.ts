import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import type { EncodeOptions } from '../../../../modules/image-opt/engine/encode-options.ts'
import { inspect } from '../../../../modules/image-opt/engine/inspect/inspect.ts'
import { displaySize } from '../../../../modules/image-opt/engine/picture.ts'
import { startCodecPool } from '../../../../modules/image-opt/engine/pool/pool.ts'
import { exists, LOSSLESS, MEDIUM, openBench } from '../../../support/engine.ts'

/**
 * The folder of the developer corpus (docs/engine.md). Its pictures have licences of their own, so they are not in
 * this repository.
 */
const CORPUS = process.env.CORPUS ?? ''
const skip = CORPUS === '' ? 'CORPUS names no folder with the developer corpus' : false

type Row = { file: string; note: string }
function rowsOf(folder: string): Row[] {
  const lines = readFileSync(join(CORPUS, 'MANIFEST.csv'), 'utf8').trim().split('\n').slice(1)
  return lines
    .map((line) => ({ file: line.slice(0, line.indexOf(',')), note: line }))
    .filter(({ file }) => file.startsWith(`${folder}/`))
}

/** The outcomes that each note in the manifest allows for a hostile file. */
const EXPECTED = {
  'expect: refused, original untouched': ['refused'],
  'accepted, payload not carried over': ['optimised', 'unchanged'],
  'refused or handled within limits': ['refused', 'optimised', 'unchanged']
}

t.test('every hostile file has the outcome that the manifest expects', { skip }, async (t) => {
  const bench = await openBench(t)
  const pool = startCodecPool({ workers: 2 })
  t.teardown(() => pool.close())
  const rows = rowsOf('hostile')
  t.ok(rows.length > 20)
  for (const options of [{ ...MEDIUM, pngToJpg: true }, LOSSLESS])
    for (const { file, note } of rows) {
      const expected = Object.entries(EXPECTED).find(([words]) => note.includes(words))?.[1]
      const output = bench.path(file.replace('/', '-'))
      const { status } = await pool.optimise({ input: join(CORPUS, file), output, options })
      t.ok(expected?.includes(status), `${file}: ${status}`)
      t.equal(await exists(output), status === 'optimised')
      if (status !== 'optimised') continue
      for (const payload of ['<script', 'PK\x03\x04'])
        t.notOk(readFileSync(output).includes(payload), file)
    }
})

t.test(
  'every unusual file keeps its dimensions, loop count and duration, or is refused with the right reason',
  { skip },
  async (t) => {
    const bench = await openBench(t)
    const reasons: Record<string, string> = {
      '12bit.jpg': 'unsupported',
      'icc.avif': 'avif',
      'photo.avif': 'avif',
      'photo.heic': 'heic'
    }
    const allOptions: EncodeOptions[] = [LOSSLESS, { ...MEDIUM, quality: 'auto', pngToJpg: true }]
    const rows = [
      ...rowsOf('edge'),
      ...rowsOf('gif').filter(({ file }) => !/demo|sample|muybridge/.test(file))
    ]
    t.ok(rows.length > 15)
    for (const { file } of rows)
      for (const options of allOptions) {
        const original = readFileSync(join(CORPUS, file))
        const { outcome, result } = await bench.run(original, options)
        const name = file.slice(file.indexOf('/') + 1)
        const reason = reasons[name]
        if (reason) t.match(outcome, { status: 'refused', reason }, name)
        else t.not(outcome.status, 'refused', `${name} ${options.quality}`)
        if (!result || outcome.status !== 'optimised') continue
        const [before, after] = [inspect(original), inspect(result)]
        t.strictSame(displaySize(after), displaySize(before), name)
        // An animation of two equal frames may become a still picture.
        if (after.animation === null) continue
        t.equal(after.animation.loops, before.animation?.loops, name)
        t.equal(after.animation.durationMs, before.animation?.durationMs, name)
      }
  }
)
