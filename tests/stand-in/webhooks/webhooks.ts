import { randomUUID } from 'node:crypto'
import type { Clock } from '../../../server/core/clock.ts'
import type { Timeline } from '../timeline.ts'
import type { Declaration } from './app-toml.ts'
import { byHttp, type Delivery, headersOf, pick, type Transport } from './delivery.ts'

/** A subscription made with webhookSubscriptionCreate. */
export type Subscription = {
  id: string
  /** In the form that deliveries use: products/update. */
  topic: string
  uri: string
  includeFields: string[]
  filter: string | null
  name: string | null
  createdAt: Date
  failuresInARow: number
}

/** The webhooks that Shopify sends to the app about a shop. */
export type Webhooks = {
  emit(topic: string, body: object): void
  /** Every event, whether or not anyone has subscribed to it. */
  emitted: { topic: string; body: object }[]
  /** Every delivery, sent or waiting. */
  deliveries: Delivery[]
  subscriptions: Subscription[]
  /** Resolves when every delivery that is due has been attempted. */
  settled(): Promise<void>
  /** Holds all deliveries back until `release`, which sends them in their order or reversed. */
  hold(): void
  release(order?: 'as-it-was' | 'reversed'): Promise<void>
  /** Sends a delivery again under the same id, as Shopify occasionally does. */
  repeat(delivery: Delivery): Promise<number | null>
  /** How often each delivery is sent; 2 makes duplicates. */
  copies: number
  /** The secret that signs deliveries; after a rotation it is the old one for up to an hour. */
  signedWith: 'secret' | 'previousSecret'
  transport: Transport
}

export type WebhookDeps = {
  clock: Clock
  timeline: Timeline
  shop: string
  app: { appUrl: string; secret: string; previousSecret: string | null }
  apiVersion: string
  declared: Declaration[]
  isInstalled(): boolean
}

/**
 * Shopify retries eight times over four hours, with growing pauses (docs). The exact pauses are not documented;
 * doubling ones that start at 56 seconds add up to four hours.
 */
const RETRY_MS = Array.from({ length: 8 }, (_, retry) => ((4 * 3_600_000) / 255) * 2 ** retry)

/** After this many failures in a row, a subscription made through the API is deleted (docs). */
const FAILURES_TO_DELETE = 8

/** Topics that Shopify sends even when the app is not installed (docs). */
const SENT_WITHOUT_APP = /^(app\/uninstalled|customers\/|shop\/redact)/

export function openWebhooks(deps: WebhookDeps): Webhooks {
  const { clock, timeline, app } = deps
  const inFlight = new Set<Promise<unknown>>()
  let held: Delivery[] | null = null

  const secretNow = () => (webhooks.signedWith === 'secret' ? app.secret : app.previousSecret)

  async function tryOnce(delivery: Delivery): Promise<number | null> {
    const secret = secretNow()
    if (secret === null) throw new Error('Expected the app to have a previous secret')
    const headers = headersOf(delivery, { shop: deps.shop, apiVersion: deps.apiVersion, secret })
    const message = { address: delivery.address, headers, bytes: delivery.bytes }
    const status = await webhooks.transport(message).catch(() => null)
    delivery.attempts.push({ at: clock.now(), status })
    return status
  }

  async function send(delivery: Delivery): Promise<void> {
    const tries = Array.from({ length: webhooks.copies }, () => tryOnce(delivery))
    const [status = null] = await Promise.all(tries)
    const isTaken = status !== null && status >= 200 && status < 300
    note(delivery, isTaken)
    const retry = RETRY_MS[Math.ceil(delivery.attempts.length / webhooks.copies) - 1]
    if (isTaken) delivery.state = 'delivered'
    else if (retry === undefined) delivery.state = 'given-up'
    else timeline.in(retry, () => start(delivery))
  }

  function note(delivery: Delivery, isTaken: boolean): void {
    const subscription = webhooks.subscriptions.find(({ id }) => id === delivery.subscriptionId)
    if (!subscription) return
    subscription.failuresInARow = isTaken ? 0 : subscription.failuresInARow + 1
    if (subscription.failuresInARow >= FAILURES_TO_DELETE)
      webhooks.subscriptions = webhooks.subscriptions.filter((other) => other !== subscription)
  }

  function start(delivery: Delivery): void {
    if (held) return void held.push(delivery)
    // Deliveries do not wait for each other, because Shopify promises no order (docs).
    const sending = send(delivery).finally(() => inFlight.delete(sending))
    inFlight.add(sending)
  }

  const addressesOf = (topic: string) => [
    ...deps.declared
      .filter(({ topics }) => topics.includes(topic))
      .map(({ uri, includeFields }) => ({ uri, includeFields, subscriptionId: null })),
    ...webhooks.subscriptions
      .filter((subscription) => subscription.topic === topic)
      .map(({ id, uri, includeFields }) => ({
        uri,
        includeFields: includeFields.length > 0 ? includeFields : null,
        subscriptionId: id
      }))
  ]

  const webhooks: Webhooks = {
    emitted: [],
    deliveries: [],
    subscriptions: [],
    copies: 1,
    signedWith: 'secret',
    transport: byHttp,
    emit(topic, body) {
      webhooks.emitted.push({ topic, body })
      if (!deps.isInstalled() && !SENT_WITHOUT_APP.test(topic)) return
      const event = { eventId: randomUUID(), topic, triggeredAt: clock.now() }
      for (const { uri, includeFields, subscriptionId } of addressesOf(topic)) {
        const delivery: Delivery = {
          ...event,
          id: randomUUID(),
          address: new URL(uri, app.appUrl).href,
          bytes: Buffer.from(JSON.stringify(pick(body, includeFields))),
          subscriptionId,
          attempts: [],
          state: 'waiting'
        }
        webhooks.deliveries.push(delivery)
        // The delivery starts only after the request that caused it has been answered.
        timeline.in(0, () => start(delivery))
      }
    },
    async settled() {
      do {
        await timeline.settle()
        await Promise.all(inFlight)
      } while (inFlight.size > 0)
    },
    hold() {
      held ??= []
    },
    async release(order = 'as-it-was') {
      // Deliveries that were caused just now must be held as well.
      await timeline.settle()
      const waiting = held ?? []
      held = null
      for (const delivery of order === 'reversed' ? waiting.reverse() : waiting) {
        start(delivery)
        // Sends them one after the other to keep the order.
        await Promise.all(inFlight)
      }
    },
    repeat: (delivery) => tryOnce(delivery)
  }
  return webhooks
}
