import { sha256 } from '../../../../server/core/files/hash.ts'
import type { StorePlatform } from '../../../../server/platforms/store-platform.ts'
import type { MediaImage, Medium } from '../../../stand-in/content/entities.ts'
import { listAll, MAX_BYTES } from '../conformance-support.ts'
import { draw } from '../local-store-support.ts'
import type { ShopOnStandIn } from './store-support.ts'

/** A picture of a shop and an action on it that takes several calls. */
export type PictureCase = {
  /** Performs the action, or the rest of it. Repeating it is harmless. */
  act(store: StorePlatform): Promise<unknown>
  /** Returns the hash of the bytes that visitors see in the picture's place. */
  shown(): string
  /** Tells whether the place has exactly one picture, with its alt text, position and variant. */
  isWhole(): boolean
  before: string
  /** The picture after the action; equals `before` when Shopify refuses the action. */
  after: string
  /** Puts different bytes in the picture's place, as the merchant would. */
  upload(bytes: Buffer): Promise<unknown>
}

const JPG = 'front.jpg'
const PNG = 'back.png'
const ALT = 'Seen from there'

async function fill({ shop }: ShopOnStandIn, fileName: string, format: 'jpg' | 'png', more = 0) {
  return shop.merchant.addProduct({
    title: 'Mug',
    media: [
      { fileName: 'first.jpg', alt: 'First', bytes: await draw('jpg', 1) },
      { fileName, alt: ALT, bytes: await draw(format, 2) },
      'video',
      ...Array.from({ length: more }, () => 'video' as const)
    ],
    variants: [
      { title: 'Small', medium: 1 },
      { title: 'Large', medium: 0 }
    ]
  })
}

const hashOf = ({ stored }: MediaImage): string => (stored ? sha256(stored.bytes) : 'nothing')

/** Waits until no file is being processed any more, so that the merchant sees the current picture. */
async function untilReady({ shop }: ShopOnStandIn, media: Medium[]): Promise<void> {
  const isBusy = () =>
    media.some((medium) => medium.__typename === 'MediaImage' && medium.isReplacing)
  while (isBusy()) {
    await new Promise((resolve) => setTimeout(resolve, 5))
    await shop.timeline.settle()
  }
}

async function inProduct(opened: ShopOnStandIn, fileName: string, more = 0) {
  const product = await fill(opened, fileName, fileName === PNG ? 'png' : 'jpg', more)
  const [item] = await listAll(opened.store, 'product')
  const image = item?.images[1]
  if (!image) throw new Error('the product has no second picture')
  const original = Buffer.from(await opened.store.readImage(image.id, MAX_BYTES))
  const place = () => product.media[1] as MediaImage
  const size = product.media.length
  let begun = place()
  return {
    image,
    begin() {
      begun = place()
    },
    original,
    before: sha256(original),
    shown: () => hashOf(place()),
    isWhole: () =>
      product.media.length === size &&
      place().alt === ALT &&
      product.variants[0]?.medium === place() &&
      product.variants[1]?.medium === product.media[0],
    async upload(bytes: Buffer) {
      await untilReady(opened, product.media)
      // If the place has two pictures, the merchant edits the one that was there first.
      const file = product.media.includes(begun) ? begun : place()
      const isPng = file.fileName.endsWith('.png')
      // Shopify keeps the format of a file, so each format needs its own newer picture.
      await opened.shop.merchant.replaceImage(file, isPng ? bytes : await draw('jpg', 9))
    }
  }
}

async function owned(opened: ShopOnStandIn) {
  const collection = await opened.shop.merchant.addCollection({
    title: 'Kitchen',
    image: { fileName: 'kitchen.jpg', alt: ALT, bytes: await draw('jpg', 5) }
  })
  const [item] = await listAll(opened.store, 'collection')
  const image = item?.images[0]
  if (!image) throw new Error('the collection has no picture')
  const original = Buffer.from(await opened.store.readImage(image.id, MAX_BYTES))
  return {
    image,
    original,
    begin: () => {},
    before: sha256(original),
    shown: () => (collection.image ? sha256(collection.image.stored.bytes) : 'nothing'),
    isWhole: () => collection.image?.altText === ALT,
    upload: async () =>
      opened.shop.merchant.setCollectionImage(collection, {
        fileName: 'theirs.jpg',
        alt: ALT,
        bytes: await draw('jpg', 9)
      })
  }
}

type Place = Awaited<ReturnType<typeof inProduct | typeof owned>>

/** Returns a case whose action puts these bytes into the place. */
function replacing(place: Place, bytes: Buffer, fileName: string): PictureCase {
  const change = { bytes, fileName, expectedHash: place.before }
  place.begin()
  return {
    ...place,
    after: sha256(bytes),
    act: (store) => store.replaceImage(place.image.id, change)
  }
}

/** Puts these bytes into the place, and returns a case whose action restores the original. */
async function restoring(
  { store }: ShopOnStandIn,
  place: Place,
  bytes: Buffer,
  fileName: string
): Promise<PictureCase> {
  await store.replaceImage(place.image.id, { bytes, fileName, expectedHash: place.before })
  const back = {
    bytes: place.original,
    fileName: place.image.fileName,
    expectedHash: sha256(bytes)
  }
  return {
    ...replacing(place, place.original, place.image.fileName),
    before: sha256(bytes),
    act: (opened) => opened.replaceImage(place.image.id, back)
  }
}

const IN_PLACE = ['StagedUploadsCreate', 'FileUpdate']
const SWAP_BACK = [
  'FileUpdate',
  'ProductReorderMedia',
  'ProductVariantDetachMedia',
  'ProductVariantAppendMedia',
  'FileUpdate'
]
const OWNED = ['StagedUploadsCreate', 'CollectionImageUpdate']

type Case = {
  /** The mutations of the action, in order. */
  steps: string[]
  /**
   * Index of the mutation that overwrites a newer picture if it is uploaded right before that call. Nobody can notice
   * this, because Shopify takes new bytes without checking what they replace.
   */
  blind?: number
  begin(opened: ShopOnStandIn): Promise<PictureCase>
}

export const CASES: Record<string, Case> = {
  'a JPG that is optimised': {
    steps: IN_PLACE,
    blind: 1,
    begin: async (opened) => replacing(await inProduct(opened, JPG), await draw('jpg', 3), JPG)
  },
  'a JPG that is optimised and renamed': {
    steps: [...IN_PLACE, 'FileUpdate'],
    blind: 1,
    begin: async (opened) =>
      replacing(await inProduct(opened, JPG), await draw('jpg', 3), 'mug.jpg')
  },
  'a JPG that is restored': {
    steps: IN_PLACE,
    blind: 1,
    begin: async (opened) =>
      restoring(opened, await inProduct(opened, JPG), await draw('jpg', 3), JPG)
  },
  'a PNG that becomes a JPG': {
    steps: ['StagedUploadsCreate', 'FileCreate', ...SWAP_BACK],
    begin: async (opened) =>
      replacing(await inProduct(opened, PNG), await draw('jpg', 3), 'back.jpg')
  },
  'a PNG that comes back': {
    steps: SWAP_BACK,
    begin: async (opened) =>
      restoring(opened, await inProduct(opened, PNG), await draw('jpg', 3), 'back.jpg')
  },
  'a PNG for whose JPG there is no place': {
    steps: ['StagedUploadsCreate', 'FileCreate', 'FileUpdate'],
    begin: async (opened) => {
      const place = await inProduct(opened, PNG, 247)
      return { ...replacing(place, await draw('jpg', 3), 'back.jpg'), after: place.before }
    }
  },
  'the picture of a collection that is optimised': {
    steps: OWNED,
    blind: 1,
    begin: async (opened) => replacing(await owned(opened), await draw('jpg', 3), 'kitchen.jpg')
  },
  'the picture of a collection that is restored': {
    steps: OWNED,
    blind: 1,
    begin: async (opened) =>
      restoring(opened, await owned(opened), await draw('jpg', 3), 'kitchen.jpg')
  }
}

/** Returns the merchant's newer picture, with its hashes in both formats. */
export const newerPicture = async () => {
  const [png, jpg] = [await draw('png', 9), await draw('jpg', 9)]
  return { png, hashes: [sha256(png), sha256(jpg)] }
}
