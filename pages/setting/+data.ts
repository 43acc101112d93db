import type { PageContextServer } from 'vike/types'
import { bcp47 } from '../../locales/bcp-47.ts'
import { getSettings, samplePicture, storeLook } from '../../modules/image-opt/queries.ts'
import {
  BLOCK_CENTS,
  BLOCK_IMAGES,
  overchargeState,
  planAt,
  quotaState
} from '../../modules/pricing/queries.ts'
import type { Db } from '../../server/core/database/db.ts'
import { firstPlan } from '../components/first-plan.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ shop, needs, rawTexts }: PageContextServer) {
  if (!shop) throw new Error('Expected a signed-in shop on this page, received none')
  const { db, signedUrls, billing } = needs
  const { can } = await quotaState(db, shop.id, billing)
  const localeContext = { locale: bcp47(shop.language), timeZone: 'UTC' }
  const settings = await getSettings(db, shop.id, signedUrls)
  const { images: previewed } = await storeLook(db, shop.id, signedUrls)
  return {
    raw: rawTexts,
    language: shop.language,
    domain: shop.domain,
    // The offer is for shops with all screens and automatic mode off (decision 053).
    isUpgradeOffered: needs.canGrantAgain && shop.is_old === 1 && settings.auto_switch === 0,
    // With billing off, there are no charges to show.
    overcharge: billing.isOff ? null : await overcharge(db, shop.id),
    settings,
    previewed,
    needs: {
      localeContext,
      can,
      planName: firstPlan(localeContext),
      samplePicture: await samplePicture(db, shop.id, signedUrls)
    }
  }
}

async function overcharge(db: Db, shopId: number) {
  const { level, limit, isCapped, isOverQuota } = await overchargeState(db, shopId)
  const blockPrice = BLOCK_CENTS / 100
  return {
    level,
    isCapped,
    isOverQuota,
    blockPrice,
    blockImages: BLOCK_IMAGES,
    limit,
    capImages: planAt(level).overageCap
  }
}
