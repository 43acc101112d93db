import type { Clock } from '../../../core/clock.ts'
import type { Db } from '../../../core/database/db.ts'
import { openSharedMutex } from '../../../core/database/shared-mutex.ts'
import { openFetchOutside } from '../../../core/http/fetch-outside.ts'
import type { StoreItem, StoreKind, StorePlatform } from '../../store-platform.ts'
import type { AdminClient } from '../client/admin-client.ts'
import { getEmbedState } from '../embed/theme.ts'
import type { ShopifySettings } from '../settings.ts'
import { translated } from './answers/translate.ts'
import type { StoreContext } from './context.ts'
import { openKnownHashes } from './files/known-hashes.ts'
import { openKnownSizes } from './files/known-sizes.ts'
import { removeReplacedFiles } from './format-swap/replaced-files.ts'
import { ownerOf } from './ids.ts'
import { listArticles, listCollections } from './listing/list-owned.ts'
import { listProducts } from './listing/list-products.ts'
import { getOwnedImage, readOwnedImage, replaceOwnedImage, setOwnedAlt } from './owned-image.ts'
import {
  getProductImage,
  readProductImage,
  replaceProductImage,
  setProductAlt
} from './product-image.ts'
import { openShopInfo } from './shop-info.ts'

/** `domain` returns its myshopify.com domain. */
export type ShopAtShopify = { id: number; domain(): Promise<string> }

type ShopifyStoreDeps = {
  db: Db
  clock: Clock
  client: AdminClient
  settings: ShopifySettings
  shop: ShopAtShopify
  /** Functions that are called when Shopify reports a change in this shop. */
  listeners: Set<() => void>
}

/**
 * Creates the store of one Shopify shop. Shopify has no conditional writes: somebody else may change a file between
 * our check and our change. The time between the two is therefore kept as short as a single call.
 */
export function createShopifyStore(needs: ShopifyStoreDeps): StorePlatform {
  const { db, clock, client, settings, shop, listeners } = needs
  // A stand-in for Shopify serves its pictures from this machine. Fetching from this machine is otherwise refused.
  const fetchOutside = openFetchOutside(settings.adminOrigin !== null)
  const context: StoreContext = {
    db,
    clock,
    shopId: shop.id,
    run: (operation, variables, options) =>
      translated(client.run(shop.id, operation, variables, options)),
    withLock: openSharedMutex(db, 'shopify-store'),
    fetchOutside,
    hashes: openKnownHashes(),
    sizes: openKnownSizes(fetchOutside)
  }
  const list: Record<StoreKind, (since?: string) => AsyncIterable<StoreItem[]>> = {
    product: (since) => listProducts(context, since),
    collection: (since) => listCollections(context, since),
    article: (since) => listArticles(context, since)
  }
  return {
    ...openShopInfo(context, shop.domain),
    showsCopies: true,
    embedState: async () =>
      getEmbedState({
        client,
        settings,
        shopId: shop.id,
        domain: await shop.domain(),
        fetchOutside
      }),

    listItems: (kind) => list[kind](),
    listChanged: (kind, since) => list[kind](since),

    async getImage(imageId) {
      const owner = ownerOf(imageId)
      return owner ? getOwnedImage(context, owner) : getProductImage(context, imageId)
    },

    async readImage(imageId, maxBytes) {
      const owner = ownerOf(imageId)
      return owner
        ? readOwnedImage(context, owner, maxBytes)
        : readProductImage(context, imageId, maxBytes)
    },

    async replaceImage(imageId, change) {
      const owner = ownerOf(imageId)
      return owner
        ? replaceOwnedImage(context, owner, change)
        : replaceProductImage(context, imageId, change)
    },

    async setAlt(imageId, change) {
      const owner = ownerOf(imageId)
      return owner ? setOwnedAlt(context, owner, change) : setProductAlt(context, imageId, change)
    },

    removeReplacedFiles: (before) => removeReplacedFiles(context, before),

    async watch(onChange) {
      listeners.add(onChange)
      return { close: async () => void listeners.delete(onChange) }
    }
  }
}
