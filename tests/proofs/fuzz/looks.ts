import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import sharp from 'sharp'
import type { Outcome } from '../../../modules/image-opt/engine/encode-options.ts'
import { type CodecPool, startCodecPool } from '../../../modules/image-opt/engine/pool/pool.ts'
import { CHROMIUM_ARGS, findChromium } from '../../support/chromium.ts'
import { INK, wrongWith } from './judge.ts'
import { type Made, make } from './made.ts'
import { openStage, type Played, play } from './played.ts'

export type LooksReport = {
  pictures: number
  optimised: number
  unchanged: number
  refused: number
  seconds: number
  /** One line for each picture that does not look as it should, with the path under which it was kept. */
  problems: string[]
}

/** So many pictures cross to Chromium at once, because each crossing costs as much as a picture. */
const BATCH = 16

/**
 * Draws pictures of every format, depth, profile and orientation, with credit in every form, optimises them, and
 * compares what Chromium shows before and after. Keeps the pictures that break a rule, beside their results.
 */
export async function fuzzLooks(
  numbers: readonly number[],
  keepIn: string,
  worker?: URL
): Promise<LooksReport> {
  const begin = performance.now()
  const folder = mkdtempSync(join(tmpdir(), 'looks-'))
  const pool = startCodecPool({
    workers: availableParallelism(),
    ...(worker ? { worker } : {})
  })
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
  const watermarkPath = join(folder, 'watermark')
  const [r, g, b] = INK
  const ink = { create: { width: 8, height: 8, channels: 3 as const, background: { r, g, b } } }
  writeFileSync(watermarkPath, await sharp(ink).png().toBuffer())
  const counts = { optimised: 0, unchanged: 0, refused: 0 }
  const problems: string[] = []
  try {
    const page = await browser.newPage()
    await openStage(page)
    const optimised = (number: number) => optimise(number, { folder, pool, watermarkPath })
    for (let at = 0; at < numbers.length; at += BATCH) {
      const tried = await Promise.all(numbers.slice(at, at + BATCH).map(optimised))
      const results = tried.flatMap(({ result }) => result ?? [])
      const shown = await play(page, [...tried.map(({ made }) => made.bytes), ...results])
      const after = shown.slice(tried.length).values()
      for (const [index, { made, outcome, result }] of tried.entries()) {
        const seen: Played | null = result ? (after.next().value ?? null) : null
        if (typeof outcome !== 'string') counts[outcome.status]++
        const wrong =
          typeof outcome === 'string'
            ? outcome
            : wrongWith(made, outcome, result, shown[index] ?? null, seen)
        if (wrong) problems.push(keep(keepIn, made, result, wrong))
      }
    }
  } finally {
    await browser.close()
    await pool.close()
    rmSync(folder, { recursive: true, force: true })
  }
  const seconds = (performance.now() - begin) / 1000
  return { pictures: numbers.length, ...counts, seconds, problems }
}

type Tried = { made: Made; outcome: Outcome | string; result: Buffer | null }

async function optimise(
  number: number,
  how: { folder: string; pool: CodecPool; watermarkPath: string }
): Promise<Tried> {
  const made = await make(number)
  const [input, output] = [join(how.folder, `${number}`), join(how.folder, `${number}-out`)]
  writeFileSync(input, made.bytes)
  const { options } = made
  const task = { input, output, options, watermarkPath: how.watermarkPath }
  const outcome = await how.pool
    .optimise(task)
    .catch((error: Error) => `fault: ${error.message.split('\n')[0]}`)
  const result = existsSync(output) ? readFileSync(output) : null
  for (const path of [input, output]) rmSync(path, { force: true })
  return { made, outcome, result }
}

function keep(keepIn: string, made: Made, result: Buffer | null, wrong: string): string {
  mkdirSync(keepIn, { recursive: true })
  const path = join(keepIn, `looks-${made.number}`)
  writeFileSync(path, made.bytes)
  if (result) writeFileSync(`${path}-result`, result)
  return `${made.number} (${made.how}; ${JSON.stringify(made.options)}): ${wrong}; kept as ${path}`
}
