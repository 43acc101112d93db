import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { bcp47 } from '../../../../locales/bcp-47.ts'
import { findOffer } from '../../../../modules/pricing/queries.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ shop, needs, routeParams }: PageContextServer) {
  if (!shop) throw new Error('Expected a signed-in shop on this page, received none')
  const { db, clock, billing } = needs
  const offer = await findOffer(db, shop.id, routeParams.charge ?? '', clock.now())
  if (!offer || billing.isOff) throw render(404)
  return { offer, localeContext: { locale: bcp47(shop.language), timeZone: 'UTC' } }
}
