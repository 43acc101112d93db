import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import root from 'tap'
import { statOf } from '../memory.ts'
import { takeNext } from './queue.ts'
import { enter } from './test-of-file.ts'

/*
 * Runs test files of a queue, one after the other in this process, because a process of its own costs each file one to
 * three seconds of processor time: for loading the application and until V8 has compiled what it calls often. Each file
 * is a subtest, so that what it opened is closed before the next one starts.
 */

const [queue = '', most = ''] = process.argv.slice(2)

// The limit is for each file instead.
const timeout = Number(process.env.TAP_TIMEOUT ?? 900) * 1000
root.setTimeout(0)

/** How long a file may take to close what it opened, as a fraction of its limit. */
const CLOSING = 0.1

let running: string | undefined
process.on('exit', () => {
  if (running !== undefined) console.error(`The process ended in ${running}.`)
})

for (let count = 0; count < Number(most) && (await canDraw()); count++) {
  running = takeNext(queue)
  if (running === undefined) break
  const url = pathToFileURL(resolve(running)).href
  const began = performance.now()
  const cpuBefore = cpuSeconds()
  const late = setTimeout(() => process.exit(1), timeout * (1 + CLOSING)).unref()
  const results = await root.test(running, { timeout }, async (t) => {
    enter(t)
    await import(url)
  })
  clearTimeout(late)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const cpu = (cpuSeconds() - cpuBefore).toFixed(1)
  console.log(`${results?.ok ? '✔' : '✖'} ${running} ${seconds} s, processor ${cpu} s`)
  // A file that ran out of time may still be working. It would run beside the next file and keep this process alive.
  if (performance.now() - began >= timeout) {
    running = undefined
    process.exit(1)
  }
}
running = undefined

/**
 * Returns false once a file has loaded the engine, which switches SVG off for its whole process. Other files draw their
 * pictures with it, so they get a new process.
 */
async function canDraw(): Promise<boolean> {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')
  return sharp(svg)
    .metadata()
    .then(
      () => true,
      () => false
    )
}

/** The processor time of this process and of the children that have ended; 0 except on Linux. */
function cpuSeconds(): number {
  const ticks = statOf(process.pid).slice(11, 15)
  return ticks.reduce((sum, each) => sum + Number(each), 0) / 100
}
