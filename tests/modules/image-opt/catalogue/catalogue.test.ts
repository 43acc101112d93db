import { rmSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import type { LocalStore } from '../../../../server/platforms/local/store/items/local-item.ts'
import { StoreError } from '../../../../server/platforms/store-platform.ts'
import { startApp } from '../../../support/app.ts'
import { chooseAll, optimiseAll, startAll, untilDone } from '../../../support/runs.ts'
import { jpeg, put, putProducts } from '../../../support/shop.ts'

t.test('a sync that began before a run does not undo what the run recorded', async (t) => {
  let hold: Promise<void> | undefined
  const slow = (store: LocalStore): LocalStore => ({
    ...store,
    async *listItems(kind) {
      for await (const items of store.listItems(kind)) {
        if (kind === 'product') await hold
        yield items
      }
    }
  })
  const { merchant, storeDir, clock } = await startApp(t, { wrapStore: slow })
  await putProducts(storeDir, 2)
  await chooseAll(merchant)
  let release = () => {}
  hold = new Promise((resolve) => {
    release = resolve
  })
  const data_list = await chooseAll(merchant)
  clock.forward(1000)
  await merchant.post('/api/v2/image-opt/reOptimize', { data_type: 1, data_list, page_type: 1 })
  await untilDone(merchant)
  release()
  hold = undefined
  await new Promise((resolve) => setTimeout(resolve, 300))
  const { body } = await merchant.get('/api/v2/image-opt/getImgOptTotal')
  t.match(body.total, { opt_num: 6, un_opt_num: 0 })
  t.match(await startAll(merchant), { status: 409 })
})

t.test(
  'a sync that fails halfway marks nothing as deleted, and the next sync marks what really was deleted',
  async (t) => {
    let isBroken = false
    const breaking = (store: LocalStore): LocalStore => ({
      ...store,
      listItems(kind) {
        if (isBroken && kind === 'collection') throw new StoreError('unreachable', 'away')
        return store.listItems(kind)
      }
    })
    const { merchant, storeDir } = await startApp(t, { wrapStore: breaking })
    await putProducts(storeDir, 2)
    await optimiseAll(merchant)
    isBroken = true
    await merchant.get('/api/v2/image-opt/getManualImagesData?data_type=1')
    rmSync(join(storeDir, 'products/product-1'), { recursive: true })
    put(storeDir, { 'products/product-3/a.jpg': await jpeg(8) })
    isBroken = false
    t.equal((await chooseAll(merchant)).length, 2)
    const { body } = await merchant.get('/api/v2/image-opt/getImageOptDataPage?data_type=1')
    const states = body.data.data.map((row: { title: string; is_delete: number }) => [
      row.title,
      row.is_delete
    ])
    t.strictSame(Object.fromEntries(states), { 'Product 1': 1, 'Product 2': 0 })
  }
)
