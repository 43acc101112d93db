import type { Outcome, Refusal } from '../encode-options.ts'
import type { Task } from '../pipeline.ts'
import type { ThumbnailTask } from '../thumbnail.ts'
import { type CodecPrograms, SOURCES } from './programs.ts'
import { type OnEnd, openScheduler } from './scheduler.ts'

export type CodecPool = {
  /**
   * Optimises one picture in the codec host. Leaves a file at `output` only with the status 'optimised'. The promise
   * is rejected if something other than the picture is at fault, or if the task is handed back after close() or an
   * abort.
   */
  optimise(task: Task): Promise<Outcome>
  /**
   * Writes a small WebP of the picture. Thumbnails go ahead of waiting pictures, because somebody is looking at the
   * page.
   * @returns false if the picture was refused
   */
  thumbnail(task: ThumbnailTask): Promise<boolean>
  /** Checks an uploaded file before it becomes the watermark. Returns its size on screen, or why it is refused. */
  inspectWatermark(
    path: string
  ): Promise<{ width: number; height: number } | { reason: Refusal; detail: string }>
  /** Returns the numbers of waiting and running tasks. */
  load(): { waiting: number; running: number }
  /** Finishes the running tasks and hands the waiting ones back: their promises are rejected. */
  close(): Promise<void>
}

export type CodecPoolOptions = Partial<CodecPrograms> & {
  /** The most pictures in flight at once (IMAGE_WORKERS). */
  workers: number
  /** If this signal is aborted, the codec host is killed at once and every task is handed back. */
  signal?: AbortSignal
  taskLimitMs?: number
  onEnd?: OnEnd
  /**
   * Codecs leak a little memory, so the codec host is replaced after this many tasks, or once it uses this much
   * memory.
   */
  hostTasks?: number
  hostBytes?: number
}

const DEFAULTS = {
  ...SOURCES,
  taskLimitMs: 60_000,
  hostTasks: 500,
  hostBytes: 1.5 * 1024 ** 3
}

/**
 * A thumbnail counts for this share of its picture's pixels, because it needs less memory: a JPEG, for example, is
 * decoded at an eighth of its size.
 */
const THUMBNAIL_SHARE = 1 / 4

/**
 * Creates the pool without starting a process. The first task forks the codec host, and so does the next task after
 * the host has ended; a fork takes 0.2 s.
 */
export function startCodecPool(options: CodecPoolOptions): CodecPool {
  const { signal, ...limits } = { ...DEFAULTS, ...options }
  const scheduler = openScheduler(limits)
  signal?.addEventListener(
    'abort',
    () => scheduler.abort(signal.reason instanceof Error ? signal.reason : new Error('Aborted')),
    { once: true }
  )
  return {
    async optimise(task) {
      const done = await scheduler.add({ kind: 'optimise', ...task }, 1)
      if (done.status === 'drawn' || done.status === 'fit')
        throw new Error(`Expected an outcome but received ${done.status}`)
      return done
    },
    async thumbnail(task) {
      const done = await scheduler.add({ kind: 'thumbnail', ...task }, THUMBNAIL_SHARE)
      return done.status === 'drawn'
    },
    async inspectWatermark(input) {
      const done = await scheduler.add({ kind: 'watermark', input }, 1)
      if (done.status === 'fit') return { width: done.width, height: done.height }
      if (done.status === 'refused') return { reason: done.reason, detail: done.detail }
      throw new Error(`Expected the size of a watermark but received ${done.status}`)
    },
    load: scheduler.load,
    close: scheduler.close
  }
}
