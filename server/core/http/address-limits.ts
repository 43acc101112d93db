import { normalizeIP } from '@fastify/rate-limit'

/**
 * How many requests of a kind one address may make in a minute. A route is a `page` unless its configuration names
 * another kind, so a new route is limited at once.
 *
 * page: what callers who are not signed in may have. Nobody works without signing in, but an office may share an
 *   address.
 * health: ten a second are more than all probers of a load balancer together. It has a count of its own, so that
 *   visitors who share the address of a prober do not use it up.
 * store: pages of the shop, and reports of visits. A page costs 8 ms of processor time. A hundred visitors behind one
 *   address who open or prefetch twelve pages a minute stay below the limit.
 * file: pictures, and scripts and styles of pages. The largest page of the shop asks for 72 pictures once; after that
 *   the browser has them. A page of the history asks for 50.
 * call: calls and pages of merchants. The guard counts these by shop, or as a stranger's (rate-limits.ts). This only
 *   bounds the work of the guard itself.
 * delivery: webhooks. Shopify sends those of all shops from a few addresses. Those without a signature count as
 *   stranger's.
 */
const MOST = {
  page: 600,
  health: 600,
  store: 1200,
  file: 6000,
  call: 60_000,
  delivery: 60_000
} as const

/**
 * How many refused requests an address may send in a minute. Whoever sends more does not listen to refusals, and each
 * of them costs 0.2 ms. Further refusals close their connection, and new connections have a pace.
 */
const MOST_REFUSED = 3000

const MINUTE_MS = 60_000

/** What an address may begin at once, and after that in a second. */
type Pace = { atOnce: number; aSecond: number }

/**
 * Pages are begun at this pace for each address. Eight at once take 64 ms, in which nobody else is answered; forty, which
 * a full office may ask for, are begun within a second. One address takes a third of the time of a processor.
 */
const PAGES: Pace = { atOnce: 8, aSecond: 40 }
const PACED: readonly RequestKind[] = ['page', 'store']

/**
 * A proxy that does not keep connections opens one for each request, so that this is more than the limits of requests
 * need. A connection with one refused request takes 0.3 ms, so two hundred take 6 % of the time.
 */
const CONNECTIONS: Pace = { atOnce: 2000, aSecond: 200 }

/** How many counts are remembered. When there are more, the one that was begun first is forgotten. */
const REMEMBERED = 100_000

export type RequestKind = keyof typeof MOST

/** Counts what each address does in the current minute, in the memory of this process. */
export type AddressLimits = {
  /** Counts one more. Returns how many seconds the address has to wait, or 0 if it has not reached the limit. */
  count(kind: RequestKind, address: string): number
  /** Returns how many milliseconds a request of an address has to wait before it is begun. */
  delayMs(kind: RequestKind, address: string): number
  /** Counts a new connection. Returns whether it is accepted. */
  mayConnect(address: string): boolean
  /** Counts requests that were refused or thrown away. Returns how many there are in this minute. */
  countRefused(address: string, requests?: number): number
  /** Returns whether the address does not listen to refusals. */
  isUnwelcome(address: string): boolean
}

/**
 * Returns the name under which an address is counted. A customer of a provider has all addresses of an IPv6 network of
 * 64 bits.
 */
export const nameOfAddress = (ip: string): string => normalizeIP(ip)

export function openAddressLimits(): AddressLimits {
  const counts = new Map<string, number>()
  /** When the next of a pace is due. */
  const dueMs = new Map<string, number>()
  let beganMs = Date.now()

  const keep = (map: Map<string, number>, key: string, value: number): void => {
    if (map.size >= REMEMBERED && !map.has(key)) {
      const [first = ''] = map.keys()
      map.delete(first)
    }
    map.set(key, value)
  }
  const read = (key: string): number => {
    if (Date.now() - beganMs >= MINUTE_MS) {
      counts.clear()
      beganMs = Date.now()
    }
    return counts.get(key) ?? 0
  }
  const add = (key: string, more: number): number => {
    const count = read(key) + more
    keep(counts, key, count)
    return count
  }
  /** Returns in how many milliseconds one more would be in pace, and the function that counts it. */
  const pace = (key: string, { atOnce, aSecond }: Pace) => {
    const nowMs = performance.now()
    const stepMs = 1000 / aSecond
    const due = Math.max(dueMs.get(key) ?? -Infinity, nowMs - atOnce * stepMs) + stepMs
    return { waitMs: Math.max(0, due - nowMs), take: () => keep(dueMs, key, due) }
  }
  const refusedBy = (address: string) => `refused ${address}`

  return {
    count(kind, address) {
      if (add(`${kind} ${address}`, 1) <= MOST[kind]) return 0
      return Math.max(1, Math.ceil((beganMs + MINUTE_MS - Date.now()) / 1000))
    },
    delayMs(kind, address) {
      if (!PACED.includes(kind)) return 0
      const { waitMs, take } = pace(`pages ${address}`, PAGES)
      take()
      return waitMs
    },
    mayConnect(address) {
      const { waitMs, take } = pace(`connections ${address}`, CONNECTIONS)
      // The sums of steps are not exact.
      if (waitMs > 0.001) return false
      take()
      return true
    },
    countRefused: (address, requests = 1) => add(refusedBy(address), requests),
    isUnwelcome: (address) => read(refusedBy(address)) > MOST_REFUSED
  }
}
