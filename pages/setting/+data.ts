import type { PageContextServer } from 'vike/types'
import { rawTextsFor } from '../../locales/texts.ts'
import { getSettings, samplePicture } from '../../modules/image-opt/queries.ts'
import { PLANS, quotaState } from '../../modules/pricing/queries.ts'
import { bcp47 } from '../components/language.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ shop, needs }: PageContextServer) {
  if (!shop) throw new Error('Expected a signed-in shop on this page, received none')
  const { db, links, billing } = needs
  const { can } = await quotaState(db, shop.id, billing)
  return {
    raw: rawTextsFor(shop.language),
    language: shop.language,
    settings: await getSettings(db, shop.id, links),
    needs: {
      reader: { locale: bcp47(shop.language), timeZone: 'UTC' },
      can,
      // The first plan that is paid for has everything that level 0 lacks.
      planName: PLANS[1]?.name ?? '',
      samplePicture: await samplePicture(db, shop.id, links)
    }
  }
}
