import type { FastifyInstance } from 'fastify'
import { html } from '../../../server/platforms/local/storefront/html.ts'
import { sendScreen } from './document.ts'
import type { ShopOf } from './shop-of.ts'

/** How many deliveries the page shows. */
const MOST = 100

/** Serves a page of the latest deliveries, newest first: topic, answers, and the body that was signed. */
export function deliveryScreen(app: FastifyInstance, shopOf: ShopOf): void {
  app.get<{ Params: { shop: string } }>('/:shop/admin/notifications', async ({ params }, reply) => {
    const shop = shopOf(params.shop)
    const rows = shop.webhooks.deliveries
      .slice(-MOST)
      .reverse()
      .map(
        ({ topic, state, attempts, triggeredAt, bytes }) => html`<tr>
<td>${triggeredAt.toISOString().slice(11, 19)}</td><td>${topic}</td>
<td>${state} ${attempts.map(({ status }) => status ?? 'no answer').join(', ')}</td>
<td><details><summary>${bytes.length} bytes</summary>${bytes.toString()}</details></td></tr>`
      )
    return sendScreen(reply, shop, {
      title: 'Deliveries',
      where: 'notifications',
      body: html`<main><h1>Deliveries to the app</h1><table>
<thead><tr><th>At</th><th>Topic</th><th>Answer</th><th>Body</th></tr></thead><tbody>${rows}</tbody></table></main>`
    })
  })
}
