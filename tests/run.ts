import { globSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { PassThrough, Readable } from 'node:stream'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { collectReports, filesOfProofs } from './proofs/collect.ts'
import { findChromium, shareBrowser } from './support/chromium.ts'
import { filesOnPostgres, SQLITE_ONLY } from './support/lanes/postgres.ts'
import { isEmpty, queueOf } from './support/lanes/queue.ts'
import { type Outcome, onlyFailures, unexpectedSkips } from './support/outcome.ts'
import { NO_POSTGRES } from './support/postgres/cluster.ts'
import { hasPostgres, sharePostgres } from './support/postgres/databases.ts'
import { installPostgres } from './support/postgres/find-programs.ts'
import { prepareDatabase } from './support/prepared-database.ts'

/*
 * Runs test files, several of them one after the other in each process (tests/support/lanes/process.ts). server/boot.mjs has
 * already installed the packages and built the pages.
 * - `npm test`: all files
 * - `npm test -- FILE…`: the named files
 * - `npm test -- --quick`: the files that start no browser, server or codec; meant to be run after every save
 * - `npm test -- --postgres`: the applications and servers of the tests have their databases on PostgreSQL: the named
 *   files, or all that use one (tests/support/lanes/postgres.ts)
 * - `npm run prove`: all files in their long form, which takes hours; writes the results to docs/reliability.md
 * - `npm run prove -- 1 5`: the files of the proofs 1 and 5
 */

const args = process.argv.slice(2)
const isQuick = args.includes('--quick')
const isOnPostgres = args.includes('--postgres')
const isProof = args.includes('--prove')
const isNumber = (arg: string) => /^\d+$/.test(arg)
const proofs = isProof ? args.filter(isNumber).map(Number) : []
const named = [
  ...args.filter((arg) => !arg.startsWith('--') && !isNumber(arg)),
  ...filesOfProofs(proofs)
]

/**
 * The longest first, because a long file that starts last runs alone at the end. The other files follow in any order.
 */
const LONGEST = [
  'tests/modules/page-speed/lighthouse.test.ts',
  'tests/modules/image-opt/runs/full-disk.test.ts',
  'tests/server/core/fleet/{kills,outages,walk}.test.ts',
  'tests/e2e/languages*.test.ts',
  'tests/e2e/accessibility*.test.ts',
  'tests/e2e/{automatic,strict-*,embedded-life}.test.ts',
  'tests/modules/image-opt/runs/*.test.ts',
  'tests/modules/image-opt/*.test.ts',
  'tests/modules/image-opt/engine/mutated.test.ts',
  'tests/e2e/*.test.ts',
  'tests/server/platforms/shopify/*.test.ts'
]

/** The files that `--quick` leaves out. */
const SLOW = [
  'tests/e2e/**',
  'tests/migrations/**',
  'tests/server/platforms/**',
  'tests/proofs/{[!p]*,po*}.test.ts',
  'tests/stand-in/**',
  'tests/modules/image-opt/{*,cli/*,engine/*,history/*,runs/*,uploads/*}',
  'tests/modules/page-speed/**',
  'tests/modules/{auth,pricing,webhooks}/**',
  'tests/server/first-start.test.ts',
  'tests/server/core/http/{long-requests,request-limits,time-limits,unread-pictures}.test.ts',
  'tests/{killed-tests,lock,oldest-node}.test.ts'
]

function filesOf(): string[] {
  if (named.length > 0) return named
  // Each pattern is expanded on its own, because globSync returns the files of several patterns in no particular order.
  const all = [
    ...new Set([...LONGEST, 'tests/**/*.test.ts'].flatMap((pattern) => globSync(pattern)))
  ]
  if (isOnPostgres) return filesOnPostgres(all)
  if (!isQuick) return all
  const slow = new Set(globSync(SLOW))
  return all.filter((file) => !slow.has(file))
}

/**
 * Node's flags for the test processes. They load error-domain.ts before the test file, and have V8's usual space for
 * young objects. They would otherwise inherit the small one of server/boot.mjs, which saves memory but costs a tenth of
 * the processor time.
 */
const FLAGS = [
  '--import',
  new URL('./support/error-domain.ts', import.meta.url).href,
  '--max-semi-space-size=16'
]

/**
 * How many files a process runs before the next one takes its place, so that no process grows for ever. Proofs have one
 * each, because some of them measure memory and latency.
 */
const FILES_OF_A_PROCESS = isProof ? 1 : 25

const PROCESS = new URL('./support/lanes/process.ts', import.meta.url).pathname

const ending = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ending.abort())

/** Runs processes one after the other until the queue is empty, and passes on their events. */
async function runLane(queue: string, events: PassThrough): Promise<void> {
  while (!isEmpty(queue) && !ending.signal.aborted)
    for await (const event of run({
      files: [PROCESS],
      argv: [queue, String(FILES_OF_A_PROCESS)],
      execArgv: FLAGS,
      signal: ending.signal
    }))
      events.write(event)
}

const files = filesOf()
process.env.CHROME_PATH = isQuick ? '' : findChromium()
if (isOnPostgres) process.env.DATABASE_OF_TESTS = 'postgres'
if (!isQuick) installPostgres()
if (isOnPostgres && !hasPostgres()) throw new Error(NO_POSTGRES)
if (!isQuick && hasPostgres()) await sharePostgres()
await prepareDatabase()
const browser = isQuick ? null : await shareBrowser()
process.env.LANE = isProof ? 'prove' : 'test'
// How long a test takes depends on what else the machine is doing, so this limit only stops a file that hangs.
process.env.TAP_TIMEOUT = isProof ? '36000' : '900'
const reports = isProof ? collectReports() : null

const began = performance.now()
const outcome: Outcome = { files: [], tests: 0, failed: [], skipped: [] }
// Runs two files more at a time than there are cores, because some tests only wait for disks, browsers and processes.
// Proofs run one at a time.
const lanes = isProof ? 1 : availableParallelism() + 2
const queue = queueOf(files)
const events = new PassThrough({ objectMode: true })
const ended = Promise.all(Array.from({ length: lanes }, () => runLane(queue, events)))
void ended.finally(() => events.end())
const failures = Readable.from(onlyFailures(events, outcome))
for await (const text of failures.compose(new spec())) process.stdout.write(text)
await ended

await browser?.close()

const unended = files.filter((file) => !outcome.files.includes(file))
const silent = reports?.write(files, [...outcome.failed, ...unended]) ?? []
const seconds = Math.round((performance.now() - began) / 1000)
const unexpected = unexpectedSkips(outcome)
for (const { file, name, reason } of outcome.skipped)
  console.log(`Left out: ${file}: ${name}: ${reason}`)
if (isOnPostgres && named.length === 0)
  for (const [pattern, reason] of Object.entries(SQLITE_ONLY))
    console.log(`Left out: ${pattern}: only on SQLite: ${reason}`)
if (isQuick)
  console.log(`Left out by --quick: ${globSync('tests/**/*.test.ts').length - files.length} files.`)
else if (isProof && named.length > 0)
  console.log(`Left out: ${globSync('tests/**/*.test.ts').length - files.length} files.`)
else if (!isProof && named.length === 0) console.log('Left out: the long forms of `npm run prove`.')
for (const part of silent) console.log(`Reported nothing: proof ${part}`)
for (const { file, name } of unexpected) console.log(`Must not be left out: ${file}: ${name}`)
for (const file of unended) console.log(`Did not run to its end: ${file}`)
for (const file of outcome.failed) console.log(`Failed: ${file}`)
console.log(
  `${files.length - unended.length} files, ${outcome.tests} assertions, ${outcome.failed.length + unended.length} failed, in ${seconds} s.`
)
process.exitCode =
  outcome.failed.length + unexpected.length + silent.length + unended.length > 0 ? 1 : 0
