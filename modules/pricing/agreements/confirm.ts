import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { unknownCharge } from '../errors.ts'
import { ConfirmBody, ConfirmParams } from '../schema.ts'
import { findAgreementByPlatformId } from '../sql/agreements.ts'

/**
 * With BILLING=local, handles the form of the confirmation page. The guard accepts the form from our own pages only.
 * The outcome is read back from the billing platform, as with any platform.
 */
export const confirmRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/billing/confirm/:charge',
    { schema: { params: ConfirmParams, body: ConfirmBody } },
    async ({ shop, params: { charge }, body }, reply) => {
      const agreement = await findAgreementByPlatformId(app.db, shop.id, charge)
      if (!agreement) throw unknownCharge()
      const billing = app.billingOf(shop.id)
      await billing.own?.decide(charge, body.decision === 'approve' ? 'active' : 'declined')
      await app.reconcilePlan(shop.id)
      const { state } = await billing.getSubscription(charge)
      // The confirmation page explains what became of an offer that was withdrawn or has expired.
      const isDecided = state === 'active' || state === 'declined'
      const back = isDecided ? `/pricing?plan=${state}` : `/billing/confirm/${charge}`
      return reply.redirect(back, 303)
    }
  )
}
