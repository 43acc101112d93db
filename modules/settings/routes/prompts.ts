import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { toText } from '../../../server/core/clock.ts'
import type { Db } from '../../../server/core/database/db.ts'
import { ack, ok } from '../../../server/core/http/envelope.ts'
import { AckReply, OkReply } from '../../../server/core/http/wire.ts'
import { setOvercharge } from '../../pricing/commands.ts'
import { quotaPeriod } from '../../pricing/queries.ts'
import { isBanner, isLimit } from '../banners.ts'
import { tooManyNames, unknownSwitch } from '../errors.ts'
import { AppSwitchBody, ClickBody, ReviewBody } from '../schema.ts'
import { addDismissal, countClick, countOtherNames, removeDismissal, setSetting } from '../sql.ts'

/**
 * The limit on the number of different names whose clicks are counted for a shop in a day. Our pages use a few dozen
 * names.
 */
const NAMES_A_DAY = 200

/** Records ratings, clicks, closed banners, and whether the merchant accepts overage. */
export const promptRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { db, clock } = app

  app.post(
    '/api/v1/reviewTipsClick',
    {
      schema: {
        summary: 'Records a rating, or that it was dismissed',
        body: ReviewBody,
        response: { 200: OkReply }
      }
    },
    async ({ shop, body, messages }) => {
      const reviewed_at = toText(clock.now())
      await setSetting(db, shop.id, { review_score: body.score, reviewed_at })
      return { ...ok, msg: body.score > 0 ? messages.replies.rated() : '' }
    }
  )

  app.post(
    '/api/v1/updateCustomerClick',
    {
      schema: {
        summary: 'Counts a click',
        refusals: ['settings/too-many-names'],
        body: ClickBody,
        response: { 200: OkReply }
      }
    },
    async ({ shop, body }) => {
      const day = toText(clock.now()).slice(0, 10)
      const others = await countOtherNames(db, shop.id, body.name, day)
      if (others >= NAMES_A_DAY) throw tooManyNames()
      await countClick(db, shop.id, body.name, day)
      return ok
    }
  )

  app.post(
    '/api/v2/setting/saveAppSwitch',
    {
      schema: {
        summary: 'Switches overage on or off, or records a closed banner',
        refusals: ['pricing/not-capped', 'pricing/wrong-limit', 'settings/unknown-switch'],
        body: AppSwitchBody,
        response: { 200: AckReply }
      }
    },
    async ({ shop, body, messages }) => {
      const { name, st, limit } = body
      if (name === 'is_over_quota') {
        await setOvercharge(db, shop.id, st === 1, limit)
        return { ...ack, message: messages.pricingPage.succeed() }
      }
      await setSwitch(db, shop.id, { name, isOn: st === 1, now: toText(clock.now()) })
      return ack
    }
  )
}

/** @throws AppError when no switch or banner has this name */
async function setSwitch(
  db: Db,
  shopId: number,
  { name, isOn, now }: { name: string; isOn: boolean; now: string }
): Promise<void> {
  if (name === 'extra_adver') return setSetting(db, shopId, { is_advert_dismissed: isOn ? 1 : 0 })
  if (name === 'congratulations')
    return setSetting(db, shopId, { congratulated_at: isOn ? now : null })
  if (!isBanner(name)) throw unknownSwitch(name)
  if (!isOn) return removeDismissal(db, shopId, name)
  const period = isLimit(name) ? await quotaPeriod(db, shopId) : ''
  await addDismissal(db, shopId, { name, period, dismissed_at: now })
}
