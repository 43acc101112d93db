import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, extname, join } from 'node:path'
import { makeDemoStore } from '../../server/platforms/local/demo/demo.ts'
import { findChromium } from '../chromium.ts'
import { bareLoop } from './engine/bare.ts'
import { drawLargePhotos } from './large-photos.ts'
import { measureRun } from './measure-run.ts'
import { measurePages } from './page-bytes.ts'
import { measureStart } from './start.ts'

/**
 * `npm run bench [-- folder]`: prints a table of speed, memory and page weight. It measures the pictures in the
 * folder, or those of the demo store if no folder is given. Run it alone: its figures depend on the load of the
 * machine.
 */
const given = process.argv[2]

/** A run has at least this many pictures. Starting the codecs takes 0.4 s, which would distort a shorter run. */
const LEAST_PICTURES = 120

const folder = mkdtempSync(join(tmpdir(), 'psb-bench-'))
const rows: [what: string, measured: string, target: string][] = []

const fixed = (value: number, digits = 2) => value.toFixed(digits)
const dataDir = (name: string) => join(folder, `${name}-data`)
const megabytes = (bytes: number) => `${fixed(bytes / 1e6, 1)} MB`

try {
  const source = given ?? join(folder, 'demo')
  if (!given) await makeDemoStore(source)
  const pictures = globSync(`${source}/**/*.{jpg,jpeg,png,gif,webp}`)
  const jpegs = pictures.filter((path) => /\.jpe?g$/.test(path))

  await compare('JPEG', repeated(jpegs))
  const all = await measureRun(storeOf('all', pictures), dataDir('all'))
  rows.push([
    `all ${all.images} pictures, level Medium`,
    `${fixed(all.images / all.seconds)} images/s, ${fixed(all.bytes / 1e6 / all.seconds)} MB/s`,
    ''
  ])

  const large = await drawLargePhotos(join(folder, 'large'))
  const heavy = await measureRun(storeOf('large', large), dataDir('large'), { isWeighed: true })
  rows.push([
    `peak memory, ${large.length} JPEGs of 20 megapixels`,
    `${megabytes(heavy.peakBytes)}, server and codecs together`,
    'under 400 MB'
  ])

  const start = await measureStart(storeOf('start', jpegs.slice(0, 3)), dataDir('start'))
  rows.push(['start to listening, median of 7', `${fixed(start.listening, 0)} ms`, 'under 400 ms'])
  rows.push([
    'npm start with nothing changed, median of 5',
    `${fixed(start.npm, 0)} ms`,
    'under 1000 ms'
  ])

  const pages = await measurePages(
    storeOf('pages', pictures.slice(0, 40)),
    dataDir('pages'),
    findChromium()
  )
  for (const { page, react, script, css } of pages)
    rows.push([
      `script of ${page}, brotli`,
      `React ${fixed(react / 1024, 1)} KB, other ${fixed(script / 1024, 1)} KB; CSS ${fixed(css / 1024, 1)} KB`,
      page === '/image_optimisation'
        ? 'React 56 KB, other under 30 KB'
        : 'under 3 KB without islands'
    ])
} finally {
  rmSync(folder, { recursive: true, force: true })
}

const git = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).stdout.trim()
console.log(`\nPage Speed Boost ${git}, Node ${process.version}\n`)
console.log('| what | measured | target |\n|---|---|---|')
for (const row of rows) console.log(`| ${row.join(' | ')} |`)

function repeated(paths: string[]): string[] {
  const rounds = Math.ceil(LEAST_PICTURES / paths.length)
  return Array.from({ length: rounds }, () => paths).flat()
}

/**
 * Compares a whole run on the server with a bare encoder loop, to show what the safety around the encoder costs. Both
 * run twice, and the faster time of each counts.
 */
async function compare(name: string, paths: string[]): Promise<void> {
  const runs = []
  const loops = []
  const jpegs = paths.map((path) => ({ path, type: 'jpeg' as const }))
  for (let round = 0; round < 2; round++) {
    loops.push(await bareLoop(jpegs, 75, join(folder, `bare-${round}`)))
    runs.push(await measureRun(storeOf(`${name}-${round}`, paths), dataDir(`${name}-${round}`)))
  }
  const run = Math.min(...runs.map(({ seconds }) => seconds))
  const loop = Math.min(...loops)
  const bytes = runs[0]?.bytes ?? 0
  const speed = (seconds: number) =>
    `${fixed(paths.length / seconds)} images/s, ${fixed(bytes / 1e6 / seconds)} MB/s`
  rows.push([`bare sharp loop, ${paths.length} ${name}s`, speed(loop), ''])
  rows.push([`whole run, the same`, speed(run), ''])
  rows.push(['run : loop', fixed(loop / run), 'at least 0.9'])
}

/** Makes a store of these pictures, five to a product, so that lists and progress have something to show. */
function storeOf(name: string, paths: string[]): string {
  const store = join(folder, name)
  for (const [index, path] of paths.entries()) {
    const product = join(store, 'products', `product-${Math.floor(index / 5)}`)
    mkdirSync(product, { recursive: true })
    cpSync(path, join(product, `${index}-${basename(path, extname(path))}${extname(path)}`))
  }
  return store
}
