import type { PageContextServer } from 'vike/types'
import { getLegacySettings, schedule } from '../../../modules/image-opt/queries.ts'
import { data as settingData } from '../+data.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  const { raw, needs } = await settingData(pageContext)
  const { shop } = pageContext
  if (!shop) throw new Error('Expected a signed-in shop on this page, received none')
  const { db, signedUrls, billing, clock, findDiskWait } = pageContext.needs
  const { product } = await schedule(db, shop.id, billing, { clock, findDiskWait })
  return { raw, needs, settings: await getLegacySettings(db, shop, signedUrls), progress: product }
}
