import type { Db } from '../../../../server/core/database/db.ts'
import { sha256 } from '../../../../server/core/files/hash.ts'
import { reEncoded } from '../../../stand-in/cdn.ts'
import type { MediaImage } from '../../../stand-in/content/entities.ts'
import { setItemImage } from '../../../stand-in/content/item-images.ts'
import { nextVersion } from '../../../stand-in/content/moments.ts'
import { touchProduct } from '../../../stand-in/content/product-media.ts'
import { isStored, type Stored, storePicture } from '../../../stand-in/content/stored-picture.ts'
import type { FaultKind } from '../../../stand-in/faults.ts'
import type { StandIn } from '../../../stand-in/stand-in.ts'
import type { ShopWorld } from '../../../stand-in/world.ts'
import { jpeg, png } from '../../../support/shop.ts'
import { addInstalledShop, addPaidPlan } from '../../../support/shopify-rows.ts'

/** What goes wrong at one call of a run. */
export const TROUBLES = ['lost answer', '502 before', '502 after', 'kill', 'edit'] as const
export type Trouble = (typeof TROUBLES)[number]

const FAULTS: Partial<Record<Trouble, FaultKind>> = {
  'lost answer': 'timeout-after',
  '502 before': '502-before',
  '502 after': '502-after'
}

export const PLACES = ['jpg', 'png', 'collection', 'article'] as const
export type Place = (typeof PLACES)[number]

/**
 * What `planOf` draws from the seed: where the shop has its picture, what goes wrong, and at which call to Shopify.
 */
export type Plan = { seed: number; place: Place; trouble: Trouble; call: number }

/** More calls than a run and a restore of one picture make; a trouble planned for a later call never happens. */
const MOST_CALLS: Record<Place, number> = { jpg: 22, png: 44, collection: 18, article: 18 }

export function planOf(seed: number): Plan {
  const next = randomFrom(seed)
  const anyOf = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(next() * values.length)] as Value
  const place = anyOf(PLACES)
  return { seed, place, trouble: anyOf(TROUBLES), call: Math.floor(next() * MOST_CALLS[place]) }
}

/** Returns a generator of random numbers from 0 to 1. The same seed always gives the same numbers (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The calls that put new bytes into a picture. Shopify does not check which bytes they replace. */
const BLIND = ['FileUpdate', 'CollectionImageUpdate', 'ArticleImageUpdate']

export type FaultyShop = {
  plan: Plan
  shop: ShopWorld
  token: string
  /** The data_type of the picture's item. */
  dataType: number
  /** Whether the trouble has happened. */
  hasHappened(): boolean
  original: string
  /** The hash of the picture that a restore brings back: of a collection or an article, the picture as delivered. */
  backup: string
  /**
   * The hash of the picture that a restore brings back. For a collection or an article, this is the picture as the CDN
   * delivers it.
   */
  shown(): string
  /**
   * The hashes that the merchant's newer picture may have at the end: its own and those of its backups, as JPEG and
   * PNG. Null until the merchant has uploaded it.
   */
  newer(): string[] | null
}

/** Adds a shop with one picture and a paid plan whose quota is used up, so that the picture is charged as overage. */
export async function addFaultyShop(
  { standIn, db }: { standIn: StandIn; db: Db },
  plan: Plan,
  kill: () => void
): Promise<FaultyShop> {
  const domain = `shop-${plan.seed}.myshopify.com`
  const shop = standIn.addShop(domain)
  const token = `a-token-for-shop-${plan.seed}-of-thirty-two-characters`
  await addRows(db, shop, token)
  const { seed, place } = plan
  const bytes = place === 'png' ? await png(seed) : await jpeg(seed)
  const image = { fileName: place === 'png' ? 'back.png' : 'front.jpg', alt: 'Seen', bytes }
  const owner = await addOwner(shop, place, image)
  const newer = [await stored(await jpeg(seed + 7)), await stored(await png(seed + 7))] as const
  const isDelivered = owner.__typename !== 'Product'
  const backupOf = async (picture: Stored) =>
    sha256(
      isDelivered && standIn.world.switches.unsizedPictures === 're-encoded'
        ? await reEncoded(picture)
        : picture.bytes
    )
  const backup = await backupOf(await stored(bytes))
  const newerHashes = [
    ...newer.map((picture) => sha256(picture.bytes)),
    ...(await Promise.all(newer.map(backupOf)))
  ]
  let isEdited = false
  let hasHappened = false
  const current = () =>
    owner.__typename === 'Product' ? (owner.media[0] as MediaImage) : (owner.image ?? undefined)

  function edit(): void {
    isEdited = true
    if (owner.__typename !== 'Product') {
      const altText = owner.image?.altText ?? null
      setItemImage(shop, owner, { fileName: 'theirs.jpg', altText, stored: newer[0] })
      return
    }
    const file = owner.media[0] as MediaImage
    file.stored = newer[file.fileName.endsWith('png') ? 1 : 0]
    file.version = nextVersion(shop, file.version)
    touchProduct(shop, owner)
  }
  const canEdit = (operation: string) => {
    const isBusy =
      owner.__typename === 'Product' &&
      owner.media.some((medium) => medium.__typename === 'MediaImage' && medium.isReplacing)
    // The merchant does not edit right before a call that puts new bytes into the picture, or while Shopify processes
    // such bytes: the app could not notice such an edit.
    return !BLIND.includes(operation) && !isBusy
  }

  const { faults } = shop
  const fault = FAULTS[plan.trouble]
  let calls = 0
  shop.faults = {
    ...faults,
    take(operation, where) {
      const taken = faults.take(operation, where)
      if (calls++ < plan.call || hasHappened) return taken
      if (plan.trouble === 'edit' && !canEdit(operation)) return taken
      // A fault hits only calls of the Admin API. `where` is set for all other calls, such as downloads.
      if (fault && where !== undefined) return taken
      hasHappened = true
      if (plan.trouble === 'edit') edit()
      if (plan.trouble === 'kill') kill()
      return fault ? { operation, kind: fault } : taken
    }
  }
  return {
    plan,
    shop,
    token,
    dataType: { jpg: 1, png: 1, collection: 2, article: 3 }[place],
    hasHappened: () => hasHappened,
    original: sha256(bytes),
    backup,
    shown: () => sha256(current()?.stored?.bytes ?? ''),
    newer: () => (isEdited ? newerHashes : null)
  }
}

async function stored(bytes: Buffer) {
  const picture = await storePicture(bytes)
  if (!isStored(picture)) throw new Error(picture.details)
  return picture
}

async function addOwner(
  shop: ShopWorld,
  place: Place,
  image: { fileName: string; alt: string; bytes: Buffer }
) {
  const { merchant } = shop
  if (place === 'collection') return merchant.addCollection({ title: 'Kitchen', image })
  if (place === 'article')
    return merchant.addArticle(merchant.addBlog({ title: 'News' }), { title: 'A glaze', image })
  return merchant.addProduct({
    title: 'Mug',
    media: [image, 'video'],
    variants: [{ title: 'Small', medium: 0 }]
  })
}

async function addRows(db: Db, shop: ShopWorld, token: string): Promise<void> {
  const shop_id = await addInstalledShop(db, shop, token)
  const { agreement } = await addPaidPlan(db, shop, shop_id, 1)
  const now = new Date()
  await db
    .insertInto('subscription')
    .values({
      shop_id,
      level: 1,
      cycle: now.toISOString(),
      anchor_at: now.toISOString(),
      cycle_ends_at: new Date(now.getTime() + 30 * 24 * 3_600_000).toISOString(),
      units_taken: 1000,
      units_spent: 1000,
      is_capped: 1,
      is_over_quota: 1,
      agreement_id: agreement
    })
    .execute()
}
