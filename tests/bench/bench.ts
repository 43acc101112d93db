import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { makeDemoStore } from '../../server/platforms/local/demo/demo.ts'
import { findChromium } from '../support/chromium.ts'
import { MEDIUM } from '../support/encode-options.ts'
import { makeDifferentPictures } from './different-pictures.ts'
import { bareLoop } from './engine/bare.ts'
import { bytesOf, type Sample } from './engine/pictures.ts'
import { runEngine } from './engine/run-engine.ts'
import { drawLargePhotos } from './large-photos.ts'
import { measureRun, measureSecondRun, type SecondRun } from './measure-run.ts'
import { measurePages } from './page-bytes.ts'
import { measureNpmStart, measureStart } from './start.ts'
import { table } from './table.ts'
import { describeMachine, writeSection } from './write-section.ts'

/**
 * `npm run bench:server [-- folder] [-- --write]`: prints a table of speed, memory and page weight. It measures the pictures in
 * the folder, or those of the demo store if no folder is given. --write puts the table into docs/benchmarks.md. Run it
 * alone: its figures depend on the load of the machine.
 */
const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean' } },
  allowPositionals: true
})
const [given] = positionals

/** A run has this many pictures, so that starting the codecs, which takes 0.3 s, does not distort it. */
const PICTURES = 500

type Row = [what: string, measured: string, tenth: string, target: string]

const folder = mkdtempSync(join(tmpdir(), 'psb-bench-'))
const rows: Row[] = []

/** Adds a row to the table and prints it at once, because the whole table takes ten minutes. */
function add(...row: Row): void {
  console.error(row.join('   '))
  rows.push(row)
}

const fixed = (value: number, digits = 2) => value.toFixed(digits)
const dataDir = (name: string) => join(folder, `${name}-data`)
const kilobytes = (bytes: number) => `${fixed(bytes / 1024, 1)} KB`

/** Returns a figure with its unit and its target, which is marked as met or missed. */
const atMost = (
  value: number,
  most: number,
  unit: string,
  digits = 0
): [measured: string, tenth: string, target: string] => [
  `${fixed(value, digits)} ${unit}`,
  '',
  `at most ${most} ${unit} ${value <= most ? '✓' : '✗'}`
]
try {
  const source = given ?? join(folder, 'demo')
  if (!given) await makeDemoStore(source)
  const samples = await makeDifferentPictures(source, join(folder, 'different'), PICTURES)
  await compare(samples)

  const large = await drawLargePhotos(join(folder, 'large'))
  const heavy = await measureRun(storeOf('large', large), dataDir('large'), { isWeighed: true })
  add(
    `peak memory, server and codecs, ${large.length} JPEGs of 20 megapixels`,
    ...atMost(heavy.peakBytes / 1e6, 350, 'MB')
  )

  const few = samples.slice(0, 3).map(({ path }) => path)
  const env = { STORE_DIR: storeOf('start', few), DATA_DIR: dataDir('start') }
  const start = await measureStart(env)
  add('start to listening, median of 7', ...atMost(start.listening, 400, 'ms'))
  add('its processor time', ...atMost(start.cpu, 350, 'ms'))
  add(
    'npm start with nothing changed, median of 5',
    ...atMost(await measureNpmStart(env), 1000, 'ms')
  )

  const some = samples.slice(0, 40).map(({ path }) => path)
  for (const weight of await measurePages(
    storeOf('pages', some),
    dataDir('pages'),
    findChromium()
  )) {
    const { page, react, script, css } = weight
    const most = page === '/image_optimisation' ? 30 : 3
    const [other, , target] = atMost(script / 1024, most, 'KB', 1)
    add(
      `script of ${page}, brotli`,
      `React ${kilobytes(react)}, other ${other}; CSS ${kilobytes(css)}`,
      '',
      `other ${target}`
    )
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

const report = `\`npm run bench:server${given ? ' -- <folder>' : ''}\` at ${describeMachine()}.

${table(['what', 'measured', 'a tenth of the pictures', 'target'], rows)}`
console.log(`\n${report}`)
if (values.write) writeSection('## Server', report)

/**
 * Compares a whole run on the server with the engine alone and with a bare encoder loop on the same pictures, to show
 * what the server costs and what the search for a quality costs. The same again with a tenth of the pictures.
 */
async function compare(samples: Sample[]): Promise<void> {
  const all = await measureAll('all', samples)
  const tenth = await measureAll(
    'tenth',
    samples.filter((_, index) => index % 10 === 0)
  )
  const speed = (seconds: number, of: Sample[]) =>
    `${fixed(of.length / seconds)} images/s, ${fixed(bytesOf(of) / 1e6 / seconds)} MB/s`
  const speeds = (what: 'run' | 'engine' | 'loop'): [string, string] => [
    speed(all[what], all.samples),
    speed(tenth[what], tenth.samples)
  ]
  const met = (isMet: boolean, target: string) => `${target} ${isMet ? '✓' : '✗'}`
  add(`a whole run, ${samples.length} different pictures`, ...speeds('run'), '')
  add('the engine alone, the same', ...speeds('engine'), '')
  add('a bare sharp loop, the same', ...speeds('loop'), '')
  const [share, shareOfTenth] = [all.engine / all.run, tenth.engine / tenth.run]
  add('run : engine alone', fixed(share), fixed(shareOfTenth), met(share >= 0.95, 'at least 0.95'))
  add('run : bare loop', fixed(all.loop / all.run), fixed(tenth.loop / tenth.run), '')
  add(
    'processor time outside the codecs, an image',
    `${fixed(all.serverMs, 1)} ms`,
    `${fixed(tenth.serverMs, 1)} ms`,
    met(all.serverMs <= 5, 'at most 5 ms')
  )
  const again = (run: SecondRun) => run.pictures / run.seconds
  const shownAgain = (run: SecondRun) =>
    `${fixed(again(run), 0)} images/s, ${run.codecTasks} given to the codecs`
  add(
    'all of them optimised again, unchanged',
    shownAgain(all.second),
    shownAgain(tenth.second),
    met(again(all.second) >= 500 && all.second.codecTasks === 0, 'at least 500, 0 to the codecs')
  )
}

async function measureAll(name: string, samples: Sample[]) {
  const { seconds: loop } = await bareLoop(samples, 75, join(folder, `bare-${name}`))
  const { seconds: engine } = await runEngine(samples, MEDIUM, join(folder, `engine-${name}`))
  const store = storeOf(
    name,
    samples.map(({ path }) => path)
  )
  const { seconds: run, serverMsPerImage: serverMs } = await measureRun(store, dataDir(name))
  const second = await measureSecondRun(store, dataDir(name))
  return { samples, loop, engine, run, serverMs, second }
}

/** Makes a store of these pictures, five to a product, so that lists and progress have something to show. */
function storeOf(name: string, paths: string[]): string {
  const store = join(folder, name)
  for (const [index, path] of paths.entries()) {
    const product = join(store, 'products', `product-${Math.floor(index / 5)}`)
    mkdirSync(product, { recursive: true })
    cpSync(path, join(product, `${index}-${basename(path)}`))
  }
  return store
}
