import type { Outcome } from '../encode-options.ts'
import { displaySize } from '../picture.ts'
import { optimise, type Task } from '../pipeline.ts'
import { refusalOf } from '../refusal.ts'
import { makeThumbnail, type ThumbnailTask } from '../thumbnail.ts'
import { readWatermark } from '../watermark.ts'

/** A job that writes a file, either completely or not at all. */
export type WritingJob = ({ kind: 'optimise' } & Task) | ({ kind: 'thumbnail' } & ThumbnailTask)
export type Job = WritingJob | { kind: 'watermark'; input: string }

/**
 * The result of a job. For a thumbnail it says only that the file was written, and for a watermark it gives only the
 * size.
 */
export type Done = Outcome | { status: 'drawn' } | { status: 'fit'; width: number; height: number }

/** Runs one job. Piscina calls it in each thread of the codec host. */
export default async function work(job: Job): Promise<Done> {
  if (job.kind === 'optimise') return optimise(job)
  try {
    if (job.kind === 'watermark')
      return { status: 'fit', ...displaySize(await readWatermark(job.input)) }
    await makeThumbnail(job)
    return { status: 'drawn' }
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    return { status: 'refused', reason: refusal.code, detail: refusal.message }
  }
}
