import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import t, { type Test } from 'tap'
import {
  type CodecPoolOptions,
  startCodecPool
} from '../../../../modules/image-opt/engine/pool/pool.ts'
import { exists, LOSSLESS, MEDIUM, openBench } from '../../../support/engine.ts'
import { photo } from '../../../support/pictures.ts'

const worker = new URL('../../../support/misbehaving-worker.ts', import.meta.url)

/**
 * Opens a pool whose worker does what the text in a picture file says: 'well', 'abort', 'hang', 'slow' or 'fault'.
 */
async function scriptedPool(t: Test, options: Partial<CodecPoolOptions> = {}) {
  const bench = await openBench(t)
  const pool = startCodecPool({ workers: 2, worker, ...options })
  t.teardown(() => pool.close())
  let count = 0
  async function make(script: string) {
    const name = `${script}-${++count}`
    const input = await bench.put(name, Buffer.from(script.padEnd(40)))
    const output = bench.path(`${name}-out`)
    const isLeft = async () => (await exists(output)) || (await exists(`${output}.part`))
    return { output, isLeft, done: pool.optimise({ input, output, options: MEDIUM }) }
  }
  const hostOf = async (script = 'well') => {
    const { done, output } = await make(script)
    await done
    return Number(await readFile(output, 'utf8'))
  }
  return { bench, pool, make, hostOf }
}

t.test('pictures are optimised in a separate process', async (t) => {
  const bench = await openBench(t)
  const pool = startCodecPool({ workers: 2 })
  t.teardown(() => pool.close())
  const input = await bench.put('photo', await photo().jpeg({ quality: 95 }).toBuffer())
  const broken = await bench.put('broken', Buffer.from('\xff\xd8\xff nothing', 'latin1'))
  const outcomes = await Promise.all([
    pool.optimise({ input, output: bench.path('a'), options: MEDIUM }),
    pool.optimise({ input, output: bench.path('b'), options: LOSSLESS }),
    pool.optimise({ input: broken, output: bench.path('c'), options: MEDIUM })
  ])
  t.match(outcomes, [
    { status: 'optimised', outputType: 'jpeg' },
    { status: 'optimised', outputType: 'jpeg' },
    { status: 'refused', reason: 'damaged' }
  ])
  t.equal(await pool.thumbnail({ input, output: bench.path('small') }), true)
  t.ok((await readFile(bench.path('small'))).length < 3_000)
  t.equal(await pool.thumbnail({ input: broken, output: bench.path('none') }), false)
})

t.test('a thumbnail is upright and has the colours of the picture', async (t) => {
  const bench = await openBench(t)
  const pool = startCodecPool({ workers: 1 })
  t.teardown(() => pool.close())
  const shown = { r: 200, g: 60, b: 60 }
  const wide = await sharp({ create: { width: 400, height: 300, channels: 3, background: shown } })
    .withIccProfile('p3')
    .withMetadata({ orientation: 6, icc: 'p3' })
    .jpeg({ quality: 95 })
    .toBuffer()
  const output = bench.path('small')
  t.equal(await pool.thumbnail({ input: await bench.put('wide', wide), output }), true)
  const { data, info } = await sharp(await readFile(output))
    .raw()
    .toBuffer({ resolveWithObject: true })
  t.match(info, { width: 60, height: 80 })
  const colour = [...data.subarray(0, 3)]
  t.ok(
    Object.values(shown).every((value, channel) => Math.abs(value - (colour[channel] ?? 0)) < 6),
    colour.join()
  )
})

t.test('a watermark file is inspected in a separate process', async (t) => {
  const bench = await openBench(t)
  const pool = startCodecPool({ workers: 1 })
  t.teardown(() => pool.close())
  const mark = await photo(60, 30).png().toBuffer()
  t.strictSame(await pool.inspectWatermark(await bench.put('mark', mark)), {
    width: 60,
    height: 30
  })
  const cut = await bench.put('cut', Buffer.concat([mark.subarray(0, 300), mark.subarray(-12)]))
  t.match(await pool.inspectWatermark(cut), { reason: 'damaged' })
})

t.test(
  'a picture that kills its process is refused, and the others are still processed §5.1.9',
  async (t) => {
    const { make } = await scriptedPool(t)
    const killer = await make('abort')
    const others = await Promise.all(['slow', 'well', 'slow', 'well'].map(make))
    t.match(await killer.done, { status: 'refused', reason: 'worker-died', detail: /SIGABRT/ })
    for (const other of others) t.match(await other.done, { status: 'unchanged' })
    t.equal(await killer.isLeft(), false)
  }
)

t.test(
  'a picture that takes too long is refused, and the others are still processed §5.1.7',
  async (t) => {
    const tasks: { kind: string; ms: number }[] = []
    const onEnd = (kind: string, ms: number) => void tasks.push({ kind, ms })
    const { make } = await scriptedPool(t, { taskLimitMs: 5_000, onEnd })
    const hanging = await make('hang')
    const others = await Promise.all(['slow', 'well'].map(make))
    t.match(await hanging.done, { status: 'refused', reason: 'took-too-long' })
    for (const other of others) t.match(await other.done, { status: 'unchanged' })
    t.equal(await hanging.isLeft(), false)
    t.strictSame(
      tasks.map(({ kind }) => kind),
      ['optimise', 'optimise', 'optimise'],
      'each is reported once'
    )
    t.ok(Math.max(...tasks.map(({ ms }) => ms)) > 4_900, 'with the time that it took')
  }
)

t.test('a bug in our code is reported as an error, not as a refusal of the picture', async (t) => {
  const { make } = await scriptedPool(t)
  await t.rejects((await make('fault')).done, /a mistake of ours/)
})

t.test('the codec process is replaced after a set number of pictures', async (t) => {
  const { hostOf } = await scriptedPool(t, { hostTasks: 2 })
  const hosts = [await hostOf(), await hostOf(), await hostOf()]
  t.equal(hosts[0], hosts[1])
  t.not(hosts[1], hosts[2])
})

t.test('closing the pool finishes the running picture and rejects the waiting ones', async (t) => {
  const { pool, make } = await scriptedPool(t, { workers: 1 })
  const running = await make('slow')
  const waiting = await make('slow')
  while (pool.load().waiting === 0) await new Promise(setImmediate)
  const rejected = t.rejects(waiting.done, /closing/)
  await pool.close()
  t.match(await running.done, { status: 'unchanged' })
  await rejected
  await t.rejects((await make('well')).done, /closing/)
})

t.test('aborting the pool ends its process and rejects every picture', async (t) => {
  const stop = new AbortController()
  const { pool, make } = await scriptedPool(t, { workers: 1, signal: stop.signal })
  const tasks = await Promise.all([make('hang'), make('well')])
  while (pool.load().waiting === 0) await new Promise(setImmediate)
  const ended = Promise.allSettled(tasks.map(({ done }) => done))
  stop.abort(new Error('enough'))
  t.match(await ended, Array(2).fill({ status: 'rejected', reason: { message: 'enough' } }))
})

t.test('the codec process exits when the server is killed', async (t) => {
  const { bench } = await scriptedPool(t)
  const child = fork(
    fileURLToPath(new URL('../../../support/pool-child.ts', import.meta.url)),
    [
      await bench.put('w', Buffer.from('well'.padEnd(40))),
      await bench.put('h', Buffer.from('hang'.padEnd(40))),
      bench.path('out')
    ],
    { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] }
  )
  const [line] = (await once(child.stdout ?? child, 'data')) as [Buffer]
  const host = Number(line.toString())
  t.ok(isAlive(host))
  child.kill('SIGKILL')
  for (let waited = 0; isAlive(host) && waited < 5_000; waited += 20) {
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  t.notOk(isAlive(host))
})

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
