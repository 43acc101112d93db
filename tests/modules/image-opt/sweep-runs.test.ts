import { rmSync } from 'node:fs'
import t, { type Test } from 'tap'
import { expireOriginals } from '../../../modules/image-opt/jobs.ts'
import { removeAbandonedUploads } from '../../../modules/image-opt/uploads/jobs.ts'
import { DAY_MS } from '../../../server/core/clock.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { halvesIn, originalsIn, passDays } from '../../support/originals.ts'
import {
  chooseAll,
  historyOf,
  optimiseAll,
  restoreAll,
  startAll,
  untilDone
} from '../../support/runs.ts'
import { hashesOf, jpeg, png, putProducts } from '../../support/shop.ts'
import { requestUploads, type Sent, send, submit } from '../../support/uploads.ts'

const PAID = { BILLING: 'off' }

const keptIn = ({ dataDir }: TestApp) => originalsIn(dataDir).length

/** Opens a shop with three optimised pictures. */
async function openOptimised(t: Test) {
  const test = await startApp(t)
  await putProducts(test.storeDir, 1)
  const before = hashesOf(test.storeDir)
  t.match(await optimiseAll(test.merchant), { image_failed: 0 })
  t.equal(keptIn(test), 3)
  return { ...test, before }
}

/** Deletes every row that work on pictures has added, as if the database were a backup from before that work. */
async function forgetRows({ db }: TestApp['app']): Promise<void> {
  for (const table of ['image_result', 'run_item', 'run', 'upload'] as const)
    await db.deleteFrom(table).execute()
}

/** Uploads files but does not submit them. */
async function sendAll({ app, merchant }: TestApp, files: Sent[]) {
  const presigned = await requestUploads(merchant, files)
  for (const [index, { bytes }] of files.entries()) {
    const { status } = await send(app, presigned[index]?.upload_url ?? '', bytes)
    if (status !== 200) throw new Error(`Expected the file to be taken, received ${status}`)
  }
  return presigned
}

t.test(
  're-optimising a picture restarts the 30 days of its original, in the row and in the record',
  async (t) => {
    const test = await openOptimised(t)
    const { app, merchant } = test
    await passDays(test, 20)
    const { body } = await merchant.get('/api/v2/image-opt/getSettings')
    const quality = { custom: 1, custom_ratio: 40, lossless: 0 }
    await merchant.post('/api/v2/image-opt/saveSettings', {
      image_opt: { ...body.image_opt, quality }
    })
    await merchant.post('/api/v2/image-opt/reOptimize', {
      data_type: 1,
      data_list: await chooseAll(merchant)
    })
    t.match(await untilDone(merchant), { image_failed: 0 })
    t.match(await app.db.selectFrom('run').select('images_done').execute(), [
      { images_done: 3 },
      { images_done: 3 }
    ])
    await forgetRows(app)
    await passDays(test, 30)
    t.equal(keptIn(test), 3)
    await passDays(test, 1)
    t.equal(keptIn(test), 0)
  }
)

t.test(
  'the retention of an original starts again when its result is recorded only after a crash',
  async (t) => {
    const test = await openOptimised(t)
    const { app, merchant, clock } = test
    // This is the state after a kill between the change in the store and its record in the database.
    await app.db.deleteFrom('image_result').execute()
    await app.db.updateTable('run').set({ state: 'running' }).execute()
    const later = new Date(clock.now().getTime() + 20 * DAY_MS).toISOString()
    await app.db.updateTable('run_item').set({ state: 'working', lease_until: later }).execute()
    clock.forward(21 * DAY_MS)
    t.match(await untilDone(merchant), { image_failed: 0 })
    await forgetRows(app)
    await passDays(test, 30)
    t.equal(keptIn(test), 3)
  }
)

t.test(
  'an original stored before records existed gets a record, and is kept for 30 days from then',
  async (t) => {
    const test = await openOptimised(t)
    for (const path of originalsIn(test.dataDir)) rmSync(`${path}.json`)
    await passDays(test, 1)
    t.strictSame(halvesIn(test.dataDir), [])
    await passDays(test, 30)
    t.equal(keptIn(test), 3, 'its row has expired, but not its record')
    await passDays(test, 1)
    t.equal(keptIn(test), 0)
  }
)

t.test('nothing is deleted when the clock jumps far ahead and back', async (t) => {
  const test = await openOptimised(t)
  const { app, clock, merchant, storeDir } = test
  await passDays(test, 1)
  const now = clock.now().toISOString()
  clock.set(new Date(clock.now().getTime() + 400 * DAY_MS).toISOString())
  for (let hour = 0; hour < 24; hour++) {
    await expireOriginals.run(app)
    clock.forward(DAY_MS / 24)
  }
  t.equal(keptIn(test), 3)
  clock.set(now)
  await passDays(test, 3)
  t.match(await historyOf(merchant), [{ status: 'compressed' }])
  await restoreAll(merchant)
  t.strictSame(hashesOf(storeDir), test.before)
})

t.test(
  "a submitted upload has a record of its own, which keeps it for 30 days even if its run's rows are lost",
  async (t) => {
    const mayRead = Promise.withResolvers<void>()
    const test = await startApp(t, {
      env: PAID,
      wrapStore: (store) => ({
        ...store,
        async readImage(...about) {
          await mayRead.promise
          return store.readImage(...about)
        }
      })
    })
    const { app, merchant } = test
    const files = [
      { name: 'submitted.png', bytes: await png(1) },
      { name: 'only-sent.jpg', bytes: await jpeg(2) }
    ]
    const [first] = await sendAll(test, files)
    // The run of the upload waits for the previous run and has not started.
    await putProducts(test.storeDir, 1)
    await startAll(merchant)
    t.equal((await submit(merchant, first ? [first] : [])).status, 200)
    await forgetRows(app)
    await passDays(test, 1)
    t.equal(keptIn(test), 2)
    await passDays(test, 1)
    t.equal(keptIn(test), 1, 'an upload that was never submitted is deleted after a day')
    await passDays(test, 28)
    t.equal(keptIn(test), 1)
    await passDays(test, 1)
    t.equal(keptIn(test), 0)
    mayRead.resolve()
  }
)

t.test('the result of an upload is kept as long as its original', async (t) => {
  const test = await startApp(t, { env: PAID })
  const { app, merchant } = test
  await submit(merchant, await sendAll(test, [{ name: 'a.jpg', bytes: await jpeg(1) }]))
  t.match(await untilDone(merchant, 4), { image_failed: 0 })
  t.equal(keptIn(test), 2)
  await forgetRows(app)
  await passDays(test, 30)
  t.equal(keptIn(test), 2)
  await passDays(test, 1)
  t.equal(keptIn(test), 0)
})

t.test('an original is kept when an upload of the same picture is abandoned', async (t) => {
  const test = await startApp(t, { env: PAID })
  const { app, shopId } = test
  const bytes = await jpeg(1)
  await app.files.keep(shopId, bytes)
  await sendAll(test, [{ name: 'a.jpg', bytes }])
  await passDays(test, 2)
  await removeAbandonedUploads.run(app)
  t.strictSame(await app.db.selectFrom('upload').selectAll().execute(), [])
  await passDays(test, 28)
  t.equal(keptIn(test), 1)
})

t.test(
  'a watermark is kept for 30 days after its last use, even if the settings that name it are lost',
  async (t) => {
    const test = await startApp(t, { env: PAID })
    const { app, merchant } = test
    const file_data = (await png(1, 40, 40)).toString('base64')
    const { status } = await merchant.post('/api/v2/image-opt/saveSettings', {
      image_opt: { watermark: { switch: 1, file_data, file_name: 'mark.png' } }
    })
    t.equal(status, 200)
    await passDays(test, 50)
    await app.db.deleteFrom('image_settings').execute()
    await passDays(test, 29)
    t.equal(keptIn(test), 1)
    await passDays(test, 2)
    t.equal(keptIn(test), 0)
  }
)
