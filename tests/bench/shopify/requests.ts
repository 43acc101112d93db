import type { ShopWorld } from '../../stand-in/world.ts'

type Requests = ShopWorld['requests']

/** Adds up the rate-limit points that these requests actually cost. */
export const costOf = (requests: Requests): number =>
  requests.reduce((sum, { actualCost }) => sum + (actualCost ?? 0), 0)

/** Prints how often each operation was requested, and how far the shop's rate-limit bucket was drained. */
export function printRequests(requests: Requests): void {
  const least = Math.min(...requests.map(({ available }) => available))
  const throttled = requests.filter(({ code }) => code === 'THROTTLED').length
  console.log(
    `  ${requests.length} requests, ${costOf(requests)} points, at least ${Math.round(least)} points left, ${throttled} throttled`
  )
  for (const [operation, some] of Map.groupBy(requests, (request) => request.operation))
    console.log(
      `  ${operation}: ${some.length}, ${(costOf(some) / some.length).toFixed(1)} points each`
    )
}
