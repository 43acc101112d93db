import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { startAll } from '../support/runs.ts'
import { startServer } from '../support/server.ts'
import { bytesOf } from '../support/shop.ts'

export type Measured = {
  images: number
  bytes: number
  /** From the moment the run is queued to the one when its last picture is recorded, by the server's clock. */
  seconds: number
  /** Most resident bytes of the server, and of the codec host beside it; 0 where /proc does not say. */
  peakServer: number
  peakHost: number
}

/** Optimises everything in a store with the real server, over HTTP, as a merchant would. */
export async function measureRun(storeDir: string, dataDir: string): Promise<Measured> {
  const bytes = bytesOf(storeDir)
  const server = await startServer({ STORE_DIR: storeDir, DATA_DIR: dataDir, BILLING: 'off' })
  const { merchant } = server
  const { status, body } = await startAll(merchant)
  if (status !== 200)
    throw new Error(`Expected the run to start but received ${status}: ${body.message}`)
  for (;;) {
    const { body: schedule } = await merchant.get('/api/v2/image-opt/getOptSchedule?data_type=1')
    if (schedule.product.process_result === 1) {
      const peaks = { peakServer: peakOf(server.pid), peakHost: peakOfChildren(server.pid) }
      await server.stop()
      return {
        images: schedule.product.image_total,
        bytes,
        seconds: lengthOfRun(dataDir),
        ...peaks
      }
    }
    // Seldom, as the page does: asking takes 5 ms of the processor each time.
    await new Promise((resolve) => setTimeout(resolve, 1000))
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

function peakOf(pid: number): number {
  try {
    const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes ?? 0) * 1024
  } catch {
    return 0
  }
}

function peakOfChildren(parent: number): number {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger)
  const children = pids.filter((pid) => {
    try {
      return (
        readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === String(parent)
      )
    } catch {
      return false
    }
  })
  return children.reduce((sum, pid) => sum + peakOf(pid), 0)
}
