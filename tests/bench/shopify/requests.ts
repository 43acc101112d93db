import type { ShopWorld } from '../../stand-in/world.ts'

/** Adds up what these requests of a shop spent of its rate limit, in points. */
export function spentIn(requests: ShopWorld['requests']) {
  return {
    requests: requests.length,
    points: requests.reduce((sum, { actualCost }) => sum + (actualCost ?? 0), 0),
    leastLeft: Math.round(Math.min(...requests.map(({ available }) => available))),
    throttled: requests.filter(({ code }) => code === 'THROTTLED').length
  }
}
