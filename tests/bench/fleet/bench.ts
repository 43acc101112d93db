import { table } from '../table.ts'
import { describeMachine, writeSection } from '../write-section.ts'
import { measureFleetQueue, measureProcessQueue, type QueueSpeed } from './queues.ts'
import { measureWorkers } from './workers.ts'

/**
 * `npm run bench:fleet [-- --write]`: measures real processes on PostgreSQL, a bucket and the stand-in for Shopify, which
 * all run on this machine. --write puts the tables into docs/benchmarks.md. Run it alone: its figures depend on the load
 * of the machine.
 */
const SHOPS = 64
/** Together 1,024. A standard shop has 2,000 points, which is enough for these, so that Shopify's limit delays none. */
const PICTURES_EACH = 16
const ASKED = 1000

const rows: string[][] = []
let alone = 0
for (const workers of [1, 2, 4]) {
  console.error(`${workers} workers…`)
  const run = await measureWorkers({ workers, shops: SHOPS, picturesEach: PICTURES_EACH })
  alone ||= run.perSecond
  const isOnce = run.encodedTwice === 0 && run.charged === run.images
  rows.push([
    String(workers),
    run.perSecond.toFixed(2),
    `${((run.perSecond / alone / workers) * 100).toFixed(0)} %`,
    `${run.encodedTwice}, ${run.charged} ${isOnce ? '✓' : '✗'}`,
    `${run.longestWait.toFixed(1)} s`,
    `${run.fairWait.toFixed(1)} s`,
    [run.processorTime.workers, run.processorTime.codecs, run.processorTime.database]
      .map((ms) => ms.toFixed(0))
      .join(' + ')
  ])
  console.error(rows.at(-1)?.join('   '))
}

const queues: [what: string, speed: QueueSpeed][] = [
  ['one process, in memory', await measureProcessQueue(ASKED)],
  ['a fleet, pg-boss', await measureFleetQueue(ASKED)]
]
const text = `\`npm run bench:fleet\` at ${describeMachine()}: a web process and workers with one codec thread each, on PostgreSQL and
a bucket. ${SHOPS} shops on the stand-in start a run over ${PICTURES_EACH} different pictures of about 640 by 480 pixels each. Everything
shares the cores of the machine. Efficiency is the speed against that of as many workers as fast as the only one. The fair
wait is the time that one image of each shop takes.

${table(
  [
    'workers',
    'images/s',
    'efficiency',
    'encoded twice, units charged',
    'longest wait for a first image',
    'fair wait',
    'processor ms of an image: workers + codecs + PostgreSQL'
  ],
  rows
)}

${ASKED} pieces of empty work, each for another shop, asked for one after the other by the process that does them:

${table(
  ['queue', 'pieces/s'],
  queues.map(([what, { perSecond }]) => [what, perSecond.toFixed(0)])
)}`
console.log(`\n${text}`)
if (process.argv.includes('--write')) writeSection('## Fleet', text)
// The PostgreSQL of this bench ends with its process.
process.exit()
