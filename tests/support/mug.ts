import type { Answer, Merchant } from './merchant.ts'
import { chooseAll } from './runs.ts'
import { jpeg, png, put } from './shop.ts'

export const PAID = { env: { BILLING: 'off' } }
const SAVE = '/api/v2/image-opt/saveSettings'

const MUG = {
  title: 'Harbor Mug',
  vendor: 'Tide & Co.',
  variants: [{ title: 'Ocean', price: '18.00' }, { title: 'Sand' }],
  images: [
    { file: 'front.jpg', alt: 'A blue mug', variants: ['Ocean'] },
    { file: 'side.png', alt: '' },
    { file: 'top.jpg', variants: ['Sand'] }
  ]
}

/**
 * Writes a product with three pictures listed in its JSON, one of them with an alt text, and one that is not listed.
 */
export async function putMug(storeDir: string) {
  put(storeDir, {
    'products/mug/product.json': `${JSON.stringify(MUG, null, 2)}\n`,
    'products/mug/front.jpg': await jpeg(1),
    'products/mug/side.png': await png(2),
    'products/mug/top.jpg': await jpeg(3),
    'products/mug/unlisted.jpg': await jpeg(4)
  })
}

export const save = async (merchant: Merchant, body: object) => {
  const answer = await merchant.post(SAVE, body)
  if (answer.status !== 200) throw new Error(answer.body.message)
}

export const ONLY_TEXTS = { image_opt: { switch: 0 } }
export const ALTS = {
  switch: 1,
  blank_replace: 1,
  product_rule: '%product_title% - %product_vendor% (%product_variant%)'
}
export const NAMES = { switch: 1, product_rule: '%product_title% by %product_vendor%' }

export async function imagesOf(merchant: Merchant): Promise<Answer[]> {
  const [item] = await chooseAll(merchant)
  const { body } = await merchant.get(
    `/api/v2/image-opt/getProductImagesData?pageSize=100&prod_id=${item?.data_id}`
  )
  return body.data.data as Answer[]
}

export const altsOf = async (merchant: Merchant) =>
  (await imagesOf(merchant)).map(({ alt }) => String(alt))
export const namesOf = async (merchant: Merchant) =>
  (await imagesOf(merchant)).map(({ file_name }) => String(file_name))
