import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ok } from '../../server/core/http/envelope.ts'
import { totals } from '../image-opt/queries.ts'
import { beginUpgrade } from './agreements/change-plan.ts'
import { downgrade } from './agreements/downgrade.ts'
import { beginRaise } from './agreements/raise-limit.ts'
import { reconcileSafely } from './agreements/reconcile.ts'
import { pricingOverview } from './queries.ts'
import { ChangePlanBody, ChangePlanReply, PricingReply } from './schema.ts'
import { findAgreement } from './sql/agreements.ts'

export const pricingRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { db, clock, config } = app

  app.get(
    '/api/v1/getPricingPlans',
    {
      schema: {
        summary: 'Returns the plans, and what the shop has used of its own',
        response: { 200: PricingReply }
      }
    },
    async ({ shop }) => {
      const pending = await findAgreement(db, shop.id, ['pending'])
      if (pending) await reconcileSafely(app, shop.id)
      const pricing = await pricingOverview(db, shop, config.billing, clock.now())
      const { un_opt_num, total_saved_size, opt_num } = await totals(db, shop.id)
      return {
        ...ok,
        data: { ...pricing, total: { un_opt_num, total_saved_size, total_opt_num: opt_num } }
      }
    }
  )

  app.post(
    '/api/v1/changePlans',
    {
      schema: {
        summary: 'Buys, changes or ends a plan',
        refusals: [
          'pricing/no-plans',
          'pricing/same-plan',
          'pricing/smaller-plan',
          'pricing/overtaken',
          'pricing/billing-refused',
          'pricing/billing-unreachable'
        ],
        body: ChangePlanBody,
        response: { 200: ChangePlanReply }
      }
    },
    async ({ shop, body, messages }) => {
      const level = Number(body.newLevel)
      if (level > 0) return { ...ok, url: await beginUpgrade(app, shop, level) }
      await downgrade(app, shop.id)
      return { ...ok, msg: messages.pricingPage.decided.free(), url: '/pricing?plan=free' }
    }
  )

  app.post(
    '/api/v1/raiseLimit',
    {
      schema: {
        summary: 'Asks for a higher limit for overage',
        refusals: ['pricing/no-limit', 'pricing/billing-refused', 'pricing/billing-unreachable'],
        response: { 200: ChangePlanReply }
      }
    },
    async ({ shop }) => ({ ...ok, url: await beginRaise(app, shop.id) })
  )
}
