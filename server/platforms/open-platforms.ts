import { realpathSync } from 'node:fs'
import { closeLocalShops, hashOf, openLocalShop, setAdminToken } from '../../modules/auth/index.ts'
import { listShops } from '../../modules/auth/queries.ts'
import { type Clock, toText } from '../core/clock.ts'
import type { Config } from '../core/config/config.ts'
import type { Db } from '../core/database/db.ts'
import type { Fleet } from '../core/fleet/fleet.ts'
import type { OutsideTime } from '../core/time/outside-time.ts'
import { BillingError, type BillingPlatform } from './billing-platform.ts'
import { createLocalBilling } from './local/billing/billing.ts'
import { identityOf } from './local/store/identity.ts'
import type { LocalStore } from './local/store/items/local-item.ts'
import { createLocalStore } from './local/store/local-store.ts'
import { openShopifyShops, type ShopifyShops } from './shopify/open-shops.ts'
import type { SignInPlatform } from './sign-in-platform.ts'
import { StoreError, type StorePlatform } from './store-platform.ts'

export type Log = { warn(facts: object, message: string): void }

type PlatformDeps = {
  config: Config
  db: Db
  clock: Clock
  log: Log
  /** Left out by a process that is the only one on its database. */
  fleet?: Fleet | null
  /** Learns the time from the answers of Shopify. */
  outside?: OutsideTime
}

/** The store and the billing of each shop that this server serves, and the platform whose admin opens the app. */
export type Platforms = {
  storeOf(shopId: number): StorePlatform
  billingOf(shopId: number): BillingPlatform
  /** The local store and its shop; null with LOCAL_STORE=off. */
  local: { shopId: number; store: LocalStore } | null
  shopify: ShopifyShops | null
  signInPlatform: SignInPlatform | null
}

/**
 * Opens the platforms that this server serves. Unfinished work for any other platform waits until that platform is
 * served again.
 */
export async function openPlatforms(deps: PlatformDeps): Promise<Platforms> {
  const { config, db, clock } = deps
  const local = config.hasLocalStore ? await openFolder(deps) : null
  if (!local) await closeLocalShops(db)
  const shopify = await openShopifyShops(deps)
  const localIds = new Set((await listShops(db, 'local')).map(({ id }) => id))

  const billLocally = (shopId: number) => createLocalBilling({ db, clock, shopId })

  return {
    local,
    shopify,
    signInPlatform: shopify?.signIn ?? null,
    storeOf(shopId) {
      if (shopId === local?.shopId) return local.store
      // The shop belongs to a folder that STORE_DIR no longer names. Its unfinished work must not run on the current
      // folder.
      if (localIds.has(shopId))
        throw new StoreError('unreachable', 'STORE_DIR names another folder now, or none')
      if (!shopify) throw new StoreError('unreachable', 'SHOPIFY_API_KEY is no longer set')
      return shopify.storeOf(shopId)
    },
    billingOf(shopId) {
      if (localIds.has(shopId)) return billLocally(shopId)
      if (!shopify) throw new BillingError('unreachable', 'SHOPIFY_API_KEY is no longer set')
      return config.billing.platform === 'local' ? billLocally(shopId) : shopify.billingOf(shopId)
    }
  }
}

async function openFolder({ config, db, clock, log }: PlatformDeps) {
  const directory = config.storeDir
  const now = toText(clock.now())
  const info = await createLocalStore({ db, shopId: 0, directory }).shopInfo()
  const path = realpathSync(directory)
  const key = await identityOf(path)
  const shop = await openLocalShop(db, { key, path }, info, config.hasFullFeatures, now)
  await setAdminToken(db, shop.id, hashOf(config.adminToken), now)
  // Only a start may open another store: the id of this shop belongs to the folder that was found here.
  const found = { directory: path, name: directory }
  return { shopId: shop.id, store: createLocalStore({ db, shopId: shop.id, ...found, log }) }
}
