import t, { type Test } from 'tap'
import { startApp } from '../../../support/app.ts'
import { passUntil } from '../../../support/pass-time.ts'
import { upgrade } from '../../../support/plans.ts'
import { optimiseAll, restoreAll, untilDone } from '../../../support/runs.ts'
import { hashesOf, jpeg, put } from '../../../support/shop.ts'

type Shown = { img_id: string; better_level: string; score: number; comp_size: number }

/** Starts a shop whose one product has two optimised images. */
async function openCup(t: Test) {
  const shop = await startApp(t)
  const { app, merchant, storeDir } = shop
  put(storeDir, { 'products/cup/a.jpg': await jpeg(1), 'products/cup/b.jpg': await jpeg(2) })
  await optimiseAll(merchant)
  const { platform_id: id } = await app.db
    .selectFrom('store_item')
    .select('platform_id')
    .executeTakeFirstOrThrow()
  const images = async (): Promise<Shown[]> => {
    const { body } = await merchant.get(
      `/api/v2/image-opt/getProductImagesData?data_type=1&prod_id=${id}`
    )
    return body.data.data as Shown[]
  }
  const again = (level: string | undefined, img_ids: string[]) =>
    merchant.post('/api/v2/image-opt/reOptimize', {
      data_type: 1,
      data_list: [{ data_id: id, img_ids }],
      page_type: 0,
      level
    })
  const used = async () =>
    (await merchant.get('/api/v2/image-opt/getOptSchedule')).body.impressions_use as number
  return { ...shop, images, again, used }
}

t.test(
  'one image is optimised again with less loss, and the settings and the other images stay §7.6.2',
  async (t) => {
    const { merchant, storeDir, images, again, used } = await openCup(t)
    const [first, second] = await images()
    t.match(first, { better_level: 'low' }, 'the images were made at level Medium')
    const settings = (await merchant.get('/api/v2/image-opt/getSettings')).body
    const before = hashesOf(storeDir)

    t.match(await again('low', [first?.img_id ?? '']), { status: 200 })
    t.match(await untilDone(merchant), { process_type: 'reoptimise', image_changed: 1 })
    const [better, other] = await images()
    t.ok((better?.comp_size ?? 0) > (first?.comp_size ?? 0), 'the result is larger')
    t.ok((better?.score ?? 0) > (first?.score ?? 0), 'the result is closer to the original')
    t.equal(better?.better_level, 'lossless')
    t.match(other, { score: second?.score, comp_size: second?.comp_size, better_level: 'low' })
    const after = hashesOf(storeDir)
    t.equal(after['products/cup/b.jpg'], before['products/cup/b.jpg'])
    t.strictSame((await merchant.get('/api/v2/image-opt/getSettings')).body, settings)
    t.equal(await used(), 2, 'an image that is paid for in this cycle costs nothing')

    t.match(await again(undefined, [first?.img_id ?? '']), { status: 200 })
    await untilDone(merchant)
    t.strictSame(hashesOf(storeDir), before, 'without a level the settings apply again')
    await restoreAll(merchant)
    t.match(await images(), [{ better_level: '' }, { better_level: '' }])
  }
)

t.test(
  'more quality costs a unit in a cycle in which the image is not paid for §7.6.2',
  async (t) => {
    const { app, clock, merchant, images, again, used } = await openCup(t)
    await upgrade(app, 1)
    await passUntil({ app, clock }, new Date(clock.now().getTime() + 32 * 86_400_000).toISOString())
    const before = await used()
    const [first] = await images()
    t.match(await again('low', [first?.img_id ?? '']), { status: 200 })
    await untilDone(merchant)
    t.equal(await used(), before + 1)
    t.equal(before, 0, 'the cycle is a new one')
  }
)
