import t from 'tap'
import { type Answer, ask, openStage, type Stage } from './support/ask.ts'

const DAY_MS = 24 * 3_600_000

const CREATE = `mutation Create($name: String!, $lineItems: [AppSubscriptionLineItemInput!]!, $returnUrl: URL!,
  $test: Boolean, $trialDays: Int) {
  appSubscriptionCreate(name: $name, lineItems: $lineItems, returnUrl: $returnUrl, test: $test, trialDays: $trialDays) {
    confirmationUrl appSubscription { id name status test lineItems { id } } userErrors { field message } } }`
const ACTIVE = `{ currentAppInstallation { activeSubscriptions { id name status currentPeriodEnd lineItems { id
  plan { pricingDetails { __typename
    ... on AppRecurringPricing { price { amount currencyCode } discount { remainingDurationInIntervals
      durationLimitInIntervals priceAfterDiscount { amount } value { __typename
      ... on AppSubscriptionDiscountPercentage { percentage } } } }
    ... on AppUsagePricing { terms cappedAmount { amount } balanceUsed { amount } } } }
  usageRecords(first: 5, reverse: true) { nodes { id description idempotencyKey price { amount } } } } } } }`
const USE = `mutation Use($id: ID!, $price: MoneyInput!, $key: String) {
  appUsageRecordCreate(subscriptionLineItemId: $id, price: $price, description: "1000 extra images", idempotencyKey: $key) {
    appUsageRecord { id idempotencyKey } userErrors { field message } } }`
const RAISE = `mutation Raise($id: ID!, $cap: MoneyInput!) {
  appSubscriptionLineItemUpdate(id: $id, cappedAmount: $cap) { confirmationUrl userErrors { message } } }`
const CANCEL = `mutation Cancel($id: ID!) {
  appSubscriptionCancel(id: $id) { appSubscription { status } userErrors { message } } }`

const usd = (amount: string) => ({ amount, currencyCode: 'USD' })

const RETURN = 'http://127.0.0.1:3000/pricing?agreement=7'

const orderOf = (name: string, price = '9.99') => ({
  name,
  returnUrl: RETURN,
  test: true,
  lineItems: [
    {
      plan: {
        appRecurringPricingDetails: {
          price: usd(price),
          interval: 'EVERY_30_DAYS',
          discount: { durationLimitInIntervals: 3, value: { percentage: 0.2 } }
        }
      }
    },
    {
      plan: {
        appUsagePricingDetails: { terms: '$4.99 per 1000 images', cappedAmount: usd('49.90') }
      }
    }
  ]
})

async function openBilling(stage: Stage) {
  const token = stage.shop.access.grant()
  const call = async (query: string, variables: object = {}): Promise<Answer> =>
    (await ask(stage, stage.shop.access.grant(), query, variables)).data
  const decide = (address: string, decision: string) =>
    fetch(address, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ decision }) })
  return {
    token,
    call,
    decide,
    active: async (): Promise<Answer> =>
      (await call(ACTIVE)).currentAppInstallation.activeSubscriptions,
    /** Creates a subscription and approves it. */
    async subscribe(name: string) {
      const { appSubscriptionCreate: made } = await call(CREATE, orderOf(name))
      const answer = await decide(made.confirmationUrl, 'approve')
      const line = made.appSubscription.lineItems[1].id as string
      return { line, id: made.appSubscription.id as string, back: answer.headers.get('location') }
    }
  }
}

const updatesOf = ({ shop }: Stage) =>
  shop.webhooks.emitted
    .filter(({ topic }) => topic === 'app_subscriptions/update')
    .map(
      ({ body }) =>
        (body as { app_subscription: { name: string; status: string } }).app_subscription
    )
    .map(({ name, status }) => `${name} ${status}`)

t.test('a subscription is pending until the merchant approves it on Shopify’s page', async (t) => {
  const stage = await openStage(t)
  const { call, decide, active } = await openBilling(stage)
  const { appSubscriptionCreate: made } = await call(CREATE, orderOf('Level 2'))
  t.same(made.userErrors, [])
  t.match(made.appSubscription, { status: 'PENDING', test: true })
  t.match(
    made.appSubscription.lineItems[1].id,
    /^gid:\/\/shopify\/AppSubscriptionLineItem\/\d+\?v=1&index=1$/
  )
  t.same(await active(), [])

  const page = await fetch(made.confirmationUrl)
  t.equal(page.headers.get('content-security-policy'), "frame-ancestors 'none'")
  t.match(await page.text(), /\$9\.99[\s\S]*\$7\.99 for 3 periods[\s\S]*up to \$49\.90/)
  const forged = made.confirmationUrl.replace(/signature=.*/, 'signature=guessed')
  t.equal((await decide(forged, 'approve')).status, 404)

  const answer = await decide(made.confirmationUrl, 'approve')
  const id = /\d+$/.exec(made.appSubscription.id)?.[0]
  t.equal(answer.headers.get('location'), `${RETURN}&charge_id=${id}`)
  const [subscription] = await active()
  t.match(subscription, {
    id: made.appSubscription.id,
    status: 'ACTIVE',
    currentPeriodEnd: '2026-12-21T08:00:00Z',
    lineItems: [
      {
        plan: {
          pricingDetails: {
            price: usd('9.99'),
            discount: {
              durationLimitInIntervals: 3,
              remainingDurationInIntervals: 3,
              priceAfterDiscount: { amount: '7.99' },
              value: { percentage: 0.2 }
            }
          }
        }
      },
      {
        plan: {
          pricingDetails: { cappedAmount: { amount: '49.9' }, balanceUsed: { amount: '0.0' } }
        }
      }
    ]
  })
  t.same(updatesOf(stage), ['Level 2 ACTIVE'])
})

t.test('declined and expired offers change nothing', async (t) => {
  const stage = await openStage(t)
  const { call, decide, active, subscribe } = await openBilling(stage)
  await subscribe('Level 1')
  const { appSubscriptionCreate: declined } = await call(CREATE, orderOf('Level 2'))
  const back = await decide(declined.confirmationUrl, 'decline')
  t.match(back.headers.get('location'), /\/admin\/apps\/\w+$/)
  t.notMatch(back.headers.get('location'), 'charge_id')
  const { appSubscriptionCreate: late } = await call(CREATE, orderOf('Level 3'))
  const { appSubscriptionCancel: cancel } = await call(CANCEL, { id: late.appSubscription.id })
  t.match(
    cancel.userErrors,
    [{ message: /must have an 'active' status/ }],
    'a pending subscription only expires'
  )
  stage.clock.forward(2 * DAY_MS)
  await decide(late.confirmationUrl, 'approve')
  t.match(await active(), [{ name: 'Level 1' }])
  t.same(updatesOf(stage), ['Level 1 ACTIVE', 'Level 2 DECLINED', 'Level 3 EXPIRED'])
  const read = `{ node(id: "${late.appSubscription.id}") { ... on AppSubscription { status } } }`
  t.same((await call(read)).node, { status: 'EXPIRED' })
})

for (const replacedDelivery of ['first', 'last'] as const)
  t.test(
    `a new subscription ends the old one, whose delivery comes ${replacedDelivery}`,
    async (t) => {
      const stage = await openStage(t, { switches: { replacedDelivery } })
      const { subscribe, active } = await openBilling(stage)
      await subscribe('Level 1')
      await subscribe('Level 2')
      t.match(await active(), [{ name: 'Level 2' }])
      t.equal((await active()).length, 1)
      const two = ['Level 1 CANCELLED', 'Level 2 ACTIVE']
      t.same(updatesOf(stage).slice(1), replacedDelivery === 'first' ? two : two.reverse())
    }
  )

t.test(
  'usage is charged once per key and up to the cap, and each period starts with the full cap',
  async (t) => {
    const stage = await openStage(t)
    const { call, subscribe, active } = await openBilling(stage)
    const { line } = await subscribe('Level 2')
    const use = async (key: string | null, amount = '4.99'): Promise<Answer> =>
      (await call(USE, { id: line, key, price: usd(amount) })).appUsageRecordCreate
    const first = await use('block-1')
    t.same(await use('block-1'), first, 'the same key returns the same record')
    for (let block = 2; block <= 9; block++) t.same((await use(`block-${block}`)).userErrors, [])
    const warnings = () =>
      stage.shop.webhooks.emitted.filter(({ topic }) => topic.endsWith('approaching_capped_amount'))
    t.equal(warnings().length, 1, 'the warning comes at nine tenths of the cap')
    t.match(warnings()[0]?.body, {
      app_subscription: { balance_used: 44.91, capped_amount: '49.9' }
    })
    await use('block-10')
    t.same(await use('block-11'), {
      appUsageRecord: null,
      userErrors: [{ field: null, message: 'Total price exceeds balance remaining' }]
    })
    t.equal(warnings().length, 1)
    const [full] = await active()
    t.equal(full.lineItems[1].plan.pricingDetails.balanceUsed.amount, '49.9')
    t.equal(
      full.lineItems[1].usageRecords.nodes[0].idempotencyKey,
      'block-10',
      'records are listed newest first'
    )
    t.same(full.lineItems[0].usageRecords.nodes, [])
    t.match(await use('k'.repeat(256)), { userErrors: [{ message: /too long/ }] })

    stage.clock.forward(30 * DAY_MS)
    const [anew] = await active()
    t.equal(anew.currentPeriodEnd, '2027-01-20T08:00:00Z')
    t.equal(anew.lineItems[1].plan.pricingDetails.balanceUsed.amount, '0.0')
    t.equal(anew.lineItems[0].plan.pricingDetails.discount.remainingDurationInIntervals, 2)
    t.same((await use('block-11')).userErrors, [])
    t.equal(
      (await use('block-1')).appUsageRecord.id,
      first.appUsageRecord.id,
      'a key is never forgotten'
    )
  }
)

t.test(
  'the cap can be raised with the merchant’s approval, or by the merchant alone',
  async (t) => {
    const stage = await openStage(t)
    const { call, subscribe, active, decide } = await openBilling(stage)
    const { line, id } = await subscribe('Level 2')
    const capNow = async (): Promise<Answer> =>
      (await active())[0].lineItems[1].plan.pricingDetails.cappedAmount.amount
    const raise = async (cap: string): Promise<Answer> =>
      (await call(RAISE, { id: line, cap: usd(cap) })).appSubscriptionLineItemUpdate
    t.equal((await raise('49.90')).userErrors.length, 1)
    const { confirmationUrl } = await raise('99.80')
    t.equal(await capNow(), '49.9')
    await decide(confirmationUrl, 'decline')
    t.equal(await capNow(), '49.9')
    await decide((await raise('99.80')).confirmationUrl, 'approve')
    t.equal(await capNow(), '99.8')
    const charge = `${stage.at}/admin/charges/${/\d+$/.exec(id)?.[0]}`
    await fetch(charge, {
      method: 'POST',
      body: new URLSearchParams({ cap: '120' }),
      redirect: 'manual'
    })
    t.equal(await capNow(), '120.0')
    t.equal(updatesOf(stage).length, 3, 'both changes send a delivery')
  }
)

for (const frozenSubscription of ['unlisted', 'listed'] as const)
  t.test(
    `a subscription that is not paid is frozen (${frozenSubscription}), and becomes active again after payment`,
    async (t) => {
      const stage = await openStage(t, { switches: { frozenSubscription } })
      const { call, subscribe, active } = await openBilling(stage)
      const { line } = await subscribe('Level 2')
      stage.shop.billing.freeze()
      t.match(await active(), frozenSubscription === 'listed' ? [{ status: 'FROZEN' }] : [])
      const use = await call(USE, { id: line, key: 'a', price: usd('4.99') })
      t.equal(use.appUsageRecordCreate.userErrors.length, 1)
      stage.shop.billing.unfreeze()
      t.match(await active(), [{ status: 'ACTIVE' }])
      t.same(updatesOf(stage), ['Level 2 ACTIVE', 'Level 2 FROZEN', 'Level 2 ACTIVE'])
    }
  )

t.test('cancelling and uninstalling both end a subscription', async (t) => {
  const stage = await openStage(t)
  const { call, subscribe, active } = await openBilling(stage)
  const { id } = await subscribe('Level 2')
  t.match(await call(CANCEL, { id }), {
    appSubscriptionCancel: { appSubscription: { status: 'CANCELLED' } }
  })
  t.same(await active(), [])
  t.equal((await call(CANCEL, { id })).appSubscriptionCancel.userErrors.length, 1)
  await subscribe('Level 3')
  stage.shop.access.uninstall()
  t.same(stage.shop.billing.active(), [])
})

t.test('a subscription order that Shopify would not accept is refused', async (t) => {
  const stage = await openStage(t)
  const { call } = await openBilling(stage)
  const create = async (order: object): Promise<Answer> =>
    (await call(CREATE, order)).appSubscriptionCreate
  const [recurring, usage] = orderOf('x').lineItems
  const yearly = { plan: { appRecurringPricingDetails: { price: usd('99'), interval: 'ANNUAL' } } }
  const wrong = [
    { ...orderOf(' ') },
    { ...orderOf('x'), lineItems: [] },
    { ...orderOf('x'), lineItems: [recurring, recurring] },
    { ...orderOf('x'), lineItems: [yearly, usage] },
    orderOf('x', '0.00')
  ]
  for (const order of wrong) {
    const { appSubscription, userErrors } = await create(order)
    t.equal(appSubscription, null)
    t.equal(userErrors.length, 1)
  }
  stage.shop.world.app.isPublic = false
  t.same(await create(orderOf('Level 1')), {
    appSubscription: null,
    confirmationUrl: null,
    userErrors: [{ field: null, message: 'Custom apps cannot use the Billing API' }]
  })
})
