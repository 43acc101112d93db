import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { EncodeOptions, Outcome } from '../../../modules/image-opt/engine/encode-options.ts'
import { startCodecPool } from '../../../modules/image-opt/engine/pool/pool.ts'
import { LOSSLESS, MEDIUM } from '../../support/engine.ts'
import { descendantsOf, memoryOf } from '../../support/memory.ts'
import { cutOut } from '../../support/pictures.ts'
import { type Mutant, mutantMaker } from './mutants.ts'

export type FuzzReport = {
  files: number
  optimised: number
  unchanged: number
  refused: number
  slowestMs: number
  seconds: number
  /** Memory of the codec host and of this process in megabytes, after each tenth of the files. */
  hostMegabytes: number[]
  ownMegabytes: number[]
  /** One line for each file that broke a rule, with the path under which the file was kept. */
  problems: string[]
}

// Without this, the results that this process decodes to check them would stay in libvips' cache.
sharp.cache(false)

/** The encode options that are tried. The number of a file determines which of them it gets. */
const OPTIONS: readonly EncodeOptions[] = [
  LOSSLESS,
  MEDIUM,
  { ...MEDIUM, quality: 90, pngToJpg: true, flattenTransparent: true },
  { ...MEDIUM, quality: 55, pngToJpg: true, sizeControl: false },
  { ...MEDIUM, quality: 'auto', longestSide: 40 },
  { ...MEDIUM, watermark: { hash: 'drawn', position: 'b_r', height: 0.5, opacity: 0.5 } }
]

/** The mutants are small, and none of them may take longer than this (docs/engine.md). */
const LIMIT_MS = 10_000

/**
 * Sends mutated files through the codec host and checks each outcome and the host's memory. Keeps the files that break
 * a rule.
 */
export async function fuzz(
  numbers: readonly number[],
  keepIn: string,
  worker?: URL
): Promise<FuzzReport> {
  const folder = mkdtempSync(join(tmpdir(), 'fuzz-'))
  const make = await mutantMaker()
  // All files go through the same host. A new host every 500 pictures would hide memory leaks.
  const pool = startCodecPool({
    workers: availableParallelism() + 1,
    taskLimitMs: LIMIT_MS,
    hostTasks: Number.POSITIVE_INFINITY,
    ...(worker ? { worker } : {})
  })
  const report: FuzzReport = {
    files: 0,
    optimised: 0,
    unchanged: 0,
    refused: 0,
    slowestMs: 0,
    seconds: 0,
    hostMegabytes: [],
    ownMegabytes: [],
    problems: []
  }
  const watermarkPath = join(folder, 'watermark')
  writeFileSync(watermarkPath, await (await cutOut(40, 30)).png().toBuffer())
  const queue = numbers.values()
  const tenth = Math.max(1, Math.floor(numbers.length / 10))
  const begin = performance.now()

  async function work(): Promise<void> {
    for (const number of queue) {
      const mutant = make(number)
      const problem = await tryOne(mutant)
      if (problem) keep(mutant, problem)
      if (++report.files % tenth > 0) continue
      report.hostMegabytes.push(hostMegabytes())
      report.ownMegabytes.push(Math.round(process.memoryUsage.rss() / 1e6))
    }
  }

  async function tryOne({ number, bytes }: Mutant): Promise<string | undefined> {
    const [input, output] = [join(folder, `${number}`), join(folder, `${number}-out`)]
    const options = OPTIONS[number % OPTIONS.length] ?? MEDIUM
    writeFileSync(input, bytes)
    const start = performance.now()
    try {
      const outcome = await pool.optimise({ input, output, options, watermarkPath })
      report[outcome.status]++
      return await wrongWith(outcome, output, bytes, options)
    } catch (error) {
      return `fault: ${(error as Error).message.split('\n')[0]}`
    } finally {
      report.slowestMs = Math.max(report.slowestMs, performance.now() - start)
      for (const path of [input, output]) rmSync(path, { force: true })
    }
  }

  function keep({ number, how, bytes }: Mutant, problem: string): void {
    mkdirSync(keepIn, { recursive: true })
    const path = join(keepIn, `${number}.bin`)
    writeFileSync(path, bytes)
    report.problems.push(`${number} (${how}): ${problem}; kept as ${path}`)
  }

  try {
    // Sends only as many files at once as the host has threads. No measured time then includes waiting in the queue.
    await Promise.all(Array.from({ length: availableParallelism() + 1 }, work))
  } finally {
    await pool.close()
    rmSync(folder, { recursive: true, force: true })
  }
  report.seconds = (performance.now() - begin) / 1000
  return report
}

async function wrongWith(
  outcome: Outcome,
  output: string,
  input: Buffer,
  options: EncodeOptions
): Promise<string | undefined> {
  if (outcome.status === 'refused') {
    const isOurs = ['took-too-long', 'worker-died'].includes(outcome.reason)
    if (isOurs) return `${outcome.reason}: ${outcome.detail}`
  }
  if (outcome.status !== 'optimised')
    return existsSync(output) ? 'something was written' : undefined
  const result = readFileSync(output)
  if (result.length >= input.length && !options.watermark)
    return `larger: ${input.length} to ${result.length} bytes`
  if (outcome.outputType !== outcome.inputType && !options.pngToJpg) return 'another format'
  // Decodes the whole result, as another program would.
  const decoded = sharp(result, { failOn: 'error' })
  await decoded.stats()
  const { format, autoOrient, ...stored } = await decoded.metadata()
  // Browsers do not turn a WebP.
  const { width, height } = format === 'webp' ? stored : autoOrient
  const isAsTold = width === outcome.width && height === outcome.height
  return isAsTold ? undefined : `${width} x ${height}, told ${outcome.width} x ${outcome.height}`
}

function hostMegabytes(): number {
  if (process.platform !== 'linux') return 0
  const [host] = descendantsOf(process.pid)
  return host === undefined ? 0 : Math.round(memoryOf(host) / 1e6)
}
