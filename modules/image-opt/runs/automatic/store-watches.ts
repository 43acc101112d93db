import type { FastifyBaseLogger } from 'fastify'
import type { StorePlatform, Watch } from '../../../../server/platforms/store-platform.ts'

/** Changes come in bursts: a poll begins once the store has reported none for this long. */
export const QUIET_MS = 1500

/** A poll begins after this time at the latest, because some stores never stop reporting changes. */
const MAX_WAIT_MS = 30_000

/**
 * After a sync, no poll begins for nine times as long as the sync took, so that syncs fill at most a tenth of the
 * time.
 */
export const REST_FACTOR = 9

type Watched = {
  watch: Watch
  timer: NodeJS.Timeout | undefined
  /** When the store reported the first change since the last poll; undefined if it has reported none. */
  since: number | undefined
  /** No poll begins before this time. The longer the last sync took, the later it is. */
  restUntil: number
}

export type StoreWatches = {
  /** Watches the store, unless it is already being watched. */
  begin(shopId: number, store: StorePlatform): Promise<void>
  end(shopId: number): Promise<void>
  /** Polls the store again after a delay, if it is being watched. */
  pollAgain(shopId: number, delayMs: number): void
  /**
   * Runs a sync and measures how long it takes, because the pause before the next poll is proportional to that time.
   */
  timed(shopId: number, sync: () => Promise<void>): Promise<void>
  close(): Promise<void>
}

/** Watches stores and polls each of them after it has reported changes. */
export function openStoreWatches(
  poll: (shopId: number) => Promise<void>,
  log: FastifyBaseLogger
): StoreWatches {
  const shops = new Map<number, Watched>()

  function schedulePoll(shopId: number, shop: Watched, delayMs: number): void {
    clearTimeout(shop.timer)
    shop.timer = setTimeout(
      () => {
        shop.since = undefined
        void poll(shopId)
      },
      Math.max(delayMs, shop.restUntil - performance.now())
    )
    shop.timer.unref()
  }

  function noteChange(shopId: number): void {
    const shop = shops.get(shopId)
    if (!shop) return
    const now = performance.now()
    shop.since ??= now
    schedulePoll(shopId, shop, Math.min(QUIET_MS, shop.since + MAX_WAIT_MS - now))
  }

  return {
    async begin(shopId, store) {
      if (shops.has(shopId)) return
      const watch = await store.watch(() => noteChange(shopId))
      shops.set(shopId, { watch, timer: undefined, since: undefined, restUntil: 0 })
      log.info({ shop: shopId }, 'automatic mode watches the store')
    },
    async end(shopId) {
      const shop = shops.get(shopId)
      if (!shop) return
      shops.delete(shopId)
      clearTimeout(shop.timer)
      await shop.watch.close()
    },
    pollAgain(shopId, delayMs) {
      const shop = shops.get(shopId)
      if (shop) schedulePoll(shopId, shop, delayMs)
    },
    async timed(shopId, sync) {
      const began = performance.now()
      await sync()
      const shop = shops.get(shopId)
      const tookMs = performance.now() - began
      if (shop) shop.restUntil = performance.now() + tookMs * REST_FACTOR
    },
    async close() {
      for (const shopId of shops.keys()) await this.end(shopId)
    }
  }
}
