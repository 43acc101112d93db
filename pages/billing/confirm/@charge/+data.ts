import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { bcp47 } from '../../../../locales/bcp-47.ts'
import { findOffer } from '../../../../modules/pricing/queries.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ shop, needs, routeParams }: PageContextServer) {
  if (!shop) throw new Error('Expected a signed-in shop on this page, received none')
  const { billing, billingOf } = needs
  const offer = await findOffer(billingOf(shop.id), routeParams.charge ?? '')
  if (!offer || billing.isOff) throw render(404)
  return { offer, localeContext: { locale: bcp47(shop.language), timeZone: 'UTC' } }
}
