import type { FastifyBaseLogger } from 'fastify'
import type { StorePlatform, Watch } from '../../../../server/platforms/store-platform.ts'

/** Files come in bunches: a look begins when nothing was told of for so long. */
const QUIET_MS = 1500

/** But at the latest after so long: a folder that never rests is looked at all the same. */
const MOST_WAIT_MS = 30_000

/** A look at a large store takes its time; looks take a tenth of it at most. */
const REST_FACTOR = 9

type Watched = {
  watch: Watch
  timer: NodeJS.Timeout | undefined
  /** When the first change came that no look has seen; undefined: there was none. */
  since: number | undefined
  /** Not before this: the last look took long. */
  restUntil: number
}

/** Which stores are watched, and when a change leads to a look. */
export function openAttention(look: (shopId: number) => Promise<void>, log: FastifyBaseLogger) {
  const shops = new Map<number, Watched>()

  function arm(shopId: number, shop: Watched, delayMs: number): void {
    clearTimeout(shop.timer)
    shop.timer = setTimeout(
      () => {
        shop.since = undefined
        void look(shopId)
      },
      Math.max(delayMs, shop.restUntil - performance.now())
    )
    shop.timer.unref()
  }

  function notice(shopId: number): void {
    const shop = shops.get(shopId)
    if (!shop) return
    const now = performance.now()
    shop.since ??= now
    arm(shopId, shop, Math.min(QUIET_MS, shop.since + MOST_WAIT_MS - now))
  }

  return {
    /** Watches the store, unless that is so already. */
    async begin(shopId: number, store: StorePlatform): Promise<void> {
      if (shops.has(shopId)) return
      const watch = await store.watch(() => notice(shopId))
      shops.set(shopId, { watch, timer: undefined, since: undefined, restUntil: 0 })
      log.info({ shop: shopId }, 'automatic mode watches the store')
    },
    async end(shopId: number): Promise<void> {
      const shop = shops.get(shopId)
      if (!shop) return
      shops.delete(shopId)
      clearTimeout(shop.timer)
      await shop.watch.close()
    },
    again(shopId: number, delayMs: number): void {
      const shop = shops.get(shopId)
      if (shop) arm(shopId, shop, delayMs)
    },
    async timed(shopId: number, work: () => Promise<void>): Promise<void> {
      const began = performance.now()
      await work()
      const shop = shops.get(shopId)
      const tookMs = performance.now() - began
      if (shop) shop.restUntil = performance.now() + tookMs * REST_FACTOR
    },
    async close(): Promise<void> {
      for (const shopId of shops.keys()) await this.end(shopId)
    }
  }
}
