import { takeNext } from './admission.ts'
import type { Entry } from './entry.ts'
import type { Done, Job } from './worker.ts'

/** The jobs that wait for a thread and for memory. */
export type Queue = ReturnType<typeof openQueue>

export function openQueue(threads: number) {
  const waiting: Entry[] = []
  let handedBack: Error | undefined
  return {
    length: () => waiting.length,
    add(job: Job, pixels: number): Promise<Done> {
      return new Promise((resolve, reject) => {
        if (handedBack) return reject(handedBack)
        const state = { isSuspect: false, overtaken: 0, isOverdue: false }
        const entry: Entry = { job, pixels, ...state, resolve, reject }
        if (job.kind === 'optimise') waiting.push(entry)
        // Somebody is looking at a page that waits for it.
        else waiting.unshift(entry)
      })
    },
    /** Takes back a job that was started in vain; it goes first. */
    putBack(entry: Entry): void {
      if (handedBack) entry.reject(handedBack)
      else waiting.unshift(entry)
    },
    takeNext: (running: readonly Entry[]) => takeNext(waiting, running, threads),
    /**
     * Rejects what waits and what is still to come.
     * @returns the reason it gives, which is the first one
     */
    handBack(reason: Error): Error {
      const first = (handedBack ??= reason)
      for (const entry of waiting.splice(0)) entry.reject(first)
      return first
    }
  }
}
