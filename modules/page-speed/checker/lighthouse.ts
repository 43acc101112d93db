import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Failure } from '../../../server/core/failure.ts'
import { type Checker, type CheckReason, type CheckRequest, type DeviceRun } from './checker.ts'

/** The message to the process that runs Lighthouse, and that process's answer. */
export type HostRequest = { chromium: string; folder: string } & Omit<CheckRequest, 'signal'>
export type HostAnswer = { run: DeviceRun } | { failure: CheckReason; message: string }

/**
 * The heap limit of the process that runs Lighthouse. It is enough for the trace of one page load, which takes about
 * 100 MB for a heavy shop.
 */
const HEAP_MB = 512

/**
 * Returns a checker that runs Lighthouse with a Chromium installed on this machine. Each run has a separate process
 * group. The whole group, including the browser, is killed when the run ends or takes too long, or when the server
 * stops.
 */
export function openLighthouse(chromium: string): Checker {
  return {
    async run({ signal, ...request }) {
      signal.throwIfAborted()
      const folder = await mkdtemp(join(tmpdir(), 'psb-check-'))
      const host = fork(new URL('./lighthouse-host.ts', import.meta.url), {
        detached: true,
        execArgv: [`--max-old-space-size=${HEAP_MB}`],
        stdio: ['ignore', 'ignore', 'ignore', 'ipc']
      })
      const end = () => endGroup(host)
      signal.addEventListener('abort', end, { once: true })
      try {
        host.send({ chromium, folder, ...request } satisfies HostRequest)
        const answer = await answerOf(host)
        signal.throwIfAborted()
        if (!answer) throw new Failure('fault', 'The checker ended without an answer')
        if ('failure' in answer) throw new Failure(answer.failure, answer.message)
        return answer.run
      } finally {
        signal.removeEventListener('abort', end)
        end()
        // Removal is retried, because processes of the killed group may still have files open in the folder.
        await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
      }
    }
  }
}

async function answerOf(host: ChildProcess): Promise<HostAnswer | undefined> {
  const ending = new AbortController()
  const { signal } = ending
  try {
    return await Promise.race([
      once(host, 'message', { signal }).then(([answer]) => answer as HostAnswer),
      once(host, 'exit', { signal }).then(() => undefined)
    ])
  } finally {
    ending.abort()
  }
}

function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
