import type { ShopWorld } from '../world.ts'

/** Shopify's moments have whole seconds (recorded). */
export const wholeSeconds = (ms: number): number => Math.floor(ms / 1000) * 1000

export const nowIn = ({ world }: ShopWorld): number => wholeSeconds(world.clock.now().getTime())

/** Seconds, as in `?v=1795168809`; always another one, also where two changes fall into one second (open). */
export const nextVersion = (shop: ShopWorld, version: number): number =>
  Math.max(version + 1, nowIn(shop) / 1000)
