import t from 'tap'
import { startApp } from '../../../support/app.ts'
import { turnOn, untilHistory, untilIdle } from '../../../support/automatic.ts'
import type { Merchant } from '../../../support/merchant.ts'
import { historyOf, optimiseAll, restoreAll, startAll, untilDone } from '../../../support/runs.ts'
import { hashesOf, jpeg, put } from '../../../support/shop.ts'

const manualOf = async (merchant: Merchant) =>
  (await merchant.get('/api/v2/image-opt/getManualImagesData?page_type=1&pageSize=100')).body.data
    .data as Record<string, unknown>[]

const changedIn = (before: Record<string, string>, after: Record<string, string>) =>
  Object.keys(before).filter((path) => after[path] !== before[path])

t.test(
  'pictures excluded by file name or size in the settings are left out of every kind of run §5.2.14 §6.2.1 §6.8.1',
  async (t) => {
    const shop = await startApp(t)
    const { merchant, storeDir } = shop
    put(storeDir, {
      'products/cup/cup.jpg': await jpeg(1, 400, 300),
      'products/cup/Logo-small.JPG': await jpeg(2, 400, 300),
      'products/badge/logo_50%.jpg': await jpeg(3, 400, 300),
      'products/icon/icon.jpg': await jpeg(4, 32, 32)
    })
    const exclusions = { file_names: ['logo-*', '*50%*'], below_bytes: 10_000 }
    await merchant.post('/api/v2/image-opt/saveSettings', { exclusions })
    const before = hashesOf(storeDir)
    t.match(await manualOf(merchant), [
      {
        title: 'Badge',
        excluded_count: 1,
        excluded_reason: 'Its file name is left out in the settings'
      },
      { title: 'Cup', excluded_count: 1, excluded_reason: '' },
      { title: 'Icon', excluded_reason: 'Smaller than what the settings ask for' }
    ])
    t.match(await optimiseAll(merchant), { image_total: 1 })
    t.strictSame(changedIn(before, hashesOf(storeDir)), ['products/cup/cup.jpg'])
    t.match(await startAll(merchant), {
      status: 409,
      body: {
        message: 'Everything you selected is excluded from optimization. Include it again first.'
      }
    })

    await turnOn(shop)
    await untilIdle(shop)
    t.strictSame(
      changedIn(before, hashesOf(storeDir)),
      ['products/cup/cup.jpg'],
      'automatic mode leaves them out too'
    )
    await merchant.post('/api/v2/image-opt/saveSettings', { exclusions: { file_names: [] } })
    await untilHistory(merchant, { Badge: '1 compressed', Cup: '2 compressed' })
    t.notOk((await historyOf(merchant)).some(({ title }) => title === 'Icon'))
  }
)

t.test(
  'a picture that became small through optimisation is not excluded for its size §6.8.1',
  async (t) => {
    const { merchant, storeDir } = await startApp(t)
    put(storeDir, { 'products/cup/cup.jpg': await jpeg(1, 400, 300) })
    await optimiseAll(merchant)
    const [row] = await historyOf(merchant)
    const below_bytes = Math.round((row.img_size + row.comp_size) / 2)
    await merchant.post('/api/v2/image-opt/saveSettings', { exclusions: { below_bytes } })
    const again = { data_type: 1, data_list: [row.id] }
    t.match(await merchant.post('/api/v2/image-opt/reOptimize', again), { status: 200 })
    t.match(await untilDone(merchant), { image_failed: 0 })
  }
)

t.test(
  'an excluded product or image is not optimised until it is included again §4.3.19',
  async (t) => {
    const { merchant, storeDir } = await startApp(t)
    put(storeDir, {
      'products/cup/a.jpg': await jpeg(1),
      'products/cup/b.jpg': await jpeg(2),
      'products/hat/hat.jpg': await jpeg(3)
    })
    const before = hashesOf(storeDir)
    await optimiseAll(merchant)
    const idOf = async (title: string) =>
      (await historyOf(merchant)).find((row) => row.title === title).id as string
    const [cup, hat] = [await idOf('Cup'), await idOf('Hat')]
    const exclude = (data_list: object[], is_excluded: number) =>
      merchant.post('/api/v2/image-opt/setExclusion', { data_type: 1, data_list, is_excluded })

    const images = await merchant.get(`/api/v2/image-opt/getProductImagesData?prod_id=${cup}`)
    const [first] = images.body.data.data
    t.match(await exclude([{ data_id: cup, img_ids: [first.img_id] }], 1), {
      status: 200,
      body: { message: '1 image excluded from optimization' }
    })
    t.match(await exclude([{ data_id: hat }], 1), { status: 200 })
    t.match(await historyOf(merchant), [{ is_excluded: 0 }, { is_excluded: 1 }].reverse())

    await t.test('an excluded item can still be restored §6.8.2', async (t) => {
      await restoreAll(merchant)
      t.strictSame(hashesOf(storeDir), before)
    })
    await t.test('an excluded item is not optimised', async (t) => {
      t.match(await optimiseAll(merchant), { image_total: 1 })
      t.strictSame(changedIn(before, hashesOf(storeDir)), ['products/cup/b.jpg'])
      const again = { data_type: 1, data_list: [hat] }
      t.match(await merchant.post('/api/v2/image-opt/reOptimize', again), { status: 409 })
    })
    await t.test('an item that is included again is optimised', async (t) => {
      await exclude([{ data_id: hat }, { data_id: cup }], 0)
      t.match(await optimiseAll(merchant), { image_total: 2 })
      t.equal(changedIn(before, hashesOf(storeDir)).length, 3)
    })
    t.match(await exclude([{ data_id: 'nothing' }], 1), { status: 404 })
  }
)

t.test('excluding an item that waits in a run removes it from the run §6.8.2', async (t) => {
  const { merchant, storeDir } = await startApp(t, { env: { IMAGE_WORKERS: '1' } })
  for (let picture = 1; picture <= 20; picture++)
    put(storeDir, { [`products/p${String(picture).padStart(2, '0')}/a.jpg`]: await jpeg(picture) })
  const last = (await manualOf(merchant)).at(-1) as { id: string }
  const before = hashesOf(storeDir)
  await startAll(merchant)
  await merchant.post('/api/v2/image-opt/setExclusion', {
    data_type: 1,
    data_list: [last.id],
    is_excluded: 1
  })
  t.match(await untilDone(merchant), { opt_total: 19, image_total: 19, image_failed: 0 })
  t.equal(hashesOf(storeDir)['products/p20/a.jpg'], before['products/p20/a.jpg'])
})
