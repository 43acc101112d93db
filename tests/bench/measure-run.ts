import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { memoryOf } from '../support/memory.ts'
import type { Answer, Merchant, Reply } from '../support/merchant.ts'
import { startAll } from '../support/runs.ts'
import { startServer } from '../support/server.ts'
import { bytesOf } from '../support/shop.ts'
import { TOKEN } from '../support/token.ts'
import { cpuOf } from './cpu.ts'

export type Measured = {
  images: number
  bytes: number
  /** From queueing the run until its last picture is recorded, by the server's clock. */
  seconds: number
  /**
   * Peak memory of the server and its codec host together, with shared pages counted once. It is 0 if memory was not
   * measured.
   */
  peakBytes: number
  /** Processor time of the server's own process during the run, so without the codecs, for each image. */
  serverMsPerImage: number
}

/** A second run over the same images, which the first one left as they should be. */
export type SecondRun = { seconds: number; pictures: number; codecTasks: number }

/** Optimises everything in a store through the real server, over HTTP, as a merchant would. */
export async function measureRun(
  storeDir: string,
  dataDir: string,
  { isWeighed = false } = {}
): Promise<Measured> {
  const bytes = bytesOf(storeDir)
  const server = await startServer({ STORE_DIR: storeDir, DATA_DIR: dataDir, BILLING: 'off' })
  const { merchant } = server
  const before = cpuOf(server.pid)
  assertStarted(await startAll(merchant))
  let peakBytes = 0
  const images = await untilRunEnds(merchant, async (until) => {
    while (performance.now() < until) {
      if (isWeighed) peakBytes = Math.max(peakBytes, memoryOf(server.pid))
      await pause(isWeighed ? 25 : 1000)
    }
  })
  const serverMsPerImage = (cpuOf(server.pid) - before) / images
  await server.stop()
  return { images, bytes, seconds: lengthOfRun(dataDir), peakBytes, serverMsPerImage }
}

/** Optimises everything again in a store that `measureRun` has left, by the button for images that are optimised. */
export async function measureSecondRun(storeDir: string, dataDir: string): Promise<SecondRun> {
  const server = await startServer({ STORE_DIR: storeDir, DATA_DIR: dataDir, BILLING: 'off' })
  const { merchant, address } = server
  const body = { data_type: 1, data_list: [], re_opt_type: 'all', page_type: 0 }
  const before = await countCodecTasks(address)
  assertStarted(await merchant.post('/api/v2/image-opt/reOptimize', body))
  const pictures = await untilRunEnds(merchant, (until) => pause(until - performance.now()))
  const codecTasks = (await countCodecTasks(address)) - before
  await server.stop()
  return { seconds: lengthOfRun(dataDir), pictures, codecTasks }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

function assertStarted({ status, body }: Reply<Answer>): void {
  if (status !== 200)
    throw new Error(`Expected the run to start but received ${status}: ${body.message}`)
}

/** Returns the number of images once the run is over. Polls once a second, as the page does: each call costs 5 ms of CPU. */
async function untilRunEnds(
  merchant: Merchant,
  passTime: (until: number) => Promise<void>
): Promise<number> {
  for (;;) {
    const { body: schedule } = await merchant.get('/api/v2/image-opt/getOptSchedule?data_type=1')
    if (schedule.product.process_result === 1) return Number(schedule.product.image_total)
    await passTime(performance.now() + 1000)
  }
}

/** Reads from the metrics how many tasks the codecs were given. */
async function countCodecTasks(address: string): Promise<number> {
  const headers = { authorization: `Bearer ${TOKEN}` }
  const text = await (await fetch(`${address}/metrics`, { headers })).text()
  return [...text.matchAll(/^psb_encode_seconds_count\S* (\d+)$/gm)].reduce(
    (sum, [, count]) => sum + Number(count),
    0
  )
}

function lengthOfRun(dataDir: string): number {
  const db = new Sqlite(join(dataDir, 'page-speed-boost.db'), { readonly: true })
  const newest = 'select created_at, finished_at from run order by id desc limit 1'
  const run = db.prepare(newest).get() as {
    created_at: string
    finished_at: string
  }
  db.close()
  return (Date.parse(run.finished_at) - Date.parse(run.created_at)) / 1000
}
