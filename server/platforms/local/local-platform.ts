import { realpathSync } from 'node:fs'
import {
  closeLocalShops,
  hashOf,
  openLocalShop,
  setAdminToken
} from '../../../modules/auth/index.ts'
import { toText } from '../../core/clock.ts'
import type { OpenPlatform, Platform, PlatformDeps } from '../platform.ts'
import { StoreError } from '../store-platform.ts'
import { identityOf } from './store/identity.ts'
import { createLocalStore } from './store/local-store.ts'

const NOT_SERVED = 'STORE_DIR names another folder now, or none'

export const localPlatform: Platform = {
  name: 'local',
  label: 'the local store',
  words: {
    isOpen: 'open',
    isClosed: 'closed',
    whyClosed: 'STORE_DIR names another folder',
    notServed: NOT_SERVED
  },
  deliveredKinds: [],
  secretTables: [],
  async open(deps) {
    if (deps.config.hasLocalStore) return openFolder(deps)
    await closeLocalShops(deps.db)
    return null
  }
}

/** Opens the shop of the folder that STORE_DIR names. */
async function openFolder({
  config,
  db,
  clock,
  log,
  noteShop
}: PlatformDeps): Promise<OpenPlatform> {
  const directory = config.storeDir
  const now = toText(clock.now())
  const info = await createLocalStore({ db, shopId: 0, directory }).shopInfo()
  const path = realpathSync(directory)
  const key = await identityOf(path)
  const { id } = await openLocalShop(db, { key, path }, info, config.hasFullFeatures, now)
  noteShop(id)
  await setAdminToken(db, id, hashOf(config.adminToken), now)
  // Only a start may open another store: the id of this shop belongs to the folder that was found here.
  const found = { directory: path, name: directory }
  const store = createLocalStore({ db, shopId: id, ...found, log })
  return {
    folder: { shopId: id, store },
    storeOf(shopId) {
      // Unfinished work of another folder's shop must not run on this folder.
      if (shopId !== id) throw new StoreError('unreachable', NOT_SERVED)
      return store
    },
    imagesBeside: 1
  }
}
