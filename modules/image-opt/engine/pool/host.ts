/**
 * The entry point of the codec host. A codec can abort, hang or use so much memory that the system kills it; in a
 * separate process it takes nothing else down. The arguments are the number of threads and the worker file.
 */
import { Piscina } from 'piscina'
import '../decode.ts'
import { diskCodeOf } from '../refusal.ts'
import type { Done, Job } from './worker.ts'

export type Request = { id: number; job: Job }
export type Answer = { id: number; rssBytes: number } & (
  | { done: Done }
  | { fault: string; code: string }
)

const [threads, filename = ''] = process.argv.slice(2)

// A thread starts when there is work for it, because it needs 0.1 s to load the codecs, and then keeps running.
const pool = new Piscina<Job, Done>({
  filename,
  minThreads: 1,
  maxThreads: Number(threads),
  idleTimeout: Number.POSITIVE_INFINITY
})

process.on('message', (request: Request) => void answer(request))

// A service manager signals every process of a service. The parent finishes the pictures in work first, and ends this
// process then.
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) process.on(signal, () => {})

// The parent has ended or closed the channel. Native code does not stop for exit(), so the whole group is killed.
process.on('disconnect', () => {
  try {
    process.kill(-process.pid, 'SIGKILL')
  } catch {
    process.kill(process.pid, 'SIGKILL')
  }
})

async function answer({ id, job }: Request): Promise<void> {
  const result = await pool.run(job).then(
    (done) => ({ done }),
    (error: unknown) => ({ fault: describe(error), code: diskCodeOf(error) })
  )
  process.send?.({ id, rssBytes: process.memoryUsage.rss(), ...result } satisfies Answer)
}

const describe = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)
