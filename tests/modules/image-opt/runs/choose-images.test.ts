import t from 'tap'
import { messagesFor } from '../../../../locales/messages.ts'
import { runOptionsFor } from '../../../../modules/image-opt/options/run-options.ts'
import {
  DEFAULT_SETTINGS,
  encodeOptionsFor
} from '../../../../modules/image-opt/options/settings.ts'
import { chooseImages } from '../../../../modules/image-opt/runs/choose-images.ts'
import type { Selection } from '../../../../modules/image-opt/runs/sql/selection.ts'
import type { RunKind } from '../../../../modules/image-opt/tables.ts'
import { openQueue } from '../../../support/run-queue.ts'

const ALL: Selection = { kind: 'product', items: 'all' }
const CAN = { alt_text: true, file_name: true }

const NOTHING = /^image-opt\/nothing-to-optimise/

type Wish = {
  kind?: RunKind
  /** Which products are encoded: 1 for all of them, 2 for published ones. */
  product?: 1 | 2
  /** Whether the run encodes pictures at all. */
  encodes?: boolean
  hasOptions?: boolean
  /** Whether the run writes alt texts, to all products. */
  writesAlts?: boolean
}

/** Opens two shops with four images each, and a function that chooses among those of the first. */
async function openShop(t: Parameters<typeof openQueue>[0]) {
  const queue = await openQueue(t)
  const choose = async (selection: Selection, wish: Wish = {}) => {
    const {
      kind = 'optimise',
      product = 1,
      encodes = true,
      hasOptions = true,
      writesAlts = false
    } = wish
    const { image_opt } = DEFAULT_SETTINGS
    const on = { switch: encodes ? 1 : 0, product } as const
    const alt_text = { ...DEFAULT_SETTINGS.alt_text, switch: writesAlts ? 1 : 0 } as const
    const settings = { ...DEFAULT_SETTINGS, image_opt: { ...image_opt, ...on }, alt_text }
    const runOptions = runOptionsFor(settings, 'product', { can: CAN, shopName: 'Snow' })
    const run = { kind, settings, runOptions: hasOptions ? runOptions : null }
    return (await chooseImages(queue.db, 1, selection, run)).map(({ id }) => id)
  }
  const codeOf = async (selection: Selection, wish?: Wish) =>
    choose(selection, wish).then(
      (ids) => ids,
      ({ code, say }) => `${code}: ${say(messagesFor('en'))}`
    )
  return { ...queue, choose: codeOf }
}

t.test('a run works on the images that need its work, in the order of their items', async (t) => {
  const { choose, queue, db, run, setRun } = await openShop(t)
  t.strictSame(await choose(ALL), [1, 2, 3, 4])
  t.strictSame(await choose(ALL, { kind: 'automatic' }), [1, 2, 3, 4])
  const images = (...ids: number[]): Selection => ({ kind: 'product', images: ids })
  t.strictSame(await choose(images(4, 2, 5)), [2, 4], 'never an image of another shop')
  const items = (...imageIds: string[]): Selection => ({
    kind: 'product',
    items: [{ id: 'many', imageIds }]
  })
  t.strictSame(await choose(items()), [1, 2, 3, 4])
  t.strictSame(await choose(items('image-3')), [3])
  const id = await queue([1, 2])
  t.strictSame(await choose(ALL), [3, 4], 'a second press starts no second run')
  t.strictSame(await choose(ALL, { kind: 'automatic' }), [3, 4])
  t.match(await choose(images(1, 2)), NOTHING)
  t.match(await run(id), { images_total: 2, items_total: 1 })
  await setRun(id, 'done')
  await db.updateTable('store_image').set({ is_fresh: 0 }).where('id', '<', 4).execute()
  t.strictSame(await choose(ALL, { kind: 'automatic' }), [4])
})

t.test('a choice without any work is refused with the reason', async (t) => {
  const { choose, db } = await openShop(t)
  const collection: Selection = { kind: 'collection', items: 'all' }
  t.match(await choose(collection), NOTHING)
  t.match(await choose(collection, { kind: 'automatic' }), NOTHING)
  t.match(await choose(ALL, { encodes: false }), /^image-opt\/no-target/)
  await db.updateTable('store_item').set({ is_published: 0 }).execute()
  t.match(await choose(ALL, { product: 2 }), /^image-opt\/only-published/)
  t.strictSame(await choose(ALL, { product: 2, hasOptions: false }), [1, 2, 3, 4])
  await db.updateTable('store_item').set({ is_published: 1 }).execute()
  t.strictSame(await choose(ALL, { product: 2 }), [1, 2, 3, 4])
  await db.updateTable('store_item').set({ excluded_at: 'now' }).execute()
  t.match(await choose(ALL), /^image-opt\/all-excluded/)
})

t.test('exclusions apply to every run but restores and runs of uploads', async (t) => {
  const { choose, db } = await openShop(t)
  await db.updateTable('store_image').set({ excluded_at: 'now' }).where('id', '=', 2).execute()
  t.strictSame(await choose(ALL), [1, 3, 4])
  t.strictSame(await choose(ALL, { kind: 'automatic' }), [1, 3, 4])
  await db.updateTable('store_item').set({ kind: 'upload' }).execute()
  const uploads: Selection = { kind: 'upload', items: 'all' }
  t.strictSame(await choose(uploads), [1, 2, 3, 4])
  for (const image_id of [2, 3])
    await db.insertInto('image_result').values(resultOf(image_id)).execute()
  await db.updateTable('store_item').set({ kind: 'product' }).execute()
  t.strictSame(await choose(ALL, { kind: 'restore', hasOptions: false }), [2, 3])
  t.strictSame(await choose(ALL, { kind: 'reoptimise' }), [3])
})

const resultOf = (image_id: number) => ({
  image_id,
  shop_id: 1,
  item_id: 1,
  status: 'compressed' as const,
  original_hash: 'original',
  original_bytes: 2,
  original_file_name: `${image_id}.jpg`,
  result_bytes: 1,
  width: 1,
  height: 1,
  result_hash: 'result',
  has_watermark: 0,
  engine: 1,
  picture_order: 'null',
  version: 'v',
  optimised_at: 'now'
})

t.test(
  'a refusal names images if only images were chosen, and otherwise their items',
  async (t) => {
    const { choose } = await openShop(t)
    const restore = { kind: 'restore', hasOptions: false } as const
    const wrong = (selection: Selection) => choose(selection, restore)
    t.match(await wrong(ALL), /the product data operation$/)
    t.match(await wrong({ kind: 'article', items: 'all' }), /the blog data operation$/)
    t.match(await wrong({ kind: 'product', images: [1] }), /the image operation$/)
    const chosen = (...items: string[][]): Selection => ({
      kind: 'product',
      items: items.map((imageIds) => ({ id: 'many', imageIds }))
    })
    t.match(await wrong(chosen(['image-1'], ['image-2'])), /the image operation$/)
    t.match(await wrong(chosen(['image-1'], [])), /the product data operation$/)
    t.match(await wrong(chosen([])), /the product data operation$/)
    t.match(await wrong(chosen()), /the product data operation$/)
  }
)

t.test('an image that has a result with the wanted options is not chosen again', async (t) => {
  const { choose, db } = await openShop(t)
  const picture_order = JSON.stringify(encodeOptionsFor(DEFAULT_SETTINGS))
  await db
    .insertInto('image_result')
    .values({ ...resultOf(1), picture_order })
    .execute()
  t.strictSame(await choose(ALL), [2, 3, 4])
  t.strictSame(await choose(ALL, { product: 2 }), [2, 3, 4])
  t.strictSame(await choose(ALL, { writesAlts: true }), [1, 2, 3, 4], 'other options')
  const { product_rule: rule } = DEFAULT_SETTINGS.alt_text
  const texts = JSON.stringify({ alt: { rule, onlyBlank: true }, fileName: null, shopName: '' })
  await db.updateTable('store_item').set({ is_published: 0 }).execute()
  await db.updateTable('image_result').set({ texts, picture_order: 'null' }).execute()
  const altsOnly = { product: 2, writesAlts: true } as const
  t.strictSame(await choose(ALL, altsOnly), [2, 3, 4], 'unpublished products get alt texts only')
})
