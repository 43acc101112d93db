import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'

/**
 * The most calls and pages of one shop in a minute. A page with everything on it asks 10 times, and a tab that watches
 * a run once a second, so forty busy tabs stay below it.
 */
const MOST_OF_SHOP = 3000

/**
 * The most calls and pages in a minute from one address by callers who are not signed in. Nobody works without signing
 * in, but a whole office shares one address.
 */
const MOST_OF_ADDRESS = 600

/** The most wrong tokens from one address in WRONG_MS. Tokens are pasted, not typed, so people are rarely wrong. */
const MOST_WRONG = 20

const MINUTE_MS = 60_000
const WRONG_MS = 10 * MINUTE_MS

/** How many addresses and shops each limit remembers. The one that was silent longest is forgotten first. */
const REMEMBERED = 50_000

/**
 * Counts requests and refuses a caller who sends too many. Each kind of caller has a count of its own, so that strangers
 * cannot use up the share of merchants behind the same address, and one shop cannot use up another's.
 */
export type RateLimits = {
  /**
   * Counts a request whose shop the guard has set.
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
   * Refuses to look at a token from an address that has sent too many wrong ones, and counts nothing.
   * @throws AppError 429
   */
  refuseGuesser(request: FastifyRequest, reply: FastifyReply): Promise<void>
}

/** Registers the counters as `app.rates`. They are in memory: a restart forgets them. */
export async function limitRates(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, { global: false })
  const byAddress = { cache: REMEMBERED, keyGenerator: ({ ip }: FastifyRequest) => normalizeIP(ip) }
  const byShop = { cache: REMEMBERED, keyGenerator: ({ shop }: FastifyRequest) => shop.id }
  const ofShop = app.createRateLimit({ ...byShop, max: MOST_OF_SHOP, timeWindow: MINUTE_MS })
  const ofAddress = app.createRateLimit({
    ...byAddress,
    max: MOST_OF_ADDRESS,
    timeWindow: MINUTE_MS
  })
  const wrong = app.createRateLimit({ ...byAddress, max: MOST_WRONG, timeWindow: WRONG_MS })

  app.decorate('rates', {
    async countShop(request, reply) {
      refuseIfOver(reply, await ofShop(request))
    },
    async countAddress(request, reply) {
      refuseIfOver(reply, await ofAddress(request))
    },
    async countWrongToken(request, reply) {
      refuseIfOver(reply, await wrong(request))
    },
    async refuseGuesser(request, reply) {
      const count = await wrong(request, { increment: false })
      // The count stays at the limit until the window ends; only a further wrong token exceeds it.
      if (!count.isAllowed && count.remaining === 0) refuse(reply, count.ttlInSeconds)
    }
  } satisfies RateLimits)
}

type Count = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>

function refuseIfOver(reply: FastifyReply, count: Count): void {
  if (!count.isAllowed && count.isExceeded) refuse(reply, count.ttlInSeconds)
}

function refuse(reply: FastifyReply, seconds: number): never {
  reply.header('retry-after', String(Math.max(1, seconds))).header('cache-control', 'no-store')
  throw new AppError('server/too-many-requests', 429, (t) => t.errors.tooManyRequests())
}
