import { randomBytes } from 'node:crypto'
import type { Subscription } from '../webhooks/webhooks.ts'
import type { ShopWorld } from '../world.ts'
import { globalId, numberOf } from './global-ids.ts'
import { listInOrder, type PageArguments, pageOf } from './pages.ts'
import type { Part } from './part.ts'

type Input = {
  uri?: string | null
  callbackUrl?: string | null
  includeFields?: string[] | null
  format?: string | null
  filter?: string | null
  name?: string | null
}

/** Lists only subscriptions made through the API, not those in shopify.app.toml (docs). */
export const webhookSubscriptions: Part = {
  types: {
    QueryRoot: {
      webhookSubscription: (_: unknown, { id }: { id: string }, { shop }) => find(shop, id),
      webhookSubscriptions: (
        _: unknown,
        { topics, uri, ...page }: PageArguments & { topics?: string[] | null; uri?: string | null },
        { shop }
      ) => {
        const found = shop.webhooks.subscriptions
          .map(viewOf)
          .filter((view) => (!topics || topics.includes(view.topic)) && (!uri || view.uri === uri))
        return pageOf(listInOrder(found), page)
      }
    },
    Mutation: {
      webhookSubscriptionCreate: (
        _: unknown,
        { topic, webhookSubscription: input }: { topic: string; webhookSubscription: Input },
        { shop }
      ) => create(shop, topic, input),
      webhookSubscriptionDelete: (_: unknown, { id }: { id: string }, { shop }) => {
        const { webhooks } = shop
        if (!find(shop, id))
          // Shopify's text for this error is unknown.
          return refused(
            { deletedWebhookSubscriptionId: null },
            ['id'],
            'Webhook subscription does not exist'
          )
        webhooks.subscriptions = webhooks.subscriptions.filter((known) => viewOf(known).id !== id)
        return { deletedWebhookSubscriptionId: id, userErrors: [] }
      }
    }
  },
  loaders: {
    WebhookSubscription: ({ shop }, { id }) => find(shop, id)
  }
}

const refused = (nothing: object, field: string[], message: string): object => ({
  ...nothing,
  userErrors: [{ field, message }]
})

function create({ webhooks, world }: ShopWorld, topic: string, input: Input): object {
  const uri = input.uri ?? input.callbackUrl ?? ''
  const refuse = (message: string) =>
    refused({ webhookSubscription: null }, ['webhookSubscription', 'callbackUrl'], message)
  // Shopify refuses plain http (docs). The app on this machine is exempt here. Shopify's text for this error is unknown
  // (open).
  if (!uri.startsWith('https:') && !uri.startsWith(world.app.appUrl))
    return refuse('Address is invalid')
  const name = nameOf(topic)
  if (webhooks.subscriptions.some((known) => known.topic === name && known.uri === uri))
    return refuse('Address for this topic has already been taken')
  const subscription: Subscription = {
    id: String(1_000_000_000_000 + randomBytes(4).readUInt32BE(0)),
    topic: name,
    uri,
    includeFields: input.includeFields ?? [],
    filter: input.filter ?? null,
    name: input.name ?? null,
    createdAt: world.clock.now(),
    failuresInARow: 0
  }
  webhooks.subscriptions.push(subscription)
  return { webhookSubscription: viewOf(subscription), userErrors: [] }
}

function find({ webhooks }: ShopWorld, id: string) {
  const number = numberOf(id, 'WebhookSubscription')
  const known = webhooks.subscriptions.find((subscription) => subscription.id === String(number))
  return known ? viewOf(known) : null
}

/**
 * Topic prefixes that contain an underscore themselves: APP_SUBSCRIPTIONS_UPDATE becomes app_subscriptions/update in a
 * delivery.
 */
const LONG_SUBJECTS = ['APP_SUBSCRIPTIONS', 'BULK_OPERATIONS', 'APP_PURCHASES']

/** Returns the name that deliveries use for a topic of the schema: PRODUCTS_UPDATE is products/update. */
export function nameOf(topic: string): string {
  const subject =
    LONG_SUBJECTS.find((long) => topic.startsWith(`${long}_`)) ?? topic.split('_')[0] ?? ''
  return `${subject}/${topic.slice(subject.length + 1)}`.toLowerCase()
}

const viewOf = ({ id, topic, uri, includeFields, filter, name, createdAt }: Subscription) => ({
  __typename: 'WebhookSubscription',
  number: Number(id),
  id: globalId('WebhookSubscription', id),
  legacyResourceId: id,
  topic: topic.replace('/', '_').toUpperCase(),
  uri,
  callbackUrl: uri,
  format: 'JSON',
  includeFields,
  metafieldNamespaces: [],
  filter,
  name,
  createdAt: createdAt.getTime(),
  updatedAt: createdAt.getTime(),
  apiVersion: { handle: '2026-10', displayName: '2026-10 (Latest)', supported: true }
})
