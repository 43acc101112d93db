import type { Queue } from '../../../../server/core/queue/queue.ts'
import { POLL_STORE } from './poll-store.ts'
import { REST_FACTOR, type StoreWatches } from './store-watches.ts'

/**
 * Takes the place of watching stores in a fleet, where any process may poll a store: a request that waits in the queue
 * stands for all changes since the last poll. Folders are not watched, because a file system that several machines
 * share does not report what the others change; the timed job finds it.
 */
export function openFleetWatches(queue: Queue): StoreWatches {
  /** Until when no poll begins, by shop. The process that has polled a store last knows how long that took. */
  const restUntil = new Map<number, number>()

  const restMs = (shopId: number): number =>
    Math.max(0, (restUntil.get(shopId) ?? 0) - performance.now())

  return {
    begin: async () => {},
    end: async () => {},
    pollAgain(shopId, delayMs) {
      void queue.ask(POLL_STORE, { shopId, afterMs: Math.max(delayMs, restMs(shopId)) })
    },
    async timed(shopId, sync) {
      const began = performance.now()
      await sync()
      restUntil.set(shopId, performance.now() + (performance.now() - began) * REST_FACTOR)
    },
    close: async () => restUntil.clear()
  }
}
