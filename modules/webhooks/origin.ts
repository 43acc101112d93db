import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../server/platforms/platform.ts'
import type { Meaning } from '../../server/platforms/webhook-platform.ts'
import { findShopByKey } from '../auth/queries.ts'
import type { Shop } from '../auth/tables.ts'
import type { Delivery } from './sql.ts'

/** Returns which platform sends deliveries of a topic, and what they mean; undefined if none does. */
export function originOf(
  { platforms }: Pick<FastifyInstance, 'platforms'>,
  topic: string
): { platform: Platform; meaning: Meaning } | undefined {
  for (const platform of platforms.values()) {
    const meaning = platform.webhooks?.meaningOf(topic)
    if (meaning !== undefined) return { platform, meaning }
  }
  return undefined
}

/** Finds the shop of a delivery, which the platform names by its permanent key. */
export async function findShopOf(
  app: Pick<FastifyInstance, 'db' | 'platforms'>,
  { topic, shop_domain }: Delivery
): Promise<Shop | undefined> {
  const origin = originOf(app, topic)
  return origin && findShopByKey(app.db, origin.platform.name, shop_domain)
}
