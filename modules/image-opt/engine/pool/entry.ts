import { rm } from 'node:fs/promises'
import type { Refusal } from '../encode-options.ts'
import { partOf } from '../save.ts'
import type { Waiting } from './admission.ts'
import type { Answer } from './host.ts'
import type { Done, Job } from './worker.ts'

/** A job in the pool, until its promise is settled. */
export type Entry = Waiting & {
  job: Job
  /** The job exceeded its time limit, so the codec host was killed. */
  isOverdue: boolean
  /** When the codec host received it; see performance.now(). */
  startedAt: number
  timer?: NodeJS.Timeout
  resolve(done: Done): void
  reject(error: Error): void
}

/**
 * Gives the job `limitMs` to finish. After that it kills the whole codec host, since native code cannot be
 * interrupted.
 */
export function limitTime(entry: Entry, limitMs: number, kill: () => void): void {
  entry.timer = setTimeout(() => {
    entry.isOverdue = true
    kill()
  }, limitMs)
}

/** Settles the job with the codec host's answer. */
export function settle(entry: Entry, answer: Answer): void {
  clearTimeout(entry.timer)
  if ('done' in answer) entry.resolve(answer.done)
  else entry.reject(faultOf(answer))
}

/** Settles the job by refusing its picture. */
export async function refuse(
  { job, resolve }: Entry,
  reason: Refusal,
  detail: string
): Promise<void> {
  // The codec host may have been killed while it was writing one of these files.
  if (job.kind !== 'watermark')
    await Promise.allSettled(
      [job.output, partOf(job.output)].map((path) => rm(path, { force: true }))
    )
  resolve({ status: 'refused', reason, detail })
}

/** Converts a fault to an error, which carries the system's code if the fault is about the disk. */
const faultOf = ({ fault, code }: { fault: string; code: string }): Error =>
  Object.assign(new Error(`Codec host: ${fault}`), code && { code })
