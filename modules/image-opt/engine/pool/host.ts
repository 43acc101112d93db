/**
 * Entry of the codec host, a process of its own: a codec can abort, hang or be killed for its memory, and
 * takes only this process with it. Arguments: number of threads, worker file.
 */
import { Piscina } from 'piscina'
import '../formats/decode.ts'
import type { Done, Job } from './worker.ts'

export type Request = { id: number; job: Job }
export type Answer = { id: number; rssBytes: number } & ({ done: Done } | { fault: string })

const [threads, filename = ''] = process.argv.slice(2)

// All threads at once and for good: each loads the codecs, 0.1 s.
const pool = new Piscina<Job, Done>({
  filename,
  minThreads: Number(threads),
  maxThreads: Number(threads)
})

process.on('message', (request: Request) => void answer(request))

// The parent is gone or wants no more. Native code does not stop for exit(), and gifsicle is a child
// of ours: the whole group goes.
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
    (error: unknown) => ({ fault: describe(error) })
  )
  process.send?.({ id, rssBytes: process.memoryUsage.rss(), ...result } satisfies Answer)
}

const describe = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)
