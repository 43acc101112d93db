import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { memoryOf } from '../support/memory.ts'
import { startAll } from '../support/runs.ts'
import { startServer } from '../support/server.ts'
import { bytesOf } from '../support/shop.ts'
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
  const { status, body } = await startAll(merchant)
  if (status !== 200)
    throw new Error(`Expected the run to start but received ${status}: ${body.message}`)
  let peakBytes = 0
  for (;;) {
    const { body: schedule } = await merchant.get('/api/v2/image-opt/getOptSchedule?data_type=1')
    if (schedule.product.process_result === 1) {
      const images = schedule.product.image_total
      const serverMsPerImage = (cpuOf(server.pid) - before) / images
      await server.stop()
      return { images, bytes, seconds: lengthOfRun(dataDir), peakBytes, serverMsPerImage }
    }
    // Polls only once a second, as the page does: each call costs 5 ms of CPU.
    const until = performance.now() + 1000
    while (performance.now() < until) {
      if (isWeighed) peakBytes = Math.max(peakBytes, memoryOf(server.pid))
      await new Promise((resolve) => setTimeout(resolve, isWeighed ? 25 : 1000))
    }
  }
}

function lengthOfRun(dataDir: string): number {
  const db = new Sqlite(join(dataDir, 'page-speed-boost.db'), { readonly: true })
  const run = db.prepare('select created_at, finished_at from run').get() as {
    created_at: string
    finished_at: string
  }
  db.close()
  return (Date.parse(run.finished_at) - Date.parse(run.created_at)) / 1000
}
