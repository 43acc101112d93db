import { rm } from 'node:fs/promises'
import type { Refusal } from '../encode-options.ts'
import { partOf } from '../save.ts'
import type { Waiting } from './admission.ts'
import type { Answer } from './host.ts'
import type { Done, Job } from './worker.ts'

/** A job in the pool, until its promise is settled. */
export type Entry = Waiting & {
  job: Job
  /** It took longer than allowed, and the codec host was killed for it. */
  isOverdue: boolean
  timer?: NodeJS.Timeout
  resolve(done: Done): void
  reject(error: Error): void
}

/** Gives the job `limitMs` to finish; then the whole codec host is killed, since native code cannot be interrupted. */
export function limitTime(entry: Entry, limitMs: number, kill: () => void): void {
  entry.timer = setTimeout(() => {
    entry.isOverdue = true
    kill()
  }, limitMs)
}

/** Settles the job as the codec host answered. */
export function settle(entry: Entry, answer: Answer): void {
  clearTimeout(entry.timer)
  if ('done' in answer) entry.resolve(answer.done)
  else entry.reject(faultOf(answer))
}

/** Settles the job as a refusal of its picture. */
export async function refuse(
  { job, resolve }: Entry,
  reason: Refusal,
  detail: string
): Promise<void> {
  // The host was killed in the middle of its work and may have left files.
  if (job.kind !== 'watermark')
    await Promise.allSettled(
      [job.output, partOf(job.output)].map((path) => rm(path, { force: true }))
    )
  resolve({ status: 'refused', reason, detail })
}

/** With the system's code where it is about the disk. */
const faultOf = ({ fault, code }: { fault: string; code: string }): Error =>
  Object.assign(new Error(`Codec host: ${fault}`), code && { code })
