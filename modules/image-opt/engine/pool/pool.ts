import { rm } from 'node:fs/promises'
import type { Outcome, Refusal } from '../encode-options.ts'
import type { Task } from '../pipeline.ts'
import { partOf } from '../save.ts'
import type { ThumbnailTask } from '../thumbnail.ts'
import { takeNext } from './admission.ts'
import { countPixels } from './count-pixels.ts'
import { forkHost, type Host } from './fork-host.ts'
import type { Answer } from './host.ts'
import type { Done, Job } from './worker.ts'

export type CodecPool = {
  /**
   * Optimises one picture in the codec host. A file is left at `output` only with the status 'optimised'. Rejects for
   * faults that are not the picture's, and for tasks that close or abort hands back.
   */
  optimise(task: Task): Promise<Outcome>
  /**
   * Writes a small WebP of the picture. It goes ahead of waiting tasks because somebody is looking at the page.
   * Returns false if the picture was refused.
   */
  thumbnail(task: ThumbnailTask): Promise<boolean>
  /** Checks an uploaded file before it becomes the watermark. Returns its size as shown, or why it is refused. */
  inspectWatermark(
    path: string
  ): Promise<{ width: number; height: number } | { reason: Refusal; detail: string }>
  /** The numbers of waiting and running tasks, for the metrics. */
  load(): { waiting: number; running: number }
  /** Finishes the running tasks and hands the waiting ones back. */
  close(): Promise<void>
}

export type CodecPoolOptions = {
  /** The most pictures in flight at once (IMAGE_WORKERS). */
  workers: number
  /** Aborting it kills the codec host at once and hands every task back. */
  signal?: AbortSignal
  /** What each thread runs; tests pass a misbehaving worker. */
  worker?: URL
  taskLimitMs?: number
  /** The codec host is replaced after this many tasks or at this much memory: codecs leak a little. */
  hostTasks?: number
  hostBytes?: number
  /** Path of the program that encodes GIFs (server/core/gifsicle.ts); without one sharp encodes them. */
  gifsicle?: string | null
}

type Entry = {
  job: Job
  pixels: number
  isSuspect: boolean
  overtaken: number
  isOverdue: boolean
  timer?: NodeJS.Timeout
  resolve(done: Done): void
  reject(error: Error): void
}

const DEFAULTS = {
  worker: new URL('./worker.ts', import.meta.url),
  taskLimitMs: 60_000,
  hostTasks: 500,
  hostBytes: 1.5 * 1024 ** 3,
  gifsicle: null
}

/** The share of a picture's pixels that a thumbnail counts for: JPEG decodes at an eighth of its size. */
const THUMBNAIL_SHARE = 1 / 4

/**
 * Creates the pool without starting a process: the first task forks the codec host, which takes 0.2 s, and so does the
 * next task after the host has ended.
 */
export function startCodecPool(options: CodecPoolOptions): CodecPool {
  const { workers, signal, worker, taskLimitMs, hostTasks, hostBytes, gifsicle } = {
    ...DEFAULTS,
    ...options
  }
  const waiting: Entry[] = []
  const running = new Map<number, Entry>()
  let host: Host | undefined
  let lastId = 0
  let tasksOfHost = 0
  let isSpent = false
  let handBack: Error | undefined
  let whenIdle: (() => void) | undefined

  function startWaiting(): void {
    if (isSpent && running.size === 0) retireHost()
    while (!isSpent && !handBack) {
      const entry = takeNext(waiting, [...running.values()], workers)
      if (!entry) break
      start(entry)
    }
    if (running.size === 0) whenIdle?.()
  }

  function start(entry: Entry): void {
    host ??= newHost()
    const id = ++lastId
    running.set(id, entry)
    entry.timer = setTimeout(() => {
      entry.isOverdue = true
      // Native code cannot be interrupted, so the whole process is killed.
      host?.kill()
    }, taskLimitMs)
    if (++tasksOfHost >= hostTasks) isSpent = true
    host.send({ id, job: entry.job })
  }

  function newHost(): Host {
    const born = forkHost(
      { threads: workers, worker },
      {
        onAnswer: finish,
        // The end of a retired host does not concern its successor.
        onEnd: (cause) => host === born && hostEnded(cause)
      }
    )
    return born
  }

  function finish(answer: Answer): void {
    const entry = running.get(answer.id)
    if (!entry) return
    running.delete(answer.id)
    clearTimeout(entry.timer)
    if (answer.rssBytes >= hostBytes) isSpent = true
    if ('done' in answer) entry.resolve(answer.done)
    else entry.reject(faultOf(answer))
    startWaiting()
  }

  function hostEnded(cause: string): void {
    const victims = [...running.values()]
    running.clear()
    forgetHost()
    const wasKilled = victims.some(({ isOverdue }) => isOverdue)
    for (const entry of victims.reverse()) {
      clearTimeout(entry.timer)
      if (signal?.aborted && handBack) entry.reject(handBack)
      else if (entry.isOverdue) void refuse(entry, 'took-too-long', `more than ${taskLimitMs} ms`)
      else if (entry.isSuspect) void refuse(entry, 'worker-died', `the codec host ${cause}`)
      else {
        // Tasks beside an overdue one are innocent. After any other death each task runs alone, which shows the
        // culprit.
        entry.isSuspect = !wasKilled
        if (handBack) entry.reject(handBack)
        else waiting.unshift(entry)
      }
    }
    startWaiting()
  }

  function retireHost(): void {
    const old = host
    forgetHost()
    old?.kill()
  }

  function forgetHost(): void {
    host = undefined
    tasksOfHost = 0
    isSpent = false
  }

  function handBackWaiting(reason: Error): void {
    handBack ??= reason
    for (const entry of waiting.splice(0)) entry.reject(handBack)
  }

  signal?.addEventListener(
    'abort',
    () => {
      handBackWaiting(signal.reason instanceof Error ? signal.reason : new Error('Aborted'))
      host?.kill()
    },
    { once: true }
  )

  async function add(job: Job, share: number): Promise<Done> {
    const pixels = (await countPixels(job.input)) * share
    return new Promise<Done>((resolve, reject) => {
      if (handBack) return reject(handBack)
      const entry = {
        job,
        pixels,
        isSuspect: false,
        overtaken: 0,
        isOverdue: false,
        resolve,
        reject
      }
      if (job.kind === 'optimise') waiting.push(entry)
      else waiting.unshift(entry)
      startWaiting()
    })
  }

  return {
    async optimise(task) {
      const done = await add({ kind: 'optimise', gifsicle, ...task }, 1)
      if (done.status === 'drawn' || done.status === 'fit')
        throw new Error(`Expected an outcome but received ${done.status}`)
      return done
    },
    async thumbnail(task) {
      const done = await add({ kind: 'thumbnail', ...task }, THUMBNAIL_SHARE)
      return done.status === 'drawn'
    },
    async inspectWatermark(input) {
      const done = await add({ kind: 'watermark', input }, 1)
      if (done.status === 'fit') return { width: done.width, height: done.height }
      if (done.status === 'refused') return { reason: done.reason, detail: done.detail }
      throw new Error(`Expected the size of a watermark but received ${done.status}`)
    },
    load: () => ({ waiting: waiting.length, running: running.size }),
    async close() {
      handBackWaiting(new Error('The codec pool is closing'))
      if (running.size > 0) await new Promise<void>((resolve) => (whenIdle = resolve))
      retireHost()
    }
  }
}

/** With the system's code where it is about the disk. */
const faultOf = ({ fault, code }: { fault: string; code: string }): Error =>
  Object.assign(new Error(`Codec host: ${fault}`), code && { code })

async function refuse({ job, resolve }: Entry, reason: Refusal, detail: string): Promise<void> {
  // The host was killed in the middle of its work and may have left files.
  if (job.kind !== 'watermark')
    await Promise.allSettled(
      [job.output, partOf(job.output)].map((path) => rm(path, { force: true }))
    )
  resolve({ status: 'refused', reason, detail })
}
