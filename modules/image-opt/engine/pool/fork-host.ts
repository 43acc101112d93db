import { type ChildProcess, fork } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Answer, Request } from './host.ts'
import type { CodecPrograms } from './programs.ts'

export type Host = {
  readonly pid: number | undefined
  send(request: Request): void
  /** Kills the codec host at once. */
  kill(): void
}

type Events = {
  onAnswer(answer: Answer): void
  /** Called exactly once, however the process ends. `cause` is text for people. */
  onEnd(cause: string): void
}

/** How many characters of stderr are kept: enough for a panic message. */
const STDERR_TAIL = 2_000

/** Buffers of glibc below this size come from memory that the process keeps, and at most this much of it stays unused. */
const HELD_BYTES = 4_194_304

export function forkHost(options: { threads: number } & CodecPrograms, on: Events): Host {
  // A folder of this version of Node within the cache.
  const compiled = getCompileCacheDir()
  const child = fork(
    fileURLToPath(options.host),
    [String(options.threads), fileURLToPath(options.worker)],
    {
      // The host leads a new process group, so that Ctrl-C in a terminal does not reach it.
      detached: true,
      // Each thread gets 3 MB for young objects instead of 48, because pictures are not kept on this heap.
      execArgv: [
        '--disable-warning=ExperimentalWarning',
        '--max-semi-space-size=1',
        // Lets Node load our TypeScript below node_modules (server/strip-types.mjs).
        ...process.execArgv.filter((flag) => flag.startsWith('--import='))
      ],
      // Nothing from the server's environment is passed on: this process reads hostile files and needs no secret.
      env: {
        // Spares each thread the compiling of our TypeScript, if the parent has a cache.
        ...(compiled && { NODE_COMPILE_CACHE: dirname(compiled) }),
        // Codecs run on libuv's threads; the default of 4 may be too few.
        UV_THREADPOOL_SIZE: String(Math.max(4, options.threads + 2)),
        // By default glibc keeps freed memory for each thread, which took 67 MB more with four photographs of 20
        // megapixels. Buffers under 4 MB come from two shared arenas, because asking the system for each one is slow: six
        // such photographs take 11.4 s and 347 MB with 4 MB, 13.1 s and 338 MB with 64 KB (docs/benchmarks.md).
        MALLOC_ARENA_MAX: '2',
        MALLOC_MMAP_THRESHOLD_: String(HELD_BYTES),
        MALLOC_TRIM_THRESHOLD_: String(HELD_BYTES)
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
  // This event also fires if a message cannot be sent because the process is dying or never started.
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
    // On Windows this fails because there are no process groups; elsewhere it fails because the process has already
    // ended.
    try {
      process.kill(pid, 'SIGKILL')
    } catch {}
  }
}
