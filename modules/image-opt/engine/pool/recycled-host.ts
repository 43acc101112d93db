import { forkHost, type Host } from './fork-host.ts'
import type { Answer, Request } from './host.ts'
import type { CodecPrograms } from './programs.ts'

export type HostLimits = CodecPrograms & {
  workers: number
  /**
   * Codecs leak a little memory, so the codec host is replaced after this many tasks, or once it uses this much
   * memory.
   */
  hostTasks: number
  hostBytes: number
}

/** The codec host, whose process is replaced from time to time. */
export type RecycledHost = {
  /** Sends the request, after starting a process if none runs. */
  send(request: Request): void
  /**
   * Tells whether the process has reached its limits. If it has, it gets no further task and is retired once it is
   * idle.
   */
  isSpent(): boolean
  /** Kills the process even while it is running tasks; `onEnd` is then called. */
  kill(): void
  /** Ends the idle process; `onEnd` is not called. */
  retire(): void
}

export function openRecycledHost(
  { workers, hostTasks, hostBytes, ...programs }: HostLimits,
  on: { onAnswer(answer: Answer): void; onEnd(cause: string): void }
): RecycledHost {
  let host: Host | undefined
  let tasks = 0
  let isSpent = false

  function forget(): void {
    host = undefined
    tasks = 0
    isSpent = false
  }

  function newHost(): Host {
    const born = forkHost(
      { threads: workers, host: programs.host, worker: programs.worker },
      {
        onAnswer(answer) {
          if (host === born && answer.rssBytes >= hostBytes) isSpent = true
          on.onAnswer(answer)
        },
        onEnd(cause) {
          // This process was retired, so its end must not be taken for the end of its successor.
          if (host !== born) return
          forget()
          on.onEnd(cause)
        }
      }
    )
    return born
  }

  return {
    send(request) {
      host ??= newHost()
      if (++tasks >= hostTasks) isSpent = true
      host.send(request)
    },
    isSpent: () => isSpent,
    kill: () => host?.kill(),
    retire() {
      const old = host
      forget()
      old?.kill()
    }
  }
}
