import { chargeAddress } from '../billing/charge-address.ts'
import { moneyOf, toAmount } from '../billing/money.ts'
import { Refused } from '../billing/order.ts'
import {
  balanceUsed,
  discounted,
  type LineInput,
  type RecurringLine,
  remainingPeriods,
  type Subscription,
  type UsageLine,
  type UsageRecord
} from '../billing/subscription.ts'
import { globalId, noSuchResource, numberOf, readGlobalId } from './global-ids.ts'
import { listInOrder, type PageArguments, pageOf } from './pages.ts'
import type { Context, Part } from './part.ts'
import { notModelled } from './refusals.ts'

type Money = { amount: string; currencyCode: string }

type CreateArguments = {
  name: string
  returnUrl: string
  lineItems: LineInput[]
  trialDays?: number | null
  test?: boolean | null
  replacementBehavior?: string | null
}

type UsageArguments = {
  subscriptionLineItemId: string
  price: Money
  description: string
  idempotencyKey?: string | null
}

type LineView = { id: string; plan: object; subscription: Subscription }

/** Turns a refusal into userErrors; any other error propagates. */
function answered(act: () => object, nothing: object): object {
  try {
    return { ...nothing, ...act(), userErrors: [] }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const { field, message } = error
    return { ...nothing, userErrors: [{ field, message }] }
  }
}

export const billing: Part = {
  types: {
    QueryRoot: {
      currentAppInstallation: (_: unknown, _args: unknown, context) => installationOf(context)
    },
    AppInstallation: {
      metafield: (_: unknown, { key, namespace }: { key: string; namespace?: string }, { shop }) =>
        shop.metafields.find(
          (field) => field.key === key && (!namespace || field.namespace === namespace)
        ) ?? null
    },
    AppSubscriptionLineItem: {
      usageRecords: (
        { id, subscription }: LineView,
        args: PageArguments & { sortKey?: string }
      ) => {
        const isUsage = subscription.lines[readLineId(id).index]?.kind === 'usage'
        const records = isUsage
          ? subscription.records.map((record) => viewOfRecord(record, subscription))
          : []
        // Sorting the records by age or by id gives the same order here.
        return pageOf(listInOrder(records), args)
      }
    },
    Mutation: {
      appSubscriptionCreate: (_: unknown, args: CreateArguments, { shop }) =>
        answered(
          () => {
            // The other two behaviours take effect at once when one monthly plan replaces another (docs).
            if (args.replacementBehavior === 'APPLY_ON_NEXT_BILLING_CYCLE')
              throw notModelled('APPLY_ON_NEXT_BILLING_CYCLE')
            const { name, returnUrl, lineItems } = args
            const subscription = shop.billing.create({
              name,
              returnUrl,
              lineItems,
              trialDays: args.trialDays ?? 0,
              isTest: args.test ?? false
            })
            return {
              confirmationUrl: chargeAddress(
                shop,
                subscription,
                'confirm_recurring_application_charge'
              ),
              appSubscription: viewOf(subscription)
            }
          },
          { appSubscription: null, confirmationUrl: null }
        ),
      appSubscriptionCancel: (
        _: unknown,
        { id, prorate }: { id: string; prorate?: boolean | null },
        { shop }
      ) =>
        answered(
          () => {
            if (prorate) throw notModelled('prorate')
            const subscription = shop.billing.cancel(numberOf(id, 'AppSubscription'))
            return { appSubscription: viewOf(subscription) }
          },
          { appSubscription: null }
        ),
      appSubscriptionLineItemUpdate: (
        _: unknown,
        { id, cappedAmount }: { id: string; cappedAmount: Money },
        { shop }
      ) =>
        answered(
          () => {
            const { number, index } = readLineId(id)
            const subscription = shop.billing.wishCap(number, index, cappedAmount)
            return {
              confirmationUrl: chargeAddress(shop, subscription, 'confirm_update_capped_amount'),
              appSubscription: viewOf(subscription)
            }
          },
          { appSubscription: null, confirmationUrl: null }
        ),
      appUsageRecordCreate: (_: unknown, args: UsageArguments, { shop }) =>
        answered(
          () => {
            const { subscriptionLineItemId: id, price, description, idempotencyKey } = args
            const { number, index } = readLineId(id)
            const record = shop.billing.addUsage(number, index, {
              price,
              description,
              idempotencyKey: idempotencyKey ?? null
            })
            const subscription = shop.billing.find(number) as Subscription
            return { appUsageRecord: viewOfRecord(record, subscription) }
          },
          { appUsageRecord: null }
        )
    }
  },
  loaders: {
    AppInstallation: (context, { number }) => {
      const installation = context.shop.access.installation()
      return installation?.id === number ? installationOf(context) : null
    },
    AppSubscription: ({ shop }, { number }) => {
      const subscription = shop.billing.find(number)
      return subscription && viewOf(subscription)
    }
  }
}

function installationOf({ shop }: Context): object {
  const installation = shop.access.installation()
  if (!installation) throw new Error('Expected the app to be installed: its token was taken')
  const address = `${shop.world.origin}/${shop.domain}/admin`
  return {
    __typename: 'AppInstallation',
    id: globalId('AppInstallation', installation.id),
    launchUrl: `${address}/apps/${shop.world.app.clientId}/`,
    uninstallUrl: null,
    accessScopes: [...installation.scopes].map((handle) => ({ handle, description: handle })),
    activeSubscriptions: shop.billing.active().map(viewOf),
    subscriptions: shop.billing.subscriptions().map(viewOf)
  }
}

/**
 * Reads the number of the subscription and the index of the line item from a line item's id. An id without parameters
 * names no line item (open).
 */
function readLineId(id: string): { number: number; index: number } {
  const { type, number = Number.NaN, parameters = '' } = readGlobalId(id) ?? {}
  const [, index] = /^\?v=1&index=(\d+)$/.exec(parameters) ?? []
  if (type !== 'AppSubscriptionLineItem' || index === undefined) throw noSuchResource(id)
  return { number, index: Number(index) }
}

function viewOf(subscription: Subscription) {
  const { id, name, status, isTest, trialDays, returnUrl, createdAt, periodEnd, lines } =
    subscription
  return {
    __typename: 'AppSubscription',
    id: globalId('AppSubscription', id),
    name,
    status,
    test: isTest,
    trialDays,
    returnUrl,
    createdAt: createdAt.getTime(),
    currentPeriodEnd: periodEnd?.getTime() ?? null,
    lineItems: lines.map((line, index) => ({
      id: `${globalId('AppSubscriptionLineItem', id)}?v=1&index=${index}`,
      subscription,
      plan: {
        pricingDetails:
          line.kind === 'usage' ? usageView(line, subscription) : priceView(line, subscription)
      }
    }))
  }
}

function priceView(
  { cents, interval, discount }: RecurringLine,
  subscription: Subscription
): object {
  const money = (amount: number) => moneyOf(amount, subscription.currency)
  return {
    __typename: 'AppRecurringPricing',
    interval,
    planHandle: null,
    price: money(cents),
    discount: discount && {
      durationLimitInIntervals: discount.periods,
      remainingDurationInIntervals: remainingPeriods(subscription, discount),
      priceAfterDiscount: money(discounted(cents, discount)),
      value:
        'cents' in discount.value
          ? { __typename: 'AppSubscriptionDiscountAmount', amount: money(discount.value.cents) }
          : { __typename: 'AppSubscriptionDiscountPercentage', ...discount.value }
    }
  }
}

const usageView = ({ terms, cappedCents }: UsageLine, subscription: Subscription): object => ({
  __typename: 'AppUsagePricing',
  interval: 'EVERY_30_DAYS',
  terms,
  cappedAmount: moneyOf(cappedCents, subscription.currency),
  balanceUsed: moneyOf(balanceUsed(subscription), subscription.currency)
})

function viewOfRecord(record: UsageRecord, subscription: Subscription) {
  const { id, createdAt, description, idempotencyKey, cents } = record
  const index = subscription.lines.findIndex(({ kind }) => kind === 'usage')
  return {
    __typename: 'AppUsageRecord',
    number: id,
    id: globalId('AppUsageRecord', id),
    createdAt: createdAt.getTime(),
    description,
    idempotencyKey,
    price: { amount: toAmount(cents), currencyCode: subscription.currency },
    get subscriptionLineItem() {
      return viewOf(subscription).lineItems[index]
    }
  }
}
