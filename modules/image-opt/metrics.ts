import type { FastifyInstance } from 'fastify'
import { Gauge, Histogram } from 'prom-client'
import { secondsSince } from '../../server/core/clock.ts'
import type { OnEnd } from './engine/pool/scheduler.ts'
import type { Runner } from './runs/runner.ts'
import { findStall } from './runs/sql/stalled.ts'
import { countWork } from './runs/sql/work-counts.ts'

/** From a thumbnail to the limit of a task, after which its host is killed. */
const BUCKETS_S = [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

/** Measures how long the codecs take. Returns what the codec pool has to call. */
export function watchCodecs({ metrics }: Pick<FastifyInstance, 'metrics'>): OnEnd {
  const seconds = new Histogram({
    name: 'psb_encode_seconds',
    help: 'Time that the codecs took for one task, without the wait for a free thread.',
    labelNames: ['task'],
    buckets: BUCKETS_S,
    registers: [metrics.registry]
  })
  return (task, ms) => seconds.observe({ task }, ms / 1000)
}

/** Shows what all shops have done and have left to do. */
export function watchWork(
  { metrics, db, clock }: Pick<FastifyInstance, 'clock' | 'db' | 'metrics'>,
  runner: Runner | undefined
): void {
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name, help, labelNames, registers: [metrics.registry] })
  const runs = gauge('psb_runs', 'Runs by state.', 'state')
  const waiting = gauge('psb_images_waiting', 'Images that wait and could be worked on.')
  const oldest = gauge(
    'psb_images_waiting_oldest_seconds',
    'Age of the oldest run with such an image.'
  )
  const stalled = gauge(
    'psb_images_stalled_seconds',
    'Since when such an image has waited without any image being begun.'
  )
  const optimised = gauge('psb_images_optimised', 'Images currently optimised.')
  const saved = gauge('psb_saved_bytes', 'Bytes saved on optimised images.')
  // A web process of a fleet has none, and would look like one whose workers are closed.
  const open =
    runner && gauge('psb_workers_open', '1 when the image workers are open, otherwise 0.')
  metrics.beforeRead(async () => {
    const work = await countWork(db)
    runs.reset()
    for (const { state, count } of work.runs) runs.set({ state }, count)
    waiting.set(work.waiting)
    oldest.set(secondsSince(work.oldestAt, clock.now()))
    stalled.set(secondsSince(await findStall(db), clock.now()))
    optimised.set(work.optimised)
    saved.set(work.savedBytes)
    open?.set(runner?.isOpen() ? 1 : 0)
  })
}
