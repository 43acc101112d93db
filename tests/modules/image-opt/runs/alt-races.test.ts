import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { StoreError } from '../../../../server/platforms/store-platform.ts'
import { startApp } from '../../../support/app.ts'
import { hurrying } from '../../../support/hurrying.ts'
import { ALTS, altsOf, imagesOf, ONLY_TEXTS, PAID, save } from '../../../support/mug.ts'
import { chooseAll, optimiseAll, restoreAll, startAll, untilDone } from '../../../support/runs.ts'
import { hashesOf, jpeg, put } from '../../../support/shop.ts'

t.test(
  'an alt text that somebody else writes during a run is neither overwritten nor removed §7.8.1 §9.3.2',
  async (t) => {
    let meanwhile = () => {}
    const { merchant, storeDir } = await startApp(t, {
      ...PAID,
      wrapStore: (store) => ({
        ...store,
        async setAlt(imageId, change) {
          meanwhile()
          return store.setAlt(imageId, change)
        }
      })
    })
    const path = join(storeDir, 'products/cup/product.json')
    const withAlt = (alt: string) =>
      JSON.stringify({ title: 'Cup', images: [{ file: 'a.jpg', alt }] })
    put(storeDir, { 'products/cup/product.json': withAlt(''), 'products/cup/a.jpg': await jpeg(1) })
    const before = hashesOf(storeDir)['products/cup/a.jpg']
    await save(merchant, { alt_text: ALTS })
    meanwhile = () => writeFileSync(path, withAlt('Written just now'))
    t.match(await optimiseAll(merchant), { image_failed: 0 })
    t.strictSame(await altsOf(merchant), ['Written just now'])
    t.match(await imagesOf(merchant), [{ is_edit_alt: 0, is_compress: 1 }])

    meanwhile = () => {}
    writeFileSync(path, withAlt(''))
    await merchant.post('/api/v2/image-opt/reOptimize', {
      data_type: 1,
      data_list: await chooseAll(merchant)
    })
    await untilDone(merchant)
    t.strictSame(await altsOf(merchant), ['Cup'])
    writeFileSync(path, withAlt('Better than ours'))
    t.match(await restoreAll(merchant), { image_failed: 0 })
    t.equal(hashesOf(storeDir)['products/cup/a.jpg'], before, 'the picture is restored')
    t.equal(readFileSync(path, 'utf8'), withAlt('Better than ours'), 'the newer alt text stays')
  }
)

t.test(
  'an alt text that cannot be written while the store is unreachable is written on a later try',
  async (t) => {
    let failures = 2
    const { app, merchant, storeDir, clock } = await startApp(t, {
      ...PAID,
      wrapStore: (store) => ({
        ...store,
        async setAlt(imageId, change) {
          if (failures-- > 0) throw new StoreError('unreachable', 'for a moment')
          return store.setAlt(imageId, change)
        }
      })
    })
    put(storeDir, { 'products/cup/a.jpg': await jpeg(1) })
    await save(merchant, { alt_text: { ...ALTS, product_rule: 'A %product_title%' } })
    await startAll(merchant)
    t.match(await hurrying({ db: app.db, clock }, untilDone(merchant)), { image_failed: 0 })
    t.strictSame(await altsOf(merchant), ['A Cup'])
    t.equal((await app.db.selectFrom('quota_unit').selectAll().execute()).length, 1)
  }
)

t.test('a picture is still compressed when its alt text cannot be written', async (t) => {
  const { app, merchant, storeDir } = await startApp(t, {
    ...PAID,
    wrapStore: (store) => ({
      ...store,
      async setAlt() {
        throw new StoreError('read-only', 'never')
      }
    })
  })
  put(storeDir, { 'products/cup/a.jpg': await jpeg(1) })
  await save(merchant, { alt_text: ALTS })
  await optimiseAll(merchant)
  t.match(await imagesOf(merchant), [{ is_compress: 1, is_edit_alt: 0, alt: '' }])
  t.match(await startAll(merchant), { status: 200 }, 'the alt text can be requested again')
  await untilDone(merchant)
  await save(merchant, ONLY_TEXTS)
  await optimiseAll(merchant)
  t.match(
    await app.db.selectFrom('run_item').select(['state', 'reason']).orderBy('id', 'desc').execute(),
    [{ state: 'done' }, { state: 'done' }, { state: 'done' }]
  )
})
