import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { decideLocally } from '../../server/core/platform/local/billing.ts'
import { unknownCharge } from './errors.ts'
import { ConfirmBody, ConfirmParams } from './schema.ts'
import { findAgreementByPlatformId } from './sql/agreements.ts'

/**
 * BILLING=local: the answer of the form on the confirmation page. The guard lets it come from our own
 * pages only. What the answer was is asked back from the billing, as with any platform.
 */
export const confirmRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/billing/confirm/:charge',
    { schema: { params: ConfirmParams, body: ConfirmBody } },
    async ({ shop, params: { charge }, body }, reply) => {
      const agreement = await findAgreementByPlatformId(app.db, shop.id, charge)
      if (!agreement) throw unknownCharge()
      const { db, clock } = app
      const decision = body.decision === 'approve' ? 'active' : 'declined'
      await decideLocally({ db, clock, shopId: shop.id }, charge, decision)
      await app.settlePlan(shop.id)
      const { state } = await app.billingOf(shop.id).getSubscription(charge)
      // The confirmation page says of an offer that was withdrawn or is too old what became of it.
      const isDecided = state === 'active' || state === 'declined'
      const back = isDecided ? `/pricing?plan=${state}` : `/billing/confirm/${charge}`
      return reply.redirect(back, 303)
    }
  )
}
