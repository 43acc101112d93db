import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { tooManyRequests } from './limit-addresses.ts'
import { sharedCounts } from './shared-counts.ts'

/**
 * How many calls and page requests one shop may make in a minute. A page with everything on it makes 10 calls, and a
 * tab that watches a run makes one a second. Forty busy tabs stay below the limit.
 */
const MOST_OF_SHOP = 3000

/**
 * How many calls and page requests callers who are not signed in may make from one address in a minute. Nobody works
 * without signing in, but a whole office may share one address.
 */
const MOST_OF_ADDRESS = 600

/**
 * How many wrong tokens one address may send in WRONG_MS. People paste tokens and do not type them, so they rarely
 * send a wrong one.
 */
const MOST_WRONG = 20

const MINUTE_MS = 60_000
const WRONG_MS = 10 * MINUTE_MS

/**
 * How many addresses and shops each limit remembers. When there are more, the one that has been silent longest is
 * forgotten.
 */
const REMEMBERED = 50_000

/**
 * Counts requests and refuses callers who send too many. Each kind of caller is counted separately. Strangers
 * therefore cannot use up the share of merchants behind the same address, nor one shop the share of another.
 */
export type RateLimits = {
  /**
   * Counts a request of a signed-in shop. The guard must have set `request.shop`.
   * @throws AppError 429
   */
  countShop(request: FastifyRequest, reply: FastifyReply): Promise<void>
  /**
   * Counts a request of a caller who is not signed in.
   * @throws AppError 429
   */
  countAddress(request: FastifyRequest, reply: FastifyReply): Promise<void>
  /**
   * Counts a wrong token.
   * @throws AppError 429
   */
  countWrongToken(request: FastifyRequest, reply: FastifyReply): Promise<void>
  /**
   * Refuses a caller whose address has sent too many wrong tokens, before the caller's token is examined. This counts
   * nothing.
   * @throws AppError 429
   */
  refuseGuesser(request: FastifyRequest, reply: FastifyReply): Promise<void>
}

/**
 * Registers the counters as `app.rates`. They are in memory, so a restart resets them; the processes of a fleet count
 * together in the database. While that cannot be reached nobody is refused, since nothing else works then either.
 */
export async function limitRates(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    ...(app.fleet && { store: sharedCounts(app.fleet), skipOnError: true })
  })
  // Each key names its limit, since the processes of a fleet keep all counts in one table.
  const byAddress = (limit: string) => ({
    cache: REMEMBERED,
    keyGenerator: ({ ip }: FastifyRequest) => `${limit} ${normalizeIP(ip)}`
  })
  const byShop = {
    cache: REMEMBERED,
    keyGenerator: ({ shop }: FastifyRequest) => `shop ${shop.id}`
  }
  const ofShop = app.createRateLimit({ ...byShop, max: MOST_OF_SHOP, timeWindow: MINUTE_MS })
  const ofAddress = app.createRateLimit({
    ...byAddress('address'),
    max: MOST_OF_ADDRESS,
    timeWindow: MINUTE_MS
  })
  const wrong = app.createRateLimit({
    ...byAddress('wrong-token'),
    max: MOST_WRONG,
    timeWindow: WRONG_MS
  })

  app.decorate('rates', {
    async countShop(request, reply) {
      refuseIfOver(request, reply, await ofShop(request))
    },
    async countAddress(request, reply) {
      refuseIfOver(request, reply, await ofAddress(request))
    },
    async countWrongToken(request, reply) {
      refuseIfOver(request, reply, await wrong(request))
    },
    async refuseGuesser(request, reply) {
      const count = await wrong(request, { increment: false })
      // When none remain, the address has used up its wrong tokens. `isExceeded` would become true only with one more
      // wrong token.
      if (!count.isAllowed && count.remaining === 0)
        throw tooManyRequests(request, reply, count.ttlInSeconds)
    }
  } satisfies RateLimits)
}

type Count = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>

function refuseIfOver(request: FastifyRequest, reply: FastifyReply, count: Count): void {
  if (!count.isAllowed && count.isExceeded)
    throw tooManyRequests(request, reply, count.ttlInSeconds)
}
