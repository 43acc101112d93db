import { setImmediate } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'

/**
 * How many requests are begun in one turn of the event loop. A page takes a few milliseconds, or 20 the first time. When
 * somebody asks for seventy at once, a health check waits 60 ms at most, and 220 ms without this limit.
 */
const MOST_IN_A_TURN = 4

/**
 * Returns a hook that spreads requests that arrive together over turns of the event loop, in the order of their arrival,
 * so that connections are accepted and health checks are answered in between.
 */
export function takeTurns() {
  let begun = 0
  let next: Promise<void> | undefined

  return async ({ is404, routeOptions }: FastifyRequest): Promise<void> => {
    if (!is404 && routeOptions.config.kind === 'health') return
    while (begun >= MOST_IN_A_TURN) await next
    begun++
    next ??= setImmediate().then(() => {
      begun = 0
      next = undefined
    })
  }
}
