import type { ShopWorld } from '../world.ts'

/** Shopify rounds times down to whole seconds (recorded). */
export const wholeSeconds = (ms: number): number => Math.floor(ms / 1000) * 1000

export const nowIn = ({ world }: ShopWorld): number => wholeSeconds(world.clock.now().getTime())

/**
 * Returns the next version, in seconds, as in `?v=1795168809`. Two changes in the same second still get different
 * versions (an open point of docs/shopify.md).
 */
export const nextVersion = (shop: ShopWorld, version: number): number =>
  Math.max(version + 1, nowIn(shop) / 1000)
