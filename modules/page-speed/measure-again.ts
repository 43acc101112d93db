import type { FastifyInstance } from 'fastify'
import { bcp47 } from '../../locales/bcp-47.ts'
import { DAY_MS, toText } from '../../server/core/clock.ts'
import { getShop } from '../auth/queries.ts'
import { findFirstRun, listShopsWithRuns } from '../image-opt/queries.ts'
import type { Checks } from './checks.ts'
import { shopAddress } from './shop-address.ts'
import { findLatestCheck, findLatestScore } from './sql.ts'

type App = Pick<FastifyInstance, 'clock' | 'db' | 'server' | 'storeOf'>

/** A first run that ended longer ago is not followed by a check any more: much else has changed in the store since. */
const FOLLOWED_MS = DAY_MS

/**
 * Measures each store once more after its first run, so that the merchant sees the difference. A store that was never
 * measured before its first run is left out.
 */
export async function measureAgain(app: App, checks: Checks): Promise<void> {
  const since = toText(new Date(app.clock.now().getTime() - FOLLOWED_MS))
  for (const shopId of await listShopsWithRuns(app.db, since))
    if (await isWanted(app, shopId, since)) await measure(app, checks, shopId)
}

async function isWanted({ db }: App, shopId: number, since: string): Promise<boolean> {
  const run = await findFirstRun(db, shopId)
  if (!run?.finished_at || run.finished_at < since) return false
  const latest = await findLatestCheck(db, shopId)
  // A check that failed is not repeated either: the merchant sees its reason and may recheck.
  if (!latest || latest.began_at >= run.finished_at) return false
  return (await findLatestScore(db, shopId, { before: run.created_at })) !== undefined
}

async function measure(app: App, checks: Checks, shopId: number): Promise<void> {
  const shop = await getShop(app.db, shopId)
  if (shop.is_open === 0) return
  const url = shopAddress(app, await app.storeOf(shopId).shopUrl())
  await checks.start(shopId, { url, language: bcp47(shop.language) })
}
