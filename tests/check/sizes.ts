import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { PRELOAD_FILE } from '../../modules/page-speed/storefront/build-scripts.ts'
import { reactFiles, weighSources } from '../support/build.ts'

/**
 * Checks the size of single files of the last build against their budgets (specification §13.11).
 * tests/e2e/page-weight.test.ts measures in a browser what a whole page loads.
 */
const KB = 1024
const gzip = (bytes: Buffer) => gzipSync(bytes, { level: 9 }).length
const brotli = (bytes: Buffer) => brotliCompressSync(bytes).length

const assets = globSync('dist/client/assets/**/*.{js,css,woff2}').map((path) => ({
  name: basename(path),
  path,
  bytes: readFileSync(path)
}))
const matching = (pattern: RegExp) => assets.filter(({ name }) => pattern.test(name))
const sum = (files: typeof assets, size: (bytes: Buffer) => number) =>
  files.reduce((total, { bytes }) => total + size(bytes), 0)

const reactNames = reactFiles()
const react = assets.filter(({ name }) => reactNames.has(name))
const chunks = matching(/\.js$/).filter((file) => !react.includes(file))
const largest = Math.max(...chunks.map(({ bytes }) => gzip(bytes)))

const preload = readFileSync(PRELOAD_FILE)

/** What every page loads, and what a page with islands loads as well. */
const EVERY_PAGE = ['pages/+client.ts']
const ISLANDS = ['islands/runtime/hydrate.ts']

/** Loaded by an island of the image page without a touch: the card that asks for a rating. */
const LATER = 'islands/review/ReviewPrompt.tsx'

/** Returns the sources of the islands that the files of a page name. */
const islandsIn = (folder: string): string[] =>
  globSync(`pages/${folder}/*.tsx`)
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/<Island\s+of=\{(\w+)\}/g)])
    .map(([, name]) => globSync(`islands/*/${name}.tsx`)[0] ?? String(name))

const withoutIslands = weighSources(EVERY_PAGE)
const imagePage = weighSources([
  ...EVERY_PAGE,
  ...ISLANDS,
  ...islandsIn('image_optimisation'),
  LATER
])

const checks: [what: string, size: number, limit: number][] = [
  ['styles of every page, gzip', sum(matching(/^pages_styles_index.*\.css$/), gzip), 7 * KB],
  ['React, gzip', sum(react, gzip), 70 * KB],
  ['React, brotli', sum(react, brotli), 60 * KB],
  ['largest other chunk, gzip', largest, 35 * KB],
  ['script of pages without islands, brotli', withoutIslands.script, 3 * KB],
  ['script of the image page besides React, brotli', imagePage.script, 30 * KB],
  ['styles of the image page, brotli', imagePage.css, 9 * KB],
  ['preload script, brotli', brotli(preload), 1100],
  ['Latin font', sum(matching(/latin-wght-normal/), (bytes) => bytes.length), 50 * KB]
]

if (assets.length === 0 || react.length === 0)
  throw new Error('Expected a build in dist/ but found none')
let isOver = false
for (const [what, size, limit] of checks) {
  const verdict = size > limit ? 'over the limit' : 'ok'
  if (size > limit) isOver = true
  console.log(`${what}: ${(size / KB).toFixed(1)} of ${limit / KB} KB, ${verdict}`)
}
if (isOver) process.exit(1)
