import { listHomes } from '../../modules/auth/queries.ts'
import { BillingError, type BillingPlatform } from './billing-platform.ts'
import { createLocalBilling } from './local/billing/billing.ts'
import type { OpenPlatform, Platform, PlatformDeps, Platforms } from './platform.ts'
import { PLATFORMS, platformsOf } from './platforms.ts'
import { StoreError, type StorePlatform } from './store-platform.ts'

/** All platforms, and the store and the billing of each shop. */
type Opened = {
  platforms: Platforms
  storeOf(shopId: number): StorePlatform
  billingOf(shopId: number): BillingPlatform
  /** The shop of STORE_DIR; null with LOCAL_STORE=off. */
  local: NonNullable<OpenPlatform['folder']> | null
}

/**
 * Opens the platforms that this server serves. Unfinished work for any other platform waits until that platform is
 * served again.
 */
export async function openPlatforms(
  deps: Omit<PlatformDeps, 'noteShop'>,
  all: readonly Platform[] = PLATFORMS
): Promise<Opened> {
  const { config, db, clock, log } = deps
  const homes = new Map<number, string>()
  const readHomes = async () => {
    for (const { id, platform } of await listHomes(db)) homes.set(id, platform)
  }
  await readHomes()
  const platforms = platformsOf(all)
  for (const platform of all) {
    const noteShop = (shopId: number) => void homes.set(shopId, platform.name)
    platforms.set(platform.name, { ...platform, ...(await platform.open({ ...deps, noteShop })) })
  }
  const growing = [...platforms.values()].filter(
    ({ registration, storeOf }) => registration && storeOf
  )

  /** Finds the platform of a shop; undefined for a shop that another process may just have added to one of several. */
  function homeOf(shopId: number) {
    const name = homes.get(shopId)
    if (name !== undefined) return platforms.get(name)
    if (growing.length === 1) return growing[0]
    readHomes().catch((error) => log.warn({ err: error }, 'the shops could not be read'))
    return undefined
  }

  const notServed = (home: Platform | undefined) =>
    home?.words.notServed ?? 'no platform of this server is known to have the shop'

  const billLocally = (shopId: number) => createLocalBilling({ db, clock, shopId })

  return {
    platforms,
    local: [...platforms.values()].find(({ folder }) => folder)?.folder ?? null,
    storeOf(shopId) {
      const home = homeOf(shopId)
      if (!home?.storeOf) throw new StoreError('unreachable', notServed(home))
      return home.storeOf(shopId)
    },
    billingOf(shopId) {
      const home = homeOf(shopId)
      if (home && !home.registration) return billLocally(shopId)
      if (!home?.storeOf) throw new BillingError('unreachable', notServed(home))
      if (config.billing.platform === 'local' || !home.billingOf) return billLocally(shopId)
      return home.billingOf(shopId)
    }
  }
}
