import { countPixels } from './count-pixels.ts'
import { type Entry, limitTime, settle } from './entry.ts'
import type { Answer } from './host.ts'
import { openQueue } from './queue.ts'
import { type HostLimits, openRecycledHost } from './recycled-host.ts'
import { settleVictims } from './victims.ts'
import type { Done, Job } from './worker.ts'

/** Called with the time that the codec host took for a job, whatever came of it. */
export type OnEnd = (kind: Job['kind'], ms: number) => void

export type Scheduler = {
  /**
   * Adds a job and resolves once it is done. `share` is the fraction of the picture's pixels that counts towards the
   * pixel budget.
   */
  add(job: Job, share: number): Promise<Done>
  load(): { waiting: number; running: number }
  /** Kills the codec host at once and rejects every job. */
  abort(reason: Error): void
  /** Finishes the running jobs and rejects the waiting ones. */
  close(): Promise<void>
}

/** Runs jobs in the codec host: as many at once as threads and memory allow, each within its time limit. */
export function openScheduler({
  taskLimitMs,
  onEnd,
  ...limits
}: HostLimits & { taskLimitMs: number; onEnd?: OnEnd }): Scheduler {
  const queue = openQueue(limits.workers)
  const running = new Map<number, Entry>()
  const host = openRecycledHost(limits, { onAnswer: finish, onEnd: replace })
  let lastId = 0
  let aborted: Error | undefined
  let whenIdle: (() => void) | undefined

  function startWaiting(): void {
    if (host.isSpent() && running.size === 0) host.retire()
    for (let next = nextEntry(); next; next = nextEntry()) start(next)
    if (running.size === 0) whenIdle?.()
  }

  const nextEntry = () => (host.isSpent() ? undefined : queue.takeNext([...running.values()]))

  function start(entry: Entry): void {
    const id = ++lastId
    running.set(id, entry)
    entry.startedAt = performance.now()
    limitTime(entry, taskLimitMs, host.kill)
    host.send({ id, job: entry.job })
  }

  function finish(answer: Answer): void {
    const entry = running.get(answer.id)
    if (!entry) return
    running.delete(answer.id)
    report(entry)
    settle(entry, answer)
    startWaiting()
  }

  function replace(cause: string): void {
    const victims = [...running.values()]
    running.clear()
    for (const victim of victims) if (victim.isOverdue) report(victim)
    settleVictims(victims, queue, { cause, taskLimitMs, aborted })
    startWaiting()
  }

  const report = ({ job, startedAt }: Entry) => onEnd?.(job.kind, performance.now() - startedAt)

  return {
    async add(job, share) {
      const pixels = (await countPixels(job.input)) * share
      const done = queue.add(job, pixels)
      startWaiting()
      return done
    },
    load: () => ({ waiting: queue.length(), running: running.size }),
    abort(reason) {
      aborted = queue.handBack(reason)
      host.kill()
    },
    async close() {
      queue.handBack(new Error('The codec pool is closing'))
      if (running.size > 0) await new Promise<void>((resolve) => (whenIdle = resolve))
      host.retire()
    }
  }
}
