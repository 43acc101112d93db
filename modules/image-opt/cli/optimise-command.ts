import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { troubleIn } from '../../../server/core/disk/trouble.ts'
import { EXIT } from '../../../server/core/exit-codes.mjs'
import { naturally } from '../../../server/core/pictures/picture-names.ts'
import { systemClock } from '../../../server/core/system-clock.ts'
import { startCodecPool } from '../engine/pool/pool.ts'
import type { CliLocale } from './cli-locale.ts'
import { type Chosen, withTargets } from './destinations.ts'
import { DiskOut } from './errors.ts'
import type { FileReport } from './file-report.ts'
import { findPictures } from './find-pictures.ts'
import type { FileDeps } from './optimise-file.ts'
import type { OptimiseCommand } from './options.ts'
import { startProgress } from './progress.ts'
import { runAll } from './run.ts'
import { Stopped } from './stop.ts'
import { totalsOf } from './totals.ts'
import { version } from './version.ts'
import { openWatermark } from './watermark.ts'
import { totalLines } from './words.ts'

/**
 * Optimises the files that the command names, and prints a report for each.
 * @returns the exit code
 */
export async function runOptimise(
  command: OptimiseCommand,
  { signal, cliLocale }: { signal: AbortSignal; cliLocale: CliLocale }
): Promise<number> {
  const { inputs, out, isJson, watermark } = command
  const marked = watermark && (await openWatermark(watermark))
  const found = await findPictures(inputs, { leftOut: out, now: systemClock.now() })
  const files = await withTargets(found, { out, pngToJpg: command.options.pngToJpg })
  const progress = startProgress(files.length, {
    out: isJson ? null : process.stdout,
    terminal: process.stderr,
    cliLocale
  })
  const begin = performance.now()
  const reports: FileReport[] = []
  const options = { ...command.options, watermark: marked?.watermark ?? null }
  const task = { options, ...(marked ? { watermarkPath: marked.watermarkPath } : {}) }
  const diskOut = await runInPool(files, { ...command, task, cliLocale }, signal, (report) => {
    reports.push(report)
    progress.add(report)
  })
  progress.end()
  print(reports, {
    isJson,
    cliLocale,
    seconds: (performance.now() - begin) / 1000,
    left: signal.aborted || diskOut ? files.length - reports.length : 0
  })
  if (diskOut) console.error(diskOut.say(cliLocale.messages))
  if (signal.reason instanceof Stopped) return signal.reason.exitCode
  if (diskOut) return EXIT.unusable
  const { refused, failed } = totalsOf(reports)
  return refused + failed > 0 ? EXIT.foundWrong : EXIT.done
}

async function runInPool(
  files: readonly Chosen[],
  { task, cliLocale, out, jobs }: OptimiseCommand & Pick<FileDeps, 'task' | 'cliLocale'>,
  signal: AbortSignal,
  onReport: (report: FileReport) => void
): Promise<DiskOut | undefined> {
  // One more thread than there are cores, as in the server. Every core then stays busy while a thread waits for its
  // next picture. Each thread takes 0.1 s to start.
  const threads = Math.min(jobs ?? availableParallelism() + 1, Math.max(files.length, 1))
  const scratch = await mkdtemp(join(tmpdir(), 'page-speed-boost-')).catch((error: unknown) => {
    const trouble = troubleIn(error)
    if (trouble) return new DiskOut(trouble)
    throw error
  })
  if (scratch instanceof DiskOut) return scratch
  const codec = startCodecPool({ workers: threads, signal })
  try {
    return await runAll(
      files,
      { codec, task, cliLocale, scratch, isInPlace: out === null, threads, signal },
      onReport
    )
  } finally {
    await codec.close()
    await rm(scratch, { recursive: true, force: true })
  }
}

function print(
  reports: FileReport[],
  { isJson, ...ended }: { isJson: boolean; seconds: number; left: number; cliLocale: CliLocale }
): void {
  const total = totalsOf(reports)
  const files = reports.toSorted((a, b) => naturally(a.file, b.file))
  const lines = isJson
    ? [JSON.stringify({ version: version(), left: ended.left, files, total }, null, 2)]
    : totalLines(total, ended)
  process.stdout.write(`${lines.join('\n')}\n`)
}
