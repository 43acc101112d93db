import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { PictureType } from '../../../modules/image-opt/engine/encode-options.ts'
import { makeDemoStore } from '../../../server/platforms/local/demo/demo.ts'
import { LOSSLESS } from '../../support/engine.ts'
import { percent, type Row, rate, table, verdict } from '../table.ts'
import { describeMachine, writeSection } from '../write-section.ts'
import { runHuge } from './huge.ts'
import { openJudge, type Scores } from './judge.ts'
import {
  BARE_HEAD,
  type FormatReport,
  OURS_HEAD,
  oursRow,
  reportFormat,
  type Timed,
  TOOLS_HEAD,
  timeFormat
} from './measure-format.ts'
import { MODES, TARGETS, TO_JPG_TARGET } from './modes.ts'
import { isCorpus, opaque, samplesIn } from './pictures.ts'
import { type Run, runEngine, savedPercent } from './run-engine.ts'

/**
 * `npm run bench:engine [-- folder] [-- --write]`: prints what the engine saves, how good its results look and how
 * fast it is. It measures the pictures in the folder, or those of the demo store if no folder is given. --write puts
 * the tables into docs/benchmarks.md. Run it alone until it says that everything is timed: images per second and peaks
 * depend on the load of the machine, seconds of processor time and their ratios hardly do. The scores, which take most
 * of the time, do not.
 */
const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean' } },
  allowPositionals: true
})
const [given] = positionals
const folder = mkdtempSync(join(tmpdir(), 'bench-engine-'))
const judge = openJudge()
const lines: string[] = []
const print = (text: string) => {
  lines.push(text, '')
  console.log(`${text}\n`)
}

const HOW_TO_READ = `"Saved" compares the bytes of all files before and after; a picture that would not become smaller keeps its original.
The score is SSIMULACRA2 against the input, computed by an implementation other than the engine's (calc-s2-rust). At 100
both are identical; at 90 nobody can tell them apart; at 80 the difference shows only side by side; at 70 it is slightly
visible. The second opinion is MDSI, another metric, on the same scale: the score that mozjpeg's pictures with this MDSI
have on average (decision 048). Pictures over 4.5 megapixels are scored on two crops, animations on three frames, and transparent pictures on
white and on black; the worst score of each metric counts. "CPU s" is the processor time of the codec host, "peak MB" the memory of the
host and its programs. "Looks as good as ours" is the tool's lowest quality whose mean score is at least ours.
[engine.md](engine.md) explains the targets and the developer corpus.`

/** The speed that the engine must reach at level Medium on two cores that do nothing else. */
const IMAGES_PER_SECOND = 4

const TITLES: Record<PictureType, string> = { jpeg: 'JPEG', png: 'PNG', gif: 'GIF', webp: 'WebP' }

try {
  const root = given ?? join(folder, 'demo')
  if (!given) await makeDemoStore(root)
  const where = { folder, judge, isCorpus: isCorpus(root) }
  const samples = samplesIn(root)
  print(
    `\`npm run bench:engine${given ? ' -- <folder>' : ''}\` at ${describeMachine()}, ${samples.length} pictures${where.isCorpus ? ' of the developer corpus' : given ? '' : ' of the demo store'}.`
  )
  print(HOW_TO_READ)
  const timed: Timed[] = []
  for (const type of Object.keys(TITLES) as PictureType[]) {
    const ofType = samples.filter((sample) => sample.type === type)
    if (ofType.length > 0) timed.push(await timeFormat(type, ofType, where))
  }
  const toJpg = await runToJpg(samples.filter(({ type }) => type === 'png'))
  const huge = await hugeRows()
  console.error('Everything is timed. The scores may be taken beside other work.')

  const reports: FormatReport[] = []
  for (const each of timed) {
    reports.push(await reportFormat(each, where))
    console.error(`${TITLES[each.type]} is scored.`)
  }
  const rowsOf = (which: 'ours' | 'bare' | 'tools') =>
    reports.flatMap(({ type, ...report }) => report[which].map((row) => [TITLES[type], ...row]))
  const jpgRow = toJpg ? [['PNG to JPG', ...(await toJpgRow(toJpg))]] : []
  print(table(['format', ...OURS_HEAD], [...rowsOf('ours'), ...jpgRow]))
  for (const line of reports.flatMap(refusalsIn)) print(line)
  print(table(['format', ...BARE_HEAD], rowsOf('bare')))
  const tools = rowsOf('tools')
  if (tools.length > 0) print(table(['format', ...TOOLS_HEAD], tools))
  print('All formats:')
  print(
    table(
      'mode|saved|target|score mean|second mean|images/s|target|CPU s'.split('|'),
      allRows(reports, where.isCorpus)
    )
  )
  print('100 megapixels, level Medium:')
  print(table(['picture', 'outcome', 'score', 'second', 'seconds', 'peak MB', 'target'], huge))
  if (values.write) writeSection('## Image engine', lines.join('\n'))

  async function runToJpg(pngs: typeof samples): Promise<Run | null> {
    const inputs = await opaque(pngs)
    const options = { ...LOSSLESS, quality: 75, pngToJpg: true }
    return inputs.length === 0 ? null : runEngine(inputs, options, join(folder, 'to-jpg'))
  }

  async function toJpgRow(run: Run): Promise<Row> {
    const target = where.isCorpus ? TO_JPG_TARGET : undefined
    return oursRow('medium (75)', run, await judge.score(run.results), { target, floor: 70 })
  }
} finally {
  await judge.close()
  rmSync(folder, { recursive: true, force: true })
}

/** Lists the pictures that the engine refused. For intact pictures the list should be empty. */
function refusalsIn({ runs }: FormatReport): string[] {
  return [...runs].flatMap(([mode, { results }]) =>
    results.flatMap(({ name, refusal }) =>
      refusal ? [`Refused, ${mode}: ${name}: ${refusal}`] : []
    )
  )
}

function allRows(reports: FormatReport[], hasTargets: boolean): string[][] {
  return MODES.map(({ name }) => {
    const runs = reports.flatMap(({ runs }) => runs.get(name) ?? [])
    const results = runs.flatMap((run) => run.results)
    const seconds = runs.reduce((sum, run) => sum + run.seconds, 0)
    const meanOf = (opinion: (scores: Scores) => { mean: number }) =>
      reports.reduce((sum, { runs, scores }) => {
        const files = runs.get(name)?.results.length ?? 0
        return sum + files * opinion(scores.get(name)!).mean
      }, 0) / results.length
    const saved = savedPercent(results)
    const target = hasTargets ? TARGETS.all[name] : undefined
    const cpuSeconds = runs.reduce((sum, run) => sum + run.cpuSeconds, 0)
    const hasSpeed = hasTargets && name === 'medium (75)'
    return [
      name,
      percent(saved),
      verdict(saved, target),
      meanOf((scores) => scores).toFixed(1),
      meanOf(({ second }) => second).toFixed(1),
      rate(results.length, seconds),
      verdict(results.length / seconds, hasSpeed ? IMAGES_PER_SECOND : null),
      cpuSeconds.toFixed(1)
    ]
  })
}

async function hugeRows(): Promise<string[][]> {
  const rows: string[][] = []
  for (const { type, run } of await runHuge(folder)) {
    const { results, seconds, peakBytes } = run
    const { mean, second } = await judge.score(results)
    rows.push([
      type,
      results[0]?.refusal ?? 'done',
      mean.toFixed(1),
      second.mean.toFixed(1),
      seconds.toFixed(1),
      (peakBytes / 1e6).toFixed(0),
      `under 1000 ${peakBytes < 1e9 ? '✓' : '✗'}`
    ])
  }
  return rows
}
