import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Value } from 'typebox/value'
import { inTransaction } from '../../server/core/database/transaction.ts'
import { ok } from '../../server/core/http/envelope.ts'
import { OkReply } from '../../server/core/http/wire.ts'
import { GuideDraft, SaveGuideBody } from './schema.ts'
import { findGuide, type Guide, setGuide } from './sql.ts'

export const guidanceRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/api/v1/saveNewGuideCfg',
    {
      schema: {
        summary: 'Records the progress of the set-up guide',
        body: SaveGuideBody,
        response: { 200: OkReply }
      }
    },
    async ({ shop, body }) => {
      await inTransaction(app.db, async (trx) => {
        const known = await findGuide(trx, shop.id)
        await setGuide(trx, afterSaving(known ?? begunBy(shop.id), body))
      })
      return ok
    }
  )
}

const begunBy = (shopId: number): Guide => ({
  shop_id: shopId,
  state: 'begun',
  step: 1,
  draft: null
})

function afterSaving(known: Guide, body: SaveGuideBody): Guide {
  const { new_guide_status, is_left, step = known.step, settings } = body
  if (new_guide_status === 0) return { ...known, state: 'done', step: 6, draft: null }
  // Only the guide's fields are kept, because a body may contain anything else.
  const draft = settings ? JSON.stringify(Value.Clean(GuideDraft, settings)) : known.draft
  if (new_guide_status === 1) return { ...known, state: 'begun', step: body.step ?? 1, draft }
  // A finished or postponed guide keeps its state, whatever a later visit to the guide saves.
  const state = known.state === 'begun' && is_left === 1 ? 'left' : known.state
  return { ...known, state, step, draft }
}
