import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { PRELOAD_FILE } from '../modules/page-speed/storefront/build-scripts.ts'
import { reactFiles } from './support/build.ts'

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

const checks: [what: string, size: number, limit: number][] = [
  ['styles of every page, gzip', sum(matching(/^pages_styles_index.*\.css$/), gzip), 7 * KB],
  ['React, gzip', sum(react, gzip), 70 * KB],
  ['React, brotli', sum(react, brotli), 60 * KB],
  ['largest other chunk, gzip', largest, 35 * KB],
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
