import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { toText } from '../../server/core/clock.ts'
import { type ShopifySettings, secretsOf } from '../../server/core/platform/shopify/settings.ts'
import { findShopHost } from '../../server/core/platform/shopify/shop-domain.ts'
import { isSignedBody } from '../../server/core/platform/shopify/webhook-hmac.ts'
import { incomplete, notSigned } from './errors.ts'
import type { Queue } from './queue.ts'
import { addDelivery } from './sql.ts'
import { factsOf, isTopic } from './topics.ts'

/** A product with 2,000 variants has about 2 MB, where somebody subscribes to all of its fields. */
const MOST_BYTES = 4 * 1024 * 1024

type Options = { settings: ShopifySettings; queue: Queue }

/**
 * Where Shopify tells what happened. It gives us five seconds and repeats itself for four hours: a delivery is
 * written down and answered, and worked off afterwards (PLATFORM.md 1.5).
 */
export const webhookRoutes: FastifyPluginAsync<Options> = async (app, { settings, queue }) => {
  const { db, clock, log } = app

  // Of this route alone: what is signed are the bytes as they came, whatever they claim to be.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  app.post('/shopify/webhooks', { bodyLimit: MOST_BYTES }, async (request, reply) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    if (!isSignedBody(body, headerOf(request, 'hmac-sha256'), secretsOf(settings)))
      throw notSigned()
    const topic = required(request, 'topic')
    // Subscribed to by somebody else, or by a version of the app that is to come.
    if (!isTopic(topic)) {
      log.warn({ topic }, 'a delivery of a topic that is not known was ignored')
      return reply.code(200).send()
    }
    const domain = findShopHost(required(request, 'shop-domain'))
    if (domain === undefined) throw incomplete('X-Shopify-Shop-Domain')
    const now = toText(clock.now())
    const isNew = await addDelivery(db, {
      webhook_id: required(request, 'webhook-id'),
      shop_domain: domain,
      topic,
      facts: JSON.stringify(factsOf(topic, body)),
      state: 'waiting',
      triggered_at: momentOf(headerOf(request, 'triggered-at')) ?? now,
      received_at: now,
      due_at: now,
      done_at: null,
      outcome: null
    })
    if (isNew) queue.wake()
    return reply.code(200).send()
  })
}

function headerOf({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[`x-shopify-${name}`]
  return typeof value === 'string' ? value : undefined
}

/** Longer ones are not Shopify's. */
const MOST_LETTERS = 255

function required(request: FastifyRequest, name: string): string {
  const value = headerOf(request, name)
  if (!value || value.length > MOST_LETTERS) throw incomplete(`X-Shopify-${name}`)
  return value
}

function momentOf(text: string | undefined): string | undefined {
  const moment = new Date(text ?? '')
  return Number.isNaN(moment.getTime()) ? undefined : toText(moment)
}
