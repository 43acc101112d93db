import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp, { type Sharp } from 'sharp'
import { optimise } from '../../../modules/image-opt/engine/pipeline.ts'
import { table } from '../table.ts'
import { MODES } from './modes.ts'
import { samplesIn } from './pictures.ts'

/*
 * `node tests/bench/engine/cpu.ts <folder>` prints the processor time of one thread for the JPEGs and for the WebPs in a
 * folder, at each lossy mode, beside a bare loop that decodes and encodes each once. Processor time hardly depends on
 * other work on the machine.
 */

/** JPEG and WebP encodings since the last look, counted at sharp's door. */
let encodings = 0
for (const name of ['jpeg', 'webp'] as const) {
  const encode = sharp.prototype[name] as (this: Sharp, options?: object) => Sharp
  sharp.prototype[name] = function (this: Sharp, options?: object) {
    encodings++
    return encode.call(this, options)
  }
}

const HEAD = [
  'type',
  'mode',
  'files',
  'MB after',
  'encodings',
  'CPU s',
  'bare loop, CPU s',
  'ratio'
]
const QUALITY: Partial<Record<string, number>> = {
  'low (90)': 90,
  'medium (75)': 75,
  'high (70)': 70
}

const { positionals } = parseArgs({ allowPositionals: true })
const folder = mkdtempSync(join(tmpdir(), 'bench-cpu-'))
const rows: string[][] = []
for (const type of ['jpeg', 'webp'] as const) {
  const samples = samplesIn(positionals[0] ?? '.').filter((sample) => sample.type === type)
  if (samples.length === 0) continue
  for (const { name, options } of MODES.filter(({ floor }) => floor !== null)) {
    const output = join(folder, 'result')
    let bytes = 0
    const measure = async (work: (path: string, bytes: number) => Promise<void>) => {
      const before = process.cpuUsage()
      for (const { path, bytes } of samples) await work(path, bytes)
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1e6
    }
    encodings = 0
    const ours = await measure(async (input, size) => {
      const outcome = await optimise({ input, output, options })
      bytes += outcome.status === 'optimised' ? outcome.outputBytes : size
    })
    const each = encodings / samples.length
    const quality = QUALITY[name] ?? 75
    const bare = await measure(async (path) => {
      const picture = sharp(readFileSync(path))
      await (type === 'jpeg'
        ? picture.jpeg({ quality, mozjpeg: true })
        : picture.webp({ quality })
      ).toBuffer()
    })
    rows.push([
      type,
      name,
      String(samples.length),
      (bytes / 1e6).toFixed(2),
      each.toFixed(2),
      ours.toFixed(1),
      bare.toFixed(1),
      (ours / bare).toFixed(2)
    ])
  }
}
console.log(table(HEAD, rows))
rmSync(folder, { recursive: true, force: true })
