import type { Outcome } from './order.ts'
import { optimise, type Task } from './pipeline.ts'
import { refusalOf } from './refusal.ts'
import { makeThumbnail, type ThumbnailTask } from './thumbnail.ts'

export type Job = ({ kind: 'optimise' } & Task) | ({ kind: 'thumbnail' } & ThumbnailTask)

/** A thumbnail has nothing to tell but that it was written. */
export type Done = Outcome | { status: 'drawn' }

/** What Piscina calls in each thread of the codec host. */
export default async function work(job: Job): Promise<Done> {
  if (job.kind === 'optimise') return optimise(job)
  try {
    await makeThumbnail(job)
    return { status: 'drawn' }
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    return { status: 'refused', reason: refusal.reason, detail: refusal.message }
  }
}
