import type { FastifyInstance } from 'fastify'
import { html } from '../../../server/platforms/local/storefront/html.ts'
import { type Question, signatureOf } from '../billing/charge-address.ts'
import { dollars } from '../billing/money.ts'
import {
  balanceUsed,
  discounted,
  recurringOf,
  type Subscription,
  usageOf
} from '../billing/subscription.ts'
import type { ShopWorld } from '../world.ts'
import { adminOf, appHome, sendDocument, sendScreen } from './document.ts'
import type { ShopOf } from './shop-of.ts'

type Charge = {
  Params: { shop: string; charge: string; question: string }
  Querystring: { signature?: string }
  Body: { decision?: string }
}

/** Serves the pages on which the merchant approves charges and sees what is paid. */
export function chargeScreens(app: FastifyInstance, shopOf: ShopOf): void {
  const path = '/:shop/admin/charges/:installation/:charge/RecurringApplicationCharge/:question'
  app.get<Charge>(path, async ({ params, query }, reply) => {
    const asked = chargeOf(shopOf(params.shop), params, query.signature)
    return asked ? askMerchant(asked, reply) : reply.code(404).send('Not Found')
  })
  app.post<Charge>(path, async ({ params, query, body }, reply) => {
    const asked = chargeOf(shopOf(params.shop), params, query.signature)
    if (!asked) return reply.code(404).send('Not Found')
    const isApproved = body.decision === 'approve'
    if (isApproved && !isOpen(asked)) return askMerchant(asked, reply.code(422))
    // A development store cannot pay, so it can approve only test charges (docs). How Shopify answers the attempt is
    // unknown.
    if (isApproved && asked.shop.isDevelopment && !asked.subscription.isTest)
      return reply.code(422).send('A development store can approve only test charges')
    return reply.redirect(decide(asked, isApproved), 303)
  })

  app.get<Charge>('/:shop/admin/charges', async ({ params }, reply) =>
    listCharges(shopOf(params.shop), reply)
  )
  app.post<{ Params: { shop: string; charge: string }; Body: { cap?: string; state?: string } }>(
    '/:shop/admin/charges/:charge',
    async ({ params, body }, reply) => {
      const shop = shopOf(params.shop)
      const id = Number(params.charge)
      // A charge that has ended cannot be changed, and Shopify shows no form for it.
      const { status } = shop.billing.find(id) ?? {}
      if (status !== 'ACTIVE' && status !== 'FROZEN')
        return reply.code(422).send('This charge is over')
      if (body.cap) shop.billing.setCap(id, body.cap)
      if (body.state === 'freeze') shop.billing.freeze(id)
      if (body.state === 'unfreeze') shop.billing.unfreeze(id)
      return reply.redirect(`${adminOf(shop)}/charges`, 303)
    }
  )
}

type Asked = { shop: ShopWorld; subscription: Subscription; question: Question }

function chargeOf(shop: ShopWorld, params: Charge['Params'], signature?: string): Asked | null {
  const question = params.question as Question
  const subscription = shop.billing.find(Number(params.charge))
  if (!subscription || signature !== signatureOf(shop, subscription, question)) return null
  return { shop, subscription, question }
}

/** Whether there is something to approve: a charge can be decided only once, and expires. */
const isOpen = (asked: Asked): boolean =>
  isCap(asked)
    ? asked.subscription.status === 'ACTIVE' &&
      (usageOf(asked.subscription)?.wishedCents ?? null) !== null
    : asked.subscription.status === 'PENDING'

const isCap = ({ question }: Asked): boolean => question === 'confirm_update_capped_amount'

/**
 * Applies the decision and returns where the browser goes next. A declined charge leads back to the app without a
 * charge_id (reported).
 */
function decide(asked: Asked, isApproved: boolean): string {
  const { shop, subscription } = asked
  if (!isApproved) {
    if (!isCap(asked)) shop.billing.decline(subscription.id)
    return appHome(shop)
  }
  if (isCap(asked)) shop.billing.approveCap(subscription.id)
  else shop.billing.approve(subscription.id)
  const address = new URL(subscription.returnUrl)
  address.searchParams.set('charge_id', String(subscription.id))
  return address.href
}

type Reply = Parameters<typeof sendScreen>[0]

function askMerchant(asked: Asked, reply: Reply) {
  const { shop, subscription } = asked
  const { name, status, isTest } = subscription
  const wished = usageOf(subscription)?.wishedCents ?? null
  const question = isCap(asked)
    ? html`<p>Raise the most that may be charged for usage in 30 days to <strong>${dollars(wished ?? 0)}</strong>?</p>`
    : html`<dl>${priceLines(subscription)}</dl>`
  return sendDocument(
    reply,
    'Approve subscription',
    html`<main class="sheet">
<h1>${isCap(asked) ? 'Approve a higher spending limit' : 'Approve subscription'}</h1>
<p>Page Speed Boost, for ${shop.name}: <strong>${name}</strong>${isTest ? ' (test: nothing is charged)' : ''}</p>
${question}
${
  isOpen(asked)
    ? html`<form method="post" class="row">
<button name="decision" value="decline">Decline</button>
<button name="decision" value="approve" class="primary">Approve</button>
</form>`
    : html`<p>There is nothing to approve: ${status}.</p><a class="button" href="${appHome(shop)}">Back to the app</a>`
}
</main>`
  )
}

function priceLines(subscription: Subscription) {
  const recurring = recurringOf(subscription)
  const usage = usageOf(subscription)
  return [
    recurring && html`<dt>Every 30 days</dt><dd>${dollars(recurring.cents)}</dd>`,
    recurring?.discount &&
      html`<dt>At first</dt><dd>${dollars(discounted(recurring.cents, recurring.discount))} for ${recurring.discount.periods ?? 'all'} periods</dd>`,
    usage && html`<dt>Usage, up to ${dollars(usage.cappedCents)}</dt><dd>${usage.terms}</dd>`
  ].filter((line) => line !== undefined && line !== null)
}

function listCharges(shop: ShopWorld, reply: Reply) {
  const rows = [...shop.billing.subscriptions()].reverse().map((subscription) => {
    const { id, name, status, isTest, periodEnd } = subscription
    const usage = usageOf(subscription)
    const post = `${adminOf(shop)}/charges/${id}`
    return html`<tr>
<td>${name}${isTest ? ' (test)' : ''}</td><td>${status}</td>
<td>${periodEnd ? periodEnd.toISOString().slice(0, 10) : ''}</td>
<td>${usage ? `${dollars(balanceUsed(subscription))} of ${dollars(usage.cappedCents)}` : ''}</td>
<td>${status === 'ACTIVE' || status === 'FROZEN' ? actionsOf(post, status, usage?.cappedCents) : null}</td>
</tr>`
  })
  return sendScreen(reply, shop, {
    title: 'Billing',
    where: 'charges',
    body: html`<main><h1>Billing</h1>
<table><thead><tr><th>Subscription</th><th>State</th><th>Until</th><th>Usage</th><th></th></tr></thead>
<tbody>${rows.length > 0 ? rows : html`<tr><td colspan="5" class="muted">Nothing is paid to apps.</td></tr>`}</tbody></table></main>`
  })
}

/** Forms for what a merchant can do without the app: change the cap, stop paying and resume. */
const actionsOf = (post: string, status: string, cappedCents?: number) => html`<div class="row">
${
  cappedCents === undefined
    ? null
    : html`<form method="post" action="${post}" class="row">
<label>Limit <input name="cap" size="7" value="${(cappedCents / 100).toFixed(2)}"></label><button>Set limit</button></form>`
}
<form method="post" action="${post}">
${
  status === 'ACTIVE'
    ? html`<button name="state" value="freeze">Stop paying</button>`
    : html`<button name="state" value="unfreeze">Pay again</button>`
}
</form></div>`
