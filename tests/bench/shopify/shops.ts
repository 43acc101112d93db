import { idTokenFor, launchAddress } from '../../stand-in/access/launch.ts'
import type { ShopWorld } from '../../stand-in/world.ts'
import type { Answer } from '../../support/merchant.ts'
import { photo } from '../../support/pictures.ts'

export const IMAGES_EACH = 5

/** Draws this many different pictures. `first` is the number of the first one, so that two shops can have different ones. */
export async function draw(count: number, format: 'jpg' | 'png', first = 0): Promise<Buffer[]> {
  const pictures: Buffer[] = []
  for (let index = first; index < first + count; index++) {
    const picture = photo(640 + (index % 64), 480 + Math.floor(index / 64))
    pictures.push(
      await (format === 'jpg' ? picture.jpeg({ quality: 95 }) : picture.png()).toBuffer()
    )
  }
  return pictures
}

/** Fills a shop with products of five images each, which use the pictures in turn. */
export async function fill(
  shop: ShopWorld,
  products: number,
  format: 'jpg' | 'png',
  pictures: Buffer[]
): Promise<void> {
  for (let product = 0; product < products; product++) {
    const media = Array.from({ length: IMAGES_EACH }, (_, image) => ({
      fileName: `product-${product}-${image}.${format}`,
      bytes: pictures[(product * IMAGES_EACH + image) % pictures.length] as Buffer
    }))
    const variants = [
      { title: 'Small', price: '9.50', medium: 0 },
      { title: 'Large', price: '12.00' }
    ]
    await shop.merchant.addProduct({ title: `Product ${product}`, media, variants })
  }
}

/** Calls the app as the admin's frame does. */
export async function ask(shop: ShopWorld, path: string, body?: object): Promise<Answer> {
  const headers = {
    authorization: `Bearer ${idTokenFor(shop)}`,
    'content-type': 'application/json'
  }
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
  const answer = await fetch(shop.world.app.appUrl + path, init)
  return answer.json()
}

export async function install(shop: ShopWorld): Promise<void> {
  shop.access.install()
  await fetch(launchAddress(shop), { redirect: 'manual' })
}

/** Waits until the first sync is over. `each` is called twice a second. */
export async function untilSynced(shop: ShopWorld, each: () => void = () => {}): Promise<void> {
  for (;;) {
    const { data } = await ask(shop, '/api/v1/getImageSyncStatus')
    each()
    if (data.imageSync) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

/** Starts a run over the first hundred products. */
export async function startRun(shop: ShopWorld): Promise<void> {
  const path = '/api/v2/image-opt/getManualImagesData?page_type=1&pageSize=100&data_type=1'
  const list = await ask(shop, path)
  const data_list = list.data.data.map(({ id }: { id: string }) => ({ data_id: id }))
  const body = { data_type: 1, data_list, re_opt_type: '', page_type: 1 }
  const { ack, message } = await ask(shop, '/api/v2/image-opt/reOptimize', body)
  if (ack !== 1) throw new Error(`Expected the run to start but received: ${message}`)
}

/** Waits until the run of the shop is over. */
export async function untilOptimised(shop: ShopWorld): Promise<void> {
  for (;;) {
    const { product } = await ask(shop, '/api/v2/image-opt/getOptSchedule')
    if (product.process_result === 1) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}
