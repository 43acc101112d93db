import { constants } from 'node:os'
import { EXIT } from './core/exit-codes.mjs'

/** The signals by which a terminal, a service manager and a container engine end a program. */
export const STOP_SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const

/**
 * How long a signal is the same one as the first. Ctrl-C reaches every process of the terminal's group, and systemd
 * signals every process of a service; npm and server/boot.mjs pass on what they receive, so that one signal arrives up
 * to three times.
 */
const SAME_MS = 2000

/**
 * Ends this process at the first signal, with success, or calls what `finishBy` has named to finish the work first. A
 * later signal than SAME_MS is of somebody who does not want to wait, and ends the process at once.
 */
export function obeySignals(): { finishBy(finish: (signal: NodeJS.Signals) => void): void } {
  let finish: (signal: NodeJS.Signals) => void = () => process.exit(EXIT.done)
  let firstMs: number | undefined
  for (const signal of STOP_SIGNALS)
    process.on(signal, () => {
      const nowMs = performance.now()
      if (firstMs !== undefined) {
        if (nowMs - firstMs > SAME_MS) process.exit(128 + constants.signals[signal])
        return
      }
      firstMs = nowMs
      finish(signal)
    })
  return {
    finishBy(work) {
      finish = work
    }
  }
}
