import { openFleetQueue } from '../../../server/core/queue/fleet-queue.ts'
import { openProcessQueue } from '../../../server/core/queue/process-queue.ts'
import { type Queue } from '../../../server/core/queue/queue.ts'
import { createDatabase, dropDatabase } from '../../support/postgres/databases.ts'

export type QueueSpeed = { asked: number; perSecond: number }

/** Any name that the queues do not know as work of several processes. */
const WORK = 'bench/nothing'

/** Only what fails is printed. */
const LOG = { error: console.error, info: () => {}, warn: console.error }

/** Measures how many pieces of empty work the queue of a server without a fleet does in a second. */
export async function measureProcessQueue(asked: number): Promise<QueueSpeed> {
  return measure(openProcessQueue(LOG), asked)
}

/** Measures how many pieces of empty work one process of a fleet does in a second. It asks for them itself. */
export async function measureFleetQueue(asked: number): Promise<QueueSpeed> {
  const databaseUrl = await createDatabase()
  try {
    const options = { databaseUrl, isWorker: true, processName: 'bench', log: LOG }
    return await measure(await openFleetQueue(options), asked)
  } finally {
    await dropDatabase(databaseUrl)
  }
}

/** Asks for work for this many shops, and waits until all of it is done. */
async function measure(queue: Queue, asked: number): Promise<QueueSpeed> {
  const done = new Set<number>()
  const allDone = Promise.withResolvers<void>()
  await queue.work(WORK, (shopId) => {
    done.add(shopId ?? 0)
    if (done.size === asked) allDone.resolve()
  })
  const began = performance.now()
  for (let shopId = 1; shopId <= asked; shopId++) await queue.ask(WORK, { shopId })
  await allDone.promise
  const seconds = (performance.now() - began) / 1000
  await queue.close()
  return { asked, perSecond: asked / seconds }
}
