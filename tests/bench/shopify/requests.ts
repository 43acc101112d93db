import type { ShopWorld } from '../../stand-in/world.ts'

type Requests = ShopWorld['requests']

/** Points that were really spent. */
export const costOf = (requests: Requests): number =>
  requests.reduce((sum, { actualCost }) => sum + (actualCost ?? 0), 0)

/** What was asked how often, and how the bucket of the shop fared. */
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
