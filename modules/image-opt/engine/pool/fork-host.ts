import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Answer, Request } from './host.ts'

export type Host = {
  readonly pid: number | undefined
  send(request: Request): void
  /** Ends it at once, with whatever program it has started. */
  kill(): void
}

type Events = {
  onAnswer(answer: Answer): void
  /** Exactly once, whatever the cause. `cause` is for people. */
  onEnd(cause: string): void
}

/** Enough for a panic message, not for a flood. */
const STDERR_TAIL = 2_000

export function forkHost(options: { threads: number; worker: URL }, on: Events): Host {
  const child = fork(
    fileURLToPath(new URL('./host.ts', import.meta.url)),
    [String(options.threads), fileURLToPath(options.worker)],
    {
      // Its own group, so that gifsicle can be ended with it and Ctrl-C in a terminal does not end it.
      detached: true,
      // Young objects in 3 MB a thread instead of 48: pictures are not on this heap.
      execArgv: [
        '--disable-warning=ExperimentalWarning',
        '--max-semi-space-size=1',
        // What lets Node read our TypeScript below node_modules (server/strip-types.mjs).
        ...process.execArgv.filter((flag) => flag.startsWith('--import='))
      ],
      // Nothing of the server's environment: this process reads hostile files and needs no secret.
      env: {
        // Codecs run on libuv's threads, 4 by default.
        UV_THREADPOOL_SIZE: String(Math.max(4, options.threads + 2)),
        // glibc would keep freed memory for each thread: 276 MB at the peak of four 20-megapixel
        // photographs instead of 343.
        MALLOC_ARENA_MAX: '2',
        MALLOC_MMAP_THRESHOLD_: '65536',
        MALLOC_TRIM_THRESHOLD_: '65536'
      },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc']
    }
  )
  let stderr = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(-STDERR_TAIL)
  })
  child.on('message', (answer) => on.onAnswer(answer as Answer))

  let hasEnded = false
  const end = (cause: string) => {
    if (hasEnded) return
    hasEnded = true
    on.onEnd([cause, stderr.trim()].filter(Boolean).join(': '))
  }
  // Also when a message could not be sent, as the process is dying or was never born.
  child.on('error', (error) => {
    killGroup(child)
    if (child.pid === undefined) end(error.message)
  })
  child.on('exit', (code, signal) => end(signal ? `ended by ${signal}` : `ended with code ${code}`))

  return {
    pid: child.pid,
    send: (request) => void child.send(request),
    kill: () => killGroup(child)
  }
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // Windows has no groups; elsewhere it is gone already.
    try {
      process.kill(pid, 'SIGKILL')
    } catch {}
  }
}
