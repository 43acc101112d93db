import { randomUUID } from 'node:crypto'
import type { Clock } from '../../../server/core/clock.ts'
import type { Timeline } from '../timeline.ts'
import type { Declaration } from './app-toml.ts'
import { byHttp, type Delivery, headersOf, pick, type Transport } from './delivery.ts'

/** Made with webhookSubscriptionCreate. */
export type Subscription = {
  id: string
  /** As in deliveries: products/update. */
  topic: string
  uri: string
  includeFields: string[]
  filter: string | null
  name: string | null
  createdAt: Date
  failuresInARow: number
}

/** What Shopify tells the app about a shop. */
export type Webhooks = {
  emit(topic: string, body: object): void
  /** Everything that happened, whether or not anybody subscribed to it. */
  emitted: { topic: string; body: object }[]
  /** Everything that was or is to be delivered. */
  deliveries: Delivery[]
  subscriptions: Subscription[]
  /** Ends when everything that is due by the clock was tried. */
  settled(): Promise<void>
  /** Nothing leaves until release, which sends what waited: in its order, or the other way round. */
  hold(): void
  release(order?: 'as-it-was' | 'reversed'): Promise<void>
  /** Sends one again under the same id, as Shopify does now and then. */
  repeat(delivery: Delivery): Promise<number | null>
  /** How often each delivery is sent; 2 for duplicates. */
  copies: number
  /** With which secret of the app it is signed: after a rotation with the old one, up to an hour. */
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
 * Eight retries over four hours, with growing pauses (docs). Doubling ones from 56 seconds on come to four
 * hours; the real ones are not documented.
 */
const RETRY_MS = Array.from({ length: 8 }, (_, retry) => ((4 * 3_600_000) / 255) * 2 ** retry)

/** An API-made subscription is gone after so many in a row (docs). */
const FAILURES_TO_DELETE = 8

/** What is told about a shop that does not have the app, or no longer (docs). */
const TOLD_AFTERWARDS = /^(app\/uninstalled|customers\/|shop\/redact)/

export function openWebhooks(needs: WebhookDeps): Webhooks {
  const { clock, timeline, app } = needs
  const inFlight = new Set<Promise<unknown>>()
  let held: Delivery[] | null = null

  const secretNow = () => (webhooks.signedWith === 'secret' ? app.secret : app.previousSecret)

  async function tryOnce(delivery: Delivery): Promise<number | null> {
    const secret = secretNow()
    if (secret === null) throw new Error('Expected the app to have a previous secret')
    const headers = headersOf(delivery, { shop: needs.shop, apiVersion: needs.apiVersion, secret })
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
    // Deliveries do not wait for each other: no order is promised (docs).
    const sending = send(delivery).finally(() => inFlight.delete(sending))
    inFlight.add(sending)
  }

  const addressesOf = (topic: string) => [
    ...needs.declared
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
      if (!needs.isInstalled() && !TOLD_AFTERWARDS.test(topic)) return
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
        // After the answer to whoever caused it.
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
      // What was caused a moment ago waits too.
      await timeline.settle()
      const waiting = held ?? []
      held = null
      for (const delivery of order === 'reversed' ? waiting.reverse() : waiting) {
        start(delivery)
        // One after the other, so that the order is this one.
        await Promise.all(inFlight)
      }
    },
    repeat: (delivery) => tryOnce(delivery)
  }
  return webhooks
}
