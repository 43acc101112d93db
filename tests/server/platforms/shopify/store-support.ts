import type { Test } from 'tap'
import type { Clock } from '../../../../server/core/clock.ts'
import type { Db } from '../../../../server/core/database/db.ts'
import {
  type AdminClient,
  openAdminClient
} from '../../../../server/platforms/shopify/client/admin-client.ts'
import type { ShopifySettings } from '../../../../server/platforms/shopify/settings.ts'
import { createShopifyStore } from '../../../../server/platforms/shopify/store/shopify-store.ts'
import { type StandIn, startStandIn } from '../../../stand-in/stand-in.ts'
import { DEFAULT_SWITCHES, OTHER_SWITCHES, type Switches } from '../../../stand-in/switches.ts'
import { addShop } from '../../../support/add-shop.ts'
import { testClock } from '../../../support/clock.ts'
import { openPrepared } from '../../../support/prepared-database.ts'
import { draw } from '../local-store-support.ts'

const START = '2026-11-21T08:00:00.000Z'

/** Two sets of switches: all at their default, and all at another value. */
export const BOTH_WAYS: [string, Switches][] = [
  ['as expected', DEFAULT_SWITCHES],
  ['the other way', OTHER_SWITCHES]
]

/** Opens a shop on the stand-in, and our adapter for it. */
export async function openShopOnStandIn(
  t: Test,
  switches: Partial<Switches> = {},
  clock: Clock = testClock(START)
) {
  const { addShop } = await openStandIn(t, switches, clock)
  return addShop()
}

/** Starts a stand-in to which any number of shops can be added, each with its own adapter. */
export async function openStandIn(
  t: Test,
  switches: Partial<Switches> = {},
  clock: Clock = testClock(START)
) {
  const standIn = await startStandIn({ switches, clock })
  const db = await openPrepared()
  t.teardown(async () => {
    await db.destroy()
    await standIn.close()
  })
  const addShop = (domain = 'snow-shop.myshopify.com') => openStore({ standIn, db, clock, domain })
  return { standIn, db, addShop }
}

type World = { standIn: StandIn; db: Db; clock: Clock; domain: string }

async function openStore({ standIn, db, clock, domain }: World) {
  const shop = standIn.addShop(domain, { name: 'Snow Shop' })
  const id = await addShop(db, {
    platform: 'shopify',
    store_key: domain,
    domain,
    name: 'Snow Shop'
  })
  let token = shop.access.grant()
  const tokens = {
    accessToken: async () => ({ token, domain }),
    refused: async () => {
      token = shop.access.grant()
    }
  }
  const settings = standInSettings(standIn.adminOrigin)
  const client = openAdminClient({ settings, tokens, clock })
  const deps = { db, clock, settings, shop: { id, domain: async () => domain } }
  /** Opens the store as a new process of ours would: it knows only what is in the database. */
  const open = (theirs: AdminClient = client) =>
    createShopifyStore({ ...deps, client: theirs, listeners: new Set() })
  return { standIn, shop, db, clock, shopId: id, client, store: open(), open }
}

const standInSettings = (adminOrigin: string): ShopifySettings => ({
  clientId: 'client',
  secret: 'secret',
  previousSecret: null,
  apiVersion: '2026-10',
  appHandle: 'page-speed-boost',
  extensionUuid: null,
  adminOrigin
})

export type ShopOnStandIn = Awaited<ReturnType<typeof openStore>>

/** Adds a product with three pictures, the second of them a PNG, and one item of each other kind. */
export async function fillShop({ shop }: ShopOnStandIn) {
  const picture = async (fileName: string, seed: number, alt = '') => {
    const extension = fileName.endsWith('png') ? 'png' : 'jpg'
    return { fileName, alt, bytes: await draw(extension, seed) }
  }
  const mug = await shop.merchant.addProduct({
    title: 'Red mug',
    vendor: 'Harbor',
    productType: 'Mugs',
    media: [
      await picture('mug-front.jpg', 1, 'A red mug'),
      await picture('mug-back.png', 2, 'Its back'),
      'video',
      await picture('mug-handle.jpg', 3)
    ],
    variants: [
      { title: 'Small', price: '9.50', medium: 1 },
      { title: 'Large', price: '12.00' }
    ]
  })
  await shop.merchant.addProduct({ title: 'Plate', media: [await picture('plate.jpg', 4)] })
  await shop.merchant.addCollection({
    title: 'Kitchen',
    image: await picture('kitchen.jpg', 5, 'All of it')
  })
  const blog = shop.merchant.addBlog({ title: 'News' })
  await shop.merchant.addArticle(blog, {
    title: 'A new glaze',
    image: await picture('glaze.jpg', 6)
  })
  return { mug }
}

/** Wraps a client so that the given operation is refused this many times, with this code. */
export function refusing(
  client: AdminClient,
  name: string,
  times: number,
  code = 'INVALID'
): AdminClient {
  let left = times
  return {
    async run(shopId, operation, ...rest) {
      if (operation.name !== name || left-- <= 0) return client.run(shopId, operation, ...rest)
      const field = name.charAt(0).toLowerCase() + name.slice(1)
      const errors = [{ code, field: null, message: 'No' }]
      return { [field]: { userErrors: errors, mediaUserErrors: errors, job: null } } as never
    }
  }
}
