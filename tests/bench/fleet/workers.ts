import type { Test } from 'tap'
import type { Db } from '../../../server/core/database/db.ts'
import {
  type FleetShop,
  ledgerOf,
  openFleet,
  startRun,
  untilRunsEnd,
  untilSynced
} from '../../support/fleet.ts'
import type { Server } from '../../support/server.ts'
import { TOKEN } from '../../support/token.ts'
import { measureProcessorTime, type ProcessorTime } from './processor-time.ts'

export type FleetRun = {
  perSecond: number
  images: number
  /** Pictures that codecs were given more often than once. */
  encodedTwice: number
  /** Units of quota that were charged. */
  charged: number
  /** Seconds from the start of a shop's run to its first optimised image, of the shop that waits longest. */
  longestWait: number
  /** The seconds after which each shop has its turn if the shops take turns. */
  fairWait: number
  /** Milliseconds of processor time of an image. */
  processorTime: ProcessorTime
}

/** About 640 by 480 pixels, as in `npm run bench:shopify`. */
const SIZE = { width: 640, height: 480 }

/** All shops start a run at once, which this many worker processes with one codec thread each work off. */
export async function measureWorkers(options: {
  workers: number
  shops: number
  picturesEach: number
}): Promise<FleetRun> {
  const ends: (() => unknown)[] = []
  const teardown = (end: () => unknown) => void ends.unshift(end)
  try {
    return await measure({ teardown } as Pick<Test, 'teardown'>, options)
  } finally {
    for (const end of ends) await end()
  }
}

async function measure(
  t: Pick<Test, 'teardown'>,
  { workers, shops: count, picturesEach }: Parameters<typeof measureWorkers>[0]
): Promise<FleetRun> {
  const fleet = await openFleet(t)
  const shops: FleetShop[] = []
  for (let at = 0; at < count; at++) shops.push(await fleet.addShop(picturesEach, SIZE))
  const before = shops.map((shop) => shop.shown())
  const web = await fleet.start('web')
  const started: Server[] = []
  for (let at = 0; at < workers; at++) started.push(await fleet.start('worker'))

  for (const shop of shops) await untilSynced(fleet, web, shop)
  const processorTime = measureProcessorTime(started)
  await Promise.all(shops.map((shop) => startRun(fleet, web, shop, 'reOptimize')))
  await untilRunsEnd(fleet.db, shops)
  const { workers: ofWorkers, codecs, database } = processorTime()

  const after = shops.flatMap((shop) => shop.shown())
  const images = after.filter((hash, at) => hash !== before.flat()[at]).length
  if (images !== count * picturesEach)
    throw new Error(`Expected ${count * picturesEach} optimised images, found ${images}`)
  const { seconds, longestWait } = await readTimes(fleet.db)
  const encoded = await Promise.all([web, ...started].map(countEncoded))
  return {
    images,
    perSecond: images / seconds,
    encodedTwice: encoded.reduce((sum, one) => sum + one, 0) - images,
    charged: (await ledgerOf(fleet)).spent,
    longestWait,
    fairWait: (count * seconds) / images,
    processorTime: {
      workers: ofWorkers / images,
      codecs: codecs / images,
      database: database / images
    }
  }
}

/** Reads from the database how long the runs took together, and the longest wait for a first image. */
async function readTimes(db: Db): Promise<{ seconds: number; longestWait: number }> {
  const runs = await db
    .selectFrom('run')
    .innerJoin('run_item', 'run_item.run_id', 'run.id')
    .innerJoin('image_result', 'image_result.image_id', 'run_item.image_id')
    .select(({ fn }) => ['run.created_at', fn.min('image_result.optimised_at').as('first')])
    .select('run.finished_at')
    .groupBy(['run.id', 'run.created_at', 'run.finished_at'])
    .execute()
  const ms = (text: string | null) => Date.parse(text ?? '')
  const began = Math.min(...runs.map(({ created_at }) => ms(created_at)))
  const ended = Math.max(...runs.map(({ finished_at }) => ms(finished_at)))
  const waits = runs.map(({ created_at, first }) => ms(first) - ms(created_at))
  return { seconds: (ended - began) / 1000, longestWait: Math.max(...waits) / 1000 }
}

/** Reads from the metrics of a process how many pictures its codecs were given. */
async function countEncoded({ address }: Server): Promise<number> {
  const headers = { authorization: `Bearer ${TOKEN}` }
  const text = await (await fetch(`${address}/metrics`, { headers })).text()
  const [, count = '0'] =
    /^psb_encode_seconds_count\{[^}]*task="optimise"[^}]*\} (\d+)$/m.exec(text) ?? []
  return Number(count)
}
