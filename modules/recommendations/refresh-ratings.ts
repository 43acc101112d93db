import type { FastifyInstance } from 'fastify'
import { Value } from 'typebox/value'
import { toText } from '../../server/core/clock.ts'
import { type FetchOutside, openFetchOutside } from '../../server/core/http/fetch-outside.ts'
import { Rating } from './schema.ts'
import { listRows, setRating } from './sql.ts'

const TIMEOUT_MS = 10_000

/**
 * Reads the rating of each card that has an address for it: JSON with `stars` and `reviews`, from the public internet.
 * A card whose rating cannot be read keeps the one it has.
 */
export async function refreshRatings(
  { db, clock, log }: Pick<FastifyInstance, 'db' | 'clock' | 'log'>,
  fetchOutside: FetchOutside = openFetchOutside(false)
): Promise<void> {
  for (const { name, rating_address } of await listRows(db)) {
    if (rating_address === null) continue
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const reply = await fetchOutside(rating_address, { signal })
      const rating: unknown = await reply.json()
      if (!reply.ok || !Value.Check(Rating, rating))
        throw new Error(`Expected stars and reviews, received HTTP ${reply.status}`)
      await setRating(db, name, rating, toText(clock.now()))
    } catch (error) {
      log.warn({ err: error, card: name }, 'the rating of a recommendation could not be read')
    }
  }
}
