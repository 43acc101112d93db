import t from 'tap'
import { startApp } from '../../../support/app.ts'
import { historyOf, optimiseAll, restoreAll } from '../../../support/runs.ts'
import { jpeg, photo, put, putProducts } from '../../../support/shop.ts'

t.test(
  'a product with failed images is partly done, and its row says why §7.3.1 §7.4.2 §7.4.10',
  async (t) => {
    const { merchant, storeDir } = await startApp(t)
    const good = await jpeg(1)
    put(storeDir, {
      'products/cup/a.jpg': good.subarray(0, good.length / 2),
      'products/cup/b.jpg': (await jpeg(2)).subarray(0, 2000),
      'products/cup/c.jpg': 'This is not a picture at all.',
      'products/cup/d.jpg': good
    })
    t.match(await optimiseAll(merchant), {
      image_changed: 1,
      item_changed: 1,
      image_unchanged: 0,
      image_failed: 3,
      image_skipped: 0
    })
    t.match(await historyOf(merchant), [
      {
        status: 'partly_done',
        opt_status: 1,
        failed_count: 3,
        skipped_count: 0,
        reason:
          '3 images could not be optimized · The file is damaged or incomplete. · The file is not an image.',
        image: { status: 'compressed', file_name: 'd.jpg' }
      }
    ])
    await restoreAll(merchant)
    t.match(await historyOf(merchant), [{ status: 'restored', failed_count: 3 }])
  }
)

t.test(
  'a product with skipped images is partly done until those images are excluded §6.2.2 §7.4.9',
  async (t) => {
    const { app, merchant, storeDir, shopId } = await startApp(t, { env: { FREE_QUOTA: '2' } })
    await putProducts(storeDir, 1)
    t.match(await optimiseAll(merchant), { image_changed: 2, image_skipped: 1 })
    t.match(await historyOf(merchant), [
      {
        status: 'partly_done',
        failed_count: 0,
        skipped_count: 1,
        reason: '1 image skipped · The image quota was used up.'
      }
    ])
    await app.db
      .updateTable('store_image')
      .set({ excluded_at: '2026-01-01T00:00:00.000Z' })
      .where('shop_id', '=', shopId)
      .where('id', 'not in', app.db.selectFrom('image_result').select('image_id'))
      .execute()
    const rows = await historyOf(merchant)
    t.match(rows, [{ status: 'compressed', skipped_count: 0, reason: '' }], 'excluded meanwhile')
  }
)

t.test(
  'a product whose only image cannot be made smaller is listed as already optimal §5.10.6 §7.4.3',
  async (t) => {
    const { merchant, storeDir } = await startApp(t)
    put(storeDir, {
      'products/cup/cup.jpg': await photo(2, 24, 24).jpeg({ quality: 20 }).toBuffer()
    })
    t.match(await optimiseAll(merchant), { image_changed: 0, item_changed: 0, image_unchanged: 1 })
    t.match(await historyOf(merchant), [{ status: 'already_optimal', opt_status: 0, reason: '' }])
  }
)
