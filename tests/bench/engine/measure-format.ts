import { join } from 'node:path'
import type { PictureType } from '../../../modules/image-opt/engine/encode-options.ts'
import { megabytes, percent, type Row, rate, verdict } from '../table.ts'
import { type BareRun, bareLoop } from './bare.ts'
import { atEqualQuality, chainMeter, type Measured, type Meter } from './equal-quality.ts'
import type { Judge, Scores } from './judge.ts'
import { MODES, type Mode, TARGETS } from './modes.ts'
import { bytesOf, type Sample } from './pictures.ts'
import { type Run, runEngine, savedPercent } from './run-engine.ts'
import { isInstalled, nameOf, ROUTES, type Route } from './tool-chain.ts'

export type FormatReport = {
  type: PictureType
  ours: Row[]
  bare: Row[]
  tools: Row[]
  runs: Map<Mode['name'], Run>
  scores: Map<Mode['name'], Scores>
}

export const OURS_HEAD: Row =
  'mode|files|MB before|MB after|saved|target|score mean|score worst|floor|second mean|second worst|images/s|target|CPU s|peak MB'.split(
    '|'
  )
export const TOOLS_HEAD: Row =
  'mode|tools|MB after|saved|score mean|score worst|second mean|second worst|images/s|ours saved|ours mean|ours second mean'.split(
    '|'
  )
export const BARE_HEAD: Row =
  'mode|bare sharp loop, CPU s|engine, CPU s|engine : loop|target'.split('|')

/**
 * How much more processor time than bare sharp the engine may take for JPEGs at level Medium. WebP has no target of its
 * own, and for PNG and GIF the engine uses encoders that sharp lacks.
 */
const MOST_TIMES_BARE = 2.2

/** Images per second at level Medium, on two cores that do nothing else. */
const SPEED_TARGETS: Partial<Record<PictureType, number>> = { jpeg: 6, png: 2.2, webp: 4 }

/** What was timed of one format: our engine, a bare sharp loop and the tools that are installed, in every mode. */
export type Timed = {
  type: PictureType
  samples: Sample[]
  runs: Map<Mode['name'], Run>
  bare: Map<Mode['name'], BareRun>
  tools: { route: Route; meter: Meter }[]
}

/** Runs everything whose speed is shown. Nothing else may run on the machine meanwhile. */
export async function timeFormat(
  type: PictureType,
  samples: Sample[],
  { folder, judge }: { folder: string; judge: Judge }
): Promise<Timed> {
  const timed: Timed = { type, samples, runs: new Map(), bare: new Map(), tools: [] }
  for (const { name, options } of MODES) {
    timed.runs.set(name, await runEngine(samples, options, join(folder, `${type}-${name}`)))
    if (typeof options.quality !== 'number') continue
    timed.bare.set(name, await bareLoop(samples, options.quality, join(folder, `${type}-bare`)))
  }
  for (const [index, route] of ROUTES[type].entries()) {
    if (!isInstalled(route)) continue
    const meter = chainMeter(samples, route, judge, join(folder, `${type}-tools-${index}`))
    for (const quality of Object.values(route.quality)) if (quality) await meter.time(quality)
    timed.tools.push({ route, meter })
  }
  return timed
}

/** Scores what was timed, which takes ten times as long, and returns the rows of the report. */
export async function reportFormat(
  timed: Timed,
  { judge, isCorpus }: { judge: Judge; isCorpus: boolean }
): Promise<FormatReport> {
  const { type, runs } = timed
  const scores = new Map<Mode['name'], Scores>()
  const report: FormatReport = { type, ours: [], bare: [], tools: [], runs, scores }
  for (const { name, floor } of MODES) {
    const run = runs.get(name) as Run
    const score = await judge.score(run.results)
    scores.set(name, score)
    report.ours.push(
      oursRow(name, run, score, {
        target: isCorpus ? TARGETS[type][name] : undefined,
        speed: isCorpus && name === 'medium (75)' ? SPEED_TARGETS[type] : undefined,
        floor
      })
    )
    const bare = timed.bare.get(name)
    if (bare) report.bare.push(bareRow(type, name, run, bare))
  }
  report.tools = await toolRows(timed, scores)
  return report
}

function bareRow(type: PictureType, name: Mode['name'], run: Run, bare: BareRun): Row {
  const ratio = run.cpuSeconds / bare.cpuSeconds
  const hasTarget = type === 'jpeg' && name === 'medium (75)'
  const isMet = Number(ratio.toFixed(2)) <= MOST_TIMES_BARE
  return [
    name,
    bare.cpuSeconds.toFixed(1),
    run.cpuSeconds.toFixed(1),
    ratio.toFixed(2),
    hasTarget ? `at most ${MOST_TIMES_BARE} ${isMet ? '✓' : '✗'}` : ''
  ]
}

export function oursRow(
  name: string,
  { results, seconds, cpuSeconds, peakBytes }: Run,
  { second, ...first }: Scores,
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
    first.mean.toFixed(1),
    worstOf(first),
    underFloor(first.worst, floor),
    second.mean.toFixed(1),
    worstOf(second),
    rate(results.length, seconds),
    verdict(results.length / seconds, speed),
    cpuSeconds.toFixed(1),
    peakBytes > 0 ? (peakBytes / 1e6).toFixed(0) : ''
  ]
}

const worstOf = ({ worst, worstName }: Omit<Scores, 'second'>): string =>
  `${worst.toFixed(1)}${worst < 100 ? ` ${worstName}` : ''}`

/** Returns the floor, and by how much the worst picture misses it. */
function underFloor(worst: number, floor: number | null): string {
  if (floor === null || worst >= floor) return verdict(worst, floor)
  return `${floor}, ${(floor - worst).toFixed(1)} under ✗`
}

async function toolRows(
  { samples, runs, tools }: Timed,
  scores: Map<Mode['name'], Scores>
): Promise<Row[]> {
  const rows: Row[] = []
  for (const { route, meter } of tools)
    for (const { name } of MODES) {
      const quality = route.quality[name]
      const run = runs.get(name)
      const ours = scores.get(name)
      if (quality === undefined || !run || !ours) continue
      const add = (measured: Measured, label: string, speed: string) =>
        rows.push([
          name,
          `${nameOf(route)}${label}`,
          megabytes(measured.results.reduce((sum, { bytesAfter }) => sum + bytesAfter, 0)),
          percent(savedPercent(measured.results)),
          measured.scores.mean.toFixed(1),
          measured.scores.worst.toFixed(1),
          measured.scores.second.mean.toFixed(1),
          measured.scores.second.worst.toFixed(1),
          speed,
          percent(savedPercent(run.results)),
          ours.mean.toFixed(1),
          ours.second.mean.toFixed(1)
        ])
      const measured = await meter.score(quality)
      add(measured, route.range ? `, ${quality}` : '', rate(samples.length, measured.seconds))
      if (!route.range) continue
      const equal = await atEqualQuality(meter, route.range, ours.mean)
      if (equal) add(equal, `, ${equal.quality}: looks as good as ours`, '')
    }
  return rows
}
