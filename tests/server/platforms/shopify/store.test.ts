import type { Test } from 'tap'
import type { MediaImage } from '../../../stand-in/content/entities.ts'
import { pairwiseSwitches } from '../../../stand-in/switch-pairs.ts'
import type { Switches } from '../../../stand-in/switches.ts'
import { shortConformance, storePlatformConformance } from '../conformance.ts'
import type { StoreUnderTest } from '../conformance-support.ts'
import { draw } from '../local-store-support.ts'
import { BOTH_WAYS, fillShop, openShopOnStandIn } from './store-support.ts'

for (const [way, switches] of BOTH_WAYS)
  storePlatformConformance(`shopify, ${way}`, (t) => storeUnderTest(t, switches))

for (const [number, switches] of pairwiseSwitches().entries())
  shortConformance(`shopify, mixed switches ${number + 1}`, (t) => storeUnderTest(t, switches))

async function storeUnderTest(t: Test, switches: Switches): Promise<StoreUnderTest> {
  const opened = await openShopOnStandIn(t, switches)
  await fillShop(opened)
  const { shop, store, open } = opened
  return {
    store,
    draw,
    reopen: async () => open(),
    async stored(imageId) {
      const number = Number(imageId)
      const owner = shop.content.collections.get(number) ?? shop.content.articles.get(number)
      return owner?.image?.stored.bytes
    },
    canClearAlt: switches.emptyAlt === 'clears',
    async addPicture(productId, bytes, fileName) {
      const product = shop.content.products.get(Number(productId))
      if (!product) throw new Error('no such product')
      await shop.merchant.addToProduct(product, { fileName, bytes: Buffer.from(bytes) })
    },
    async removePicture(imageId) {
      const file = shop.content.files.get(Number(imageId))
      if (!file) throw new Error('no such file')
      shop.merchant.deleteFile(file as MediaImage)
    }
  }
}
