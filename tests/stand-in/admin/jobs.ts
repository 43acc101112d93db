import { randomUUID } from 'node:crypto'
import type { Job } from '../content/entities.ts'
import type { ShopWorld } from '../world.ts'
import { globalId, noSuchResource, readGlobalId } from './global-ids.ts'
import type { Part } from './part.ts'

/** Schedules work for later; the app polls the job until it is done (recorded). */
export function startJob(shop: ShopWorld, act: () => void): Job {
  const job: Job = { id: globalId('Job', randomUUID()), done: false }
  shop.content.jobs.set(job.id, job)
  shop.timeline.in(shop.world.timing.jobMs, () => {
    act()
    job.done = true
  })
  return job
}

export const jobs: Part = {
  types: {
    QueryRoot: {
      job: (_: unknown, { id }: { id: string }, { shop }) => {
        if (readGlobalId(id)?.type !== 'Job') throw noSuchResource(id)
        return shop.content.jobs.get(id) ?? null
      }
    },
    Job: { query: () => ({}) }
  }
}
