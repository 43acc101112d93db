import { chmodSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import type { LocalStore } from '../../../../server/platforms/local/store/items/local-item.ts'
import { StoreError } from '../../../../server/platforms/store-platform.ts'
import { startApp } from '../../../support/app.ts'
import { hurrying } from '../../../support/hurrying.ts'
import {
  chooseAll,
  historyOf,
  optimiseAll,
  restoreAll,
  startAll,
  untilDone
} from '../../../support/runs.ts'
import { hashesOf, jpeg, png, put } from '../../../support/shop.ts'

const rowOf = (rows: { title: string; status: string; reason: string }[], title: string) => {
  const { status, reason } = rows.find((row) => row.title === title) ?? {}
  return { status, reason }
}

t.test(
  'a bad picture fails with its reason, and the others are optimised §5.1.8 §5.11.1 §7.4.4–7.4.6',
  async (t) => {
    const { merchant, storeDir } = await startApp(t)
    const good = await jpeg(1)
    put(storeDir, {
      'products/good/a.jpg': good,
      'products/empty/a.jpg': '',
      'products/text/a.jpg': 'This is not a picture at all.',
      'products/drawing/a.png': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'products/half/a.jpg': good.subarray(0, good.length / 2)
    })
    const before = hashesOf(storeDir)
    t.match(await optimiseAll(merchant), { image_total: 5, image_in: 0, image_failed: 4 })
    const rows = await historyOf(merchant)
    t.match(rowOf(rows, 'Good'), { status: 'compressed', reason: '' })
    t.match(rowOf(rows, 'Empty'), { status: 'failed', reason: 'The file is empty.' })
    t.match(rowOf(rows, 'Text'), { status: 'failed', reason: 'The file is not an image.' })
    t.match(rowOf(rows, 'Half'), { status: 'failed', reason: 'The file is damaged or incomplete.' })
    t.match(rowOf(rows, 'Drawing'), { status: 'failed' })
    const after = hashesOf(storeDir)
    for (const path of Object.keys(before).filter((path) => !path.includes('good')))
      t.equal(after[path], before[path], `${path} is unchanged`)
    const { body } = await merchant.get('/api/v2/image-opt/getOptSchedule')
    t.equal(body.impressions_use, 1, 'nothing is charged for failures')
  }
)

t.test("a picture's content, not its extension, decides how it is processed §5.1.1", async (t) => {
  const { merchant, storeDir } = await startApp(t)
  put(storeDir, { 'products/cup/cup.jpg': await png(3), 'products/mug/mug.png': await jpeg(4) })
  const before = hashesOf(storeDir)
  t.match(await optimiseAll(merchant), { image_failed: 0 })
  t.match(await historyOf(merchant), [{ status: 'compressed' }, { status: 'compressed' }])
  await restoreAll(merchant)
  t.strictSame(hashesOf(storeDir), before)
})

t.test(
  'a picture that disappears during the run fails, and the others are optimised',
  async (t) => {
    const vanishing = (storeDir: () => string) => (store: LocalStore) => ({
      ...store,
      readImage: async (...given: Parameters<LocalStore['readImage']>) => {
        rmSync(join(storeDir(), 'products/gone/a.jpg'), { force: true })
        return store.readImage(...given)
      }
    })
    let folder = ''
    const { merchant, storeDir } = await startApp(t, { wrapStore: vanishing(() => folder) })
    folder = storeDir
    put(storeDir, { 'products/gone/a.jpg': await jpeg(1), 'products/here/a.jpg': await jpeg(2) })
    t.match(await optimiseAll(merchant), { image_total: 2, image_failed: 1 })
    const rows = await historyOf(merchant)
    t.match(rowOf(rows, 'Gone'), { reason: 'The image was deleted from the store.' })
    t.match(rowOf(rows, 'Here'), { status: 'compressed' })
  }
)

t.test('a picture in a read-only store stays unchanged and fails with that reason', async (t) => {
  const readOnly = (store: LocalStore): LocalStore => ({
    ...store,
    replaceImage: async () => {
      throw new StoreError('read-only', 'EROFS')
    }
  })
  const { merchant, storeDir } = await startApp(t, { wrapStore: readOnly })
  put(storeDir, { 'products/cup/cup.jpg': await jpeg(1) })
  const before = hashesOf(storeDir)
  t.match(await optimiseAll(merchant), { image_failed: 1 })
  t.match(await historyOf(merchant), [
    { status: 'failed', reason: 'The store does not allow changes to this image.' }
  ])
  t.strictSame(hashesOf(storeDir), before)
})

t.test(
  'a picture that cannot be written because the disk is full fails with that reason and stays unchanged §5.11.2',
  async (t) => {
    let isFull = true
    const filling = (store: LocalStore): LocalStore => ({
      ...store,
      replaceImage: async (...given) => {
        if (isFull) throw new StoreError('disk-full', 'ENOSPC')
        return store.replaceImage(...given)
      }
    })
    const { merchant, storeDir } = await startApp(t, { wrapStore: filling })
    put(storeDir, { 'products/cup/cup.jpg': await jpeg(1) })
    const before = hashesOf(storeDir)
    await optimiseAll(merchant)
    t.match(await historyOf(merchant), [
      { status: 'failed', reason: 'The disk is full. Free up some space and optimize again.' }
    ])
    t.strictSame(hashesOf(storeDir), before)
    isFull = false
    t.match(await optimiseAll(merchant), { image_failed: 0 })
    await restoreAll(merchant)
    t.strictSame(hashesOf(storeDir), before)
  }
)

t.test(
  'a write to an unreachable store is retried, and our result is recognised if it was already written §5.12.9',
  async (t) => {
    let cuts = 1
    const cutAfterTheEffect = (store: LocalStore): LocalStore => ({
      ...store,
      replaceImage: async (...given) => {
        const image = await store.replaceImage(...given)
        if (cuts-- > 0) throw new StoreError('unreachable', 'the line was cut after the effect')
        return image
      }
    })
    const { app, merchant, storeDir, clock } = await startApp(t, { wrapStore: cutAfterTheEffect })
    put(storeDir, { 'products/cup/cup.jpg': await jpeg(1, 640, 480) })
    const before = hashesOf(storeDir)
    await startAll(merchant)
    t.match(await hurrying({ db: app.db, clock }, untilDone(merchant)), { image_failed: 0 })
    t.match(await historyOf(merchant), [{ status: 'compressed' }])
    await restoreAll(merchant)
    t.strictSame(hashesOf(storeDir), before, 'the original is not lost')
  }
)

t.test('a picture that the merchant replaced is not overwritten by a restore §7.8.2', async (t) => {
  const { merchant, storeDir } = await startApp(t)
  put(storeDir, { 'products/cup/cup.jpg': await jpeg(1) })
  await optimiseAll(merchant)
  put(storeDir, { 'products/cup/cup.jpg': await jpeg(50) })
  const newer = hashesOf(storeDir)
  t.match(await restoreAll(merchant), { image_failed: 1 })
  t.strictSame(hashesOf(storeDir), newer)
  t.match(await historyOf(merchant), [
    { reason: 'The image was changed in the store since. It was left as it is.' }
  ])
  t.match(await optimiseAll(merchant), { image_failed: 0 })
  await restoreAll(merchant)
  t.strictSame(hashesOf(storeDir), newer, 'the newer picture is the original now')
})

t.test('a picture replaced while it is being optimised is left alone §5.13.4', async (t) => {
  let folder = ''
  const newer = await jpeg(60)
  const { merchant, storeDir } = await startApp(t, {
    wrapStore: (store) => ({
      ...store,
      replaceImage: async (...given) => {
        writeFileSync(join(folder, 'products/cup/cup.jpg'), newer)
        return store.replaceImage(...given)
      }
    })
  })
  folder = storeDir
  put(storeDir, { 'products/cup/cup.jpg': await jpeg(1) })
  t.match(await optimiseAll(merchant), { image_failed: 1 })
  t.match(await historyOf(merchant), [{ status: 'failed', reason: /changed in the store/ }])
  put(storeDir, { 'expected.jpg': newer })
  const hashes = hashesOf(storeDir)
  t.equal(hashes['products/cup/cup.jpg'], hashes['expected.jpg'])
})

t.test('a damaged backup is not written into the store', async (t) => {
  const { merchant, storeDir, dataDir } = await startApp(t)
  put(storeDir, { 'products/cup/cup.jpg': await jpeg(1) })
  await optimiseAll(merchant)
  const optimised = hashesOf(storeDir)
  const [kept = ''] = Object.keys(hashesOf(join(dataDir, 'storage/originals')))
  chmodSync(join(dataDir, 'storage/originals', kept), 0o644)
  writeFileSync(join(dataDir, 'storage/originals', kept), 'rot')
  t.match(await restoreAll(merchant), { image_failed: 1 })
  t.strictSame(hashesOf(storeDir), optimised)
  t.match(await historyOf(merchant), [{ reason: 'The original is no longer available.' }])
  t.equal((await chooseAll(merchant)).length, 1)
})

t.test(
  'a write that succeeds but reports an error is recorded as a success §5.12.10',
  async (t) => {
    const { merchant, storeDir } = await startApp(t, {
      wrapStore: (store) => ({
        ...store,
        replaceImage: async (...given) => {
          await store.replaceImage(...given)
          throw new StoreError('disk-full', 'the folder could not be synced')
        }
      })
    })
    put(storeDir, { 'products/cup/cup.jpg': await jpeg(1) })
    t.match(await optimiseAll(merchant), { image_failed: 0 })
    t.match(await historyOf(merchant), [{ status: 'compressed', reason: '' }])
    const { body } = await merchant.get('/api/v2/image-opt/getOptSchedule')
    t.equal(body.impressions_use, 1)
  }
)

t.test(
  'an original is kept and can be restored even if it is unknown what the store holds §5.12.10',
  async (t) => {
    let isCut = false
    let cuts = 1
    const { app, merchant, storeDir, clock } = await startApp(t, {
      wrapStore: (store) => ({
        ...store,
        readImage: async (...given) => {
          if (isCut) throw new StoreError('unreachable', 'the line is cut')
          return store.readImage(...given)
        },
        replaceImage: async (...given) => {
          const image = await store.replaceImage(...given)
          if (cuts-- <= 0) return image
          isCut = true
          throw new StoreError('unreachable', 'the line was cut after the effect')
        }
      })
    })
    put(storeDir, { 'products/cup/cup.jpg': await jpeg(1) })
    const before = hashesOf(storeDir)
    await startAll(merchant)
    t.match(await hurrying({ db: app.db, clock }, untilDone(merchant)), { image_failed: 1 })
    t.match(await historyOf(merchant), [
      { status: 'failed', reason: 'The store could not be reached. Optimize again later.' }
    ])
    t.notSame(hashesOf(storeDir), before)
    isCut = false
    t.match(await restoreAll(merchant), { process_type: 'restore', image_failed: 0 })
    t.strictSame(hashesOf(storeDir), before)
  }
)

t.test('a stopped run does not retry the items it had postponed', async (t) => {
  let calls = 0
  const { app, merchant, storeDir, clock } = await startApp(t, {
    wrapStore: (store) => ({
      ...store,
      readImage: async () => {
        calls++
        throw new StoreError('unreachable', 'away')
      }
    })
  })
  put(storeDir, { 'products/cup/cup.jpg': await jpeg(1) })
  await startAll(merchant)
  while (calls === 0) await new Promise((resolve) => setTimeout(resolve, 10))
  for (;;) {
    const item = await app.db.selectFrom('run_item').selectAll().executeTakeFirstOrThrow()
    if (item.retries === 1) break
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  t.match(await merchant.get('/api/v2/image-opt/stopImageOptTask'), { status: 200 })
  const callsThen = calls
  clock.forward(60_000)
  await new Promise((resolve) => setTimeout(resolve, 1200))
  t.equal(calls, callsThen)
  t.match(await untilDone(merchant), { process_result: 1 })
  const { body } = await merchant.get('/api/v2/image-opt/getOptSchedule')
  t.equal(body.impressions_use, 0)
})

t.test(
  'listing the pictures of an unreachable store returns an error that names the reason §4.1.9',
  async (t) => {
    const { merchant } = await startApp(t, {
      wrapStore: (store) => ({
        ...store,
        listItems: () => {
          throw new StoreError('unreachable', 'away')
        }
      })
    })
    t.match(await merchant.get('/api/v2/image-opt/getManualImagesData?data_type=1'), {
      status: 503,
      body: { ack: 0, message: 'The store cannot be reached right now. Try again later.' }
    })
  }
)
