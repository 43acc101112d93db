import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { getCompileCacheDir } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Failure } from '../../../server/core/failure.ts'
import type { CheckReason } from './checker.ts'

export type Refused = { failure: CheckReason; message: string }

/**
 * The heap limit of a host. It is enough for the trace of one page load, which takes about 100 MB for a heavy shop.
 */
const HEAP_MB = 512

/** The usual folders of a system's programs. Debian's Chromium is a shell script that calls some of them. */
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/**
 * Runs a program that opens a browser, in a process group of its own, and returns its answer. The whole group,
 * including the browser, is killed when there is an answer, when it takes too long, and when the server stops.
 * @param request what the program is told, beside the folder that it may use
 * @throws Failure<CheckReason> for a refusal
 */
export async function askHost<Answer extends object>(
  program: URL,
  request: object,
  signal: AbortSignal
): Promise<Answer> {
  signal.throwIfAborted()
  const folder = await mkdtemp(join(tmpdir(), 'psb-check-'))
  const compiled = getCompileCacheDir()
  const host = fork(program, {
    detached: true,
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    // Nothing from the server's environment is passed on: it contains secrets, and the browser runs untrusted scripts.
    env: {
      PATH,
      ...(compiled && { NODE_COMPILE_CACHE: dirname(compiled) }),
      MALLOC_ARENA_MAX: '2'
    },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc']
  })
  const end = () => endGroup(host)
  signal.addEventListener('abort', end, { once: true })
  try {
    host.send({ folder, ...request })
    const answer = await answerOf<Answer | Refused>(host)
    signal.throwIfAborted()
    if (!answer) throw new Failure('fault', 'The checker ended without an answer')
    if ('failure' in answer) throw new Failure(answer.failure, answer.message)
    return answer
  } finally {
    signal.removeEventListener('abort', end)
    end()
    // Removal is retried, because processes of the killed group may still have files open in the folder.
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
}

async function answerOf<Answer>(host: ChildProcess): Promise<Answer | undefined> {
  const ending = new AbortController()
  const { signal } = ending
  try {
    return await Promise.race([
      once(host, 'message', { signal }).then(([answer]) => answer as Answer),
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
