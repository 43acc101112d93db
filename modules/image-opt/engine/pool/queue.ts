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
        const state = { isSuspect: false, overtaken: 0, isOverdue: false, startedAt: 0 }
        const entry: Entry = { job, pixels, ...state, resolve, reject }
        if (job.kind === 'optimise') waiting.push(entry)
        // Thumbnails and watermarks go first, because somebody is waiting for them in the browser.
        else waiting.unshift(entry)
      })
    },
    /** Returns an interrupted job to the head of the queue. */
    putBack(entry: Entry): void {
      if (handedBack) entry.reject(handedBack)
      else waiting.unshift(entry)
    },
    takeNext: (running: readonly Entry[]) => takeNext(waiting, running, threads),
    /**
     * Rejects every waiting job and every job that is added later, all with the reason of the first call.
     * @returns that reason
     */
    handBack(reason: Error): Error {
      const first = (handedBack ??= reason)
      for (const entry of waiting.splice(0)) entry.reject(first)
      return first
    }
  }
}
