import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { receiveDelivery } from '../../../../modules/webhooks/commands.ts'
import { toText } from '../../../core/clock.ts'
import { nameInLog } from '../../../core/http/name-in-log.ts'
import { findShopHost } from '../shop-domain.ts'
import { incomplete, notSigned } from './errors.ts'
import { factsOf, isTopic } from './topics.ts'
import { isSignedBody } from './webhook-hmac.ts'

/**
 * Twice the size of the largest delivery we expect: a product with 2,000 variants takes about 2 MB when a subscription
 * includes all fields.
 */
const MOST_BYTES = 4 * 1024 * 1024

/** The secrets with which Shopify may have signed. */
type Options = { secrets: readonly string[] }

/**
 * Receives Shopify's webhooks. Shopify waits five seconds for the reply and repeats a delivery for four hours, so a
 * delivery is first stored and acknowledged, and only then applied (docs/shopify.md §13).
 */
export const webhookRoutes: FastifyPluginAsync<Options> = async (app, { secrets }) => {
  // The parser applies to this route only. It keeps the raw bytes, whatever content type they claim, because the
  // signature covers them.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  app.post(
    '/shopify/webhooks',
    {
      schema: {
        summary: 'Receives a webhook of Shopify',
        refusals: [
          'webhooks/not-signed',
          'webhooks/incomplete',
          'server/too-large',
          'server/too-many-requests'
        ]
      },
      bodyLimit: MOST_BYTES,
      config: { kind: 'delivery' }
    },
    async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      if (!isSignedBody(body, headerOf(request, 'hmac-sha256'), secrets)) {
        await app.rates.countAddress(request, reply)
        throw notSigned()
      }
      const topic = required(request, 'topic')
      // A different app configuration, or a later version of the app, subscribed to this topic.
      if (!isTopic(topic)) {
        request.log.warn({ topic }, 'a delivery with an unknown topic was ignored')
        return reply.code(200).send()
      }
      const domain = findShopHost(required(request, 'shop-domain'))
      if (domain === undefined) throw incomplete('X-Shopify-Shop-Domain')
      nameInLog(request, reply, { domain })
      await receiveDelivery(app, {
        id: required(request, 'webhook-id'),
        shopKey: domain,
        topic,
        facts: factsOf(topic, body),
        triggeredAt: momentOf(headerOf(request, 'triggered-at'))
      })
      return reply.code(200).send()
    }
  )
}

function headerOf({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[`x-shopify-${name}`]
  return typeof value === 'string' ? value : undefined
}

/** The longest header value that is accepted; Shopify sends none that is longer. */
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
