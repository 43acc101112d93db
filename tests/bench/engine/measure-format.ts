import { join } from 'node:path'
import type { PictureType } from '../../../modules/image-opt/engine/encode-options.ts'
import { megabytes, percent, type Row, rate, verdict } from '../table.ts'
import { bareLoop } from './bare.ts'
import { atEqualQuality, chainMeter } from './equal-quality.ts'
import type { Judge, Scores } from './judge.ts'
import { MODES, type Mode, TARGETS } from './modes.ts'
import { bytesOf, type Sample } from './pictures.ts'
import { type Run, runEngine, savedPercent } from './run-engine.ts'
import { isInstalled, nameOf, ROUTES } from './tool-chain.ts'

export type FormatReport = {
  ours: Row[]
  bare: Row[]
  tools: Row[]
  runs: Map<Mode['name'], Run>
}

export const OURS_HEAD: Row =
  'mode|files|MB before|MB after|saved|target|score mean|score worst|floor|images/s|target|CPU s|peak MB'.split(
    '|'
  )
export const TOOLS_HEAD: Row =
  'mode|tools|MB after|saved|score mean|score worst|images/s|ours saved|ours mean'.split('|')
export const BARE_HEAD: Row =
  'mode|bare sharp loop, CPU s|engine, CPU s|engine : loop|target'.split('|')

/**
 * How much more processor time than bare sharp the engine may take for JPEGs at level Medium. WebP has no target of its
 * own, and for PNG and GIF the engine uses encoders that sharp lacks.
 */
const MOST_TIMES_BARE = 2.2

/** Images per second at level Medium, on two cores that do nothing else. */
const SPEED_TARGETS: Partial<Record<PictureType, number>> = { jpeg: 6, png: 2.2, webp: 4 }

type Where = { folder: string; judge: Judge; isCorpus: boolean }

/** Measures every mode of one format, beside a bare sharp loop and the tools that are installed. */
export async function measureFormat(
  type: PictureType,
  samples: Sample[],
  { folder, judge, isCorpus }: Where
): Promise<FormatReport> {
  const report: FormatReport = { ours: [], bare: [], tools: [], runs: new Map() }
  const scores = new Map<Mode['name'], Scores>()
  for (const mode of MODES) {
    const run = await runEngine(samples, mode.options, join(folder, `${type}-${mode.name}`))
    const score = await judge.score(run.results)
    report.runs.set(mode.name, run)
    scores.set(mode.name, score)
    report.ours.push(
      oursRow(mode.name, run, score, {
        target: isCorpus ? TARGETS[type][mode.name] : undefined,
        speed: isCorpus && mode.name === 'medium (75)' ? SPEED_TARGETS[type] : undefined,
        floor: mode.floor
      })
    )
    const { quality } = mode.options
    if (typeof quality !== 'number') continue
    const bare = await bareLoop(samples, quality, join(folder, `${type}-bare`))
    const ratio = run.cpuSeconds / bare.cpuSeconds
    const hasTarget = type === 'jpeg' && mode.name === 'medium (75)'
    const isMet = Number(ratio.toFixed(2)) <= MOST_TIMES_BARE
    report.bare.push([
      mode.name,
      bare.cpuSeconds.toFixed(1),
      run.cpuSeconds.toFixed(1),
      ratio.toFixed(2),
      hasTarget ? `at most ${MOST_TIMES_BARE} ${isMet ? '✓' : '✗'}` : ''
    ])
  }
  report.tools = await toolRows(type, samples, { folder, judge }, report.runs, scores)
  return report
}

export function oursRow(
  name: string,
  { results, seconds, cpuSeconds, peakBytes }: Run,
  { mean, worst, worstName }: Scores,
  {
    target,
    speed,
    floor
  }: { target: number | undefined; speed?: number | undefined; floor: number | null }
): Row {
  const saved = savedPercent(results)
  const before = bytesOf(results)
  return [
    name,
    String(results.length),
    megabytes(before),
    megabytes(before * (1 - saved / 100)),
    percent(saved),
    verdict(saved, target),
    mean.toFixed(1),
    `${worst.toFixed(1)}${worst < 100 ? ` ${worstName}` : ''}`,
    underFloor(worst, floor),
    rate(results.length, seconds),
    verdict(results.length / seconds, speed),
    cpuSeconds.toFixed(1),
    peakBytes > 0 ? (peakBytes / 1e6).toFixed(0) : ''
  ]
}

/** Returns the floor, and by how much the worst picture misses it. */
function underFloor(worst: number, floor: number | null): string {
  if (floor === null || worst >= floor) return verdict(worst, floor)
  return `${floor}, ${(floor - worst).toFixed(1)} under ✗`
}

async function toolRows(
  type: PictureType,
  samples: Sample[],
  { folder, judge }: Omit<Where, 'isCorpus'>,
  runs: FormatReport['runs'],
  scores: Map<Mode['name'], Scores>
): Promise<Row[]> {
  const rows: Row[] = []
  for (const [index, route] of ROUTES[type].entries()) {
    if (!isInstalled(route)) continue
    const meter = chainMeter(samples, route, judge, join(folder, `${type}-tools-${index}`))
    for (const { name } of MODES) {
      const quality = route.quality[name]
      const run = runs.get(name)
      const ours = scores.get(name)
      if (quality === undefined || !run || !ours) continue
      const add = (measured: Awaited<ReturnType<typeof meter>>, label: string) =>
        rows.push([
          name,
          `${nameOf(route)}${label}`,
          megabytes(measured.results.reduce((sum, { bytesAfter }) => sum + bytesAfter, 0)),
          percent(savedPercent(measured.results)),
          measured.scores.mean.toFixed(1),
          measured.scores.worst.toFixed(1),
          rate(samples.length, measured.seconds),
          percent(savedPercent(run.results)),
          ours.mean.toFixed(1)
        ])
      add(await meter(quality), route.range ? `, ${quality}` : '')
      if (!route.range) continue
      const equal = await atEqualQuality(meter, route.range, ours.mean)
      if (equal) add(equal, `, ${equal.quality}: looks as good as ours`)
    }
  }
  return rows
}
