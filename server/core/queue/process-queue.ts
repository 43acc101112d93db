import type { FastifyBaseLogger } from 'fastify'
import type { Queue, Work } from './queue.ts'
import { startScheduler } from './scheduler.ts'

/** Creates the queue of a server that is the only process on its database: work begins where it is asked for. */
export function openProcessQueue(log: Pick<FastifyBaseLogger, 'error'>): Queue {
  const works = new Map<string, Work>()
  const waiting = new Map<string, NodeJS.Timeout>()
  const going = new Set<Promise<void>>()
  let isClosed = false

  function begin(name: string, shopId: number | undefined): void {
    const work = works.get(name)
    if (!work || isClosed) return
    const ended = Promise.resolve()
      .then(() => work(shopId))
      .catch((error) => log.error({ err: error, job: name }, 'work that was asked for failed'))
      .finally(() => going.delete(ended))
    going.add(ended)
  }

  return {
    async ask(name, { shopId, afterMs = 0 } = {}) {
      if (afterMs === 0) return begin(name, shopId)
      const key = `${name} ${shopId ?? ''}`
      if (isClosed || waiting.has(key)) return
      const due = () => {
        waiting.delete(key)
        begin(name, shopId)
      }
      waiting.set(key, setTimeout(due, afterMs).unref())
    },
    async work(name, work) {
      works.set(name, work)
    },
    async schedule(app, jobs) {
      startScheduler(app, jobs)
    },
    async close() {
      isClosed = true
      for (const timer of waiting.values()) clearTimeout(timer)
      await Promise.all(going)
    }
  }
}
