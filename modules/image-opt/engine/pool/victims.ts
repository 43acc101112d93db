import { type Entry, refuse } from './entry.ts'
import type { Queue } from './queue.ts'

/**
 * Decides what becomes of the jobs that were running when the codec host ended. A job that took too long, or that is
 * proven to have killed the host, is refused; the others start again. If the pool was aborted, all jobs are rejected
 * with the reason `aborted`.
 */
export function settleVictims(
  victims: Entry[],
  queue: Queue,
  {
    cause,
    taskLimitMs,
    aborted
  }: { cause: string; taskLimitMs: number; aborted: Error | undefined }
): void {
  const wasKilled = victims.some(({ isOverdue }) => isOverdue)
  for (const entry of victims.toReversed()) {
    clearTimeout(entry.timer)
    if (aborted) entry.reject(aborted)
    else if (entry.isOverdue) void refuse(entry, 'took-too-long', `more than ${taskLimitMs} ms`)
    else if (entry.isSuspect) void refuse(entry, 'worker-died', `the codec host ${cause}`)
    else {
      // If the host was killed because of an overdue job, the other jobs are innocent. If it died for any other reason,
      // each job now runs alone, so that a second death shows which one is to blame.
      entry.isSuspect = !wasKilled
      queue.putBack(entry)
    }
  }
}
