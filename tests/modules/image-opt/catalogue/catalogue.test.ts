import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import t from 'tap'
import type { LocalStore } from '../../../../server/platforms/local/store/items/local-item.ts'
import { StoreError } from '../../../../server/platforms/store-platform.ts'
import { startApp } from '../../../support/app.ts'
import { sqliteOnly } from '../../../support/lane.ts'
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
  const data_list = await chooseAll(merchant)
  let release = () => {}
  hold = new Promise((resolve) => {
    release = resolve
  })
  await merchant.get('/api/v2/image-opt/getManualImagesData?data_type=1')
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
  'the list answers at once with what is known of the store, and says while the store is still being read §4.3.8',
  async (t) => {
    let hold: Promise<void> | undefined
    const slow = (store: LocalStore): LocalStore => ({
      ...store,
      async *listItems(kind) {
        for await (const items of store.listItems(kind)) {
          await hold
          yield items
        }
      }
    })
    const { merchant, storeDir } = await startApp(t, { wrapStore: slow })
    const list = async (query = '') => {
      const path = `/api/v2/image-opt/getManualImagesData?data_type=1&page_type=1${query}`
      const { total, is_reading } = (await merchant.get(path)).body.data
      return { total, is_reading }
    }
    await putProducts(storeDir, 2)
    t.strictSame(await list('&is_known=1'), { total: 2, is_reading: 0 }, 'the first time it waits')
    put(storeDir, { 'products/product-3/a.jpg': await jpeg(8) })
    t.strictSame(await list('&is_known=1'), { total: 2, is_reading: 0 }, 'nothing is read')
    let release = () => {}
    hold = new Promise((resolve) => {
      release = resolve
    })
    t.strictSame(await list(), { total: 2, is_reading: 1 }, 'the store takes long')
    release()
    t.strictSame(await list(), { total: 3, is_reading: 0 }, 'the store was read')
    rmSync(join(storeDir, 'products/product-1'), { recursive: true })
    t.strictSame(await list(), { total: 2, is_reading: 0 })
  }
)

const COUNTS_CHANGES = sqliteOnly('it counts changes with a function of SQLite')

t.test(
  'a sync that finds nothing new writes nothing to the database',
  COUNTS_CHANGES,
  async (t) => {
    const { app, merchant, storeDir } = await startApp(t)
    await putProducts(storeDir, 2)
    await chooseAll(merchant)
    const written = async () => {
      const { rows } = await sql<{ total: number }>`select total_changes() as total`.execute(app.db)
      return rows[0]?.total
    }
    const before = await written()
    t.equal((await chooseAll(merchant)).length, 2)
    t.equal(await written(), before)
    put(storeDir, { 'products/product-3/a.jpg': await jpeg(8) })
    t.equal((await chooseAll(merchant)).length, 3)
    t.not(await written(), before)
  }
)

t.test(
  'a sync that fails halfway marks nothing as deleted, and the next sync marks what really was deleted §7.4.8 §7.4.11',
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
