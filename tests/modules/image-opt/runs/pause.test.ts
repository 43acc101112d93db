import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { startApp } from '../../../support/app.ts'
import { eventually } from '../../../support/automatic.ts'
import type { Answer, Merchant } from '../../../support/merchant.ts'
import { chooseAll, startAll, untilDone } from '../../../support/runs.ts'
import { startServer } from '../../../support/server.ts'
import { hashesOf, jpeg, put, putProducts } from '../../../support/shop.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

const progressOf = async (merchant: Merchant): Promise<Answer> =>
  (await merchant.get('/api/v2/image-opt/getOptSchedule')).body.product

/** Pauses the run once some of its images are done, and waits until nothing is in flight. */
async function pauseInTheMiddle(merchant: Merchant) {
  await eventually('the first pictures are done', async () => {
    const { image_in, image_total } = await progressOf(merchant)
    return image_in < image_total
  })
  const { run_id } = await progressOf(merchant)
  const { status, body } = await merchant.post('/api/v2/image-opt/pauseRun', { run_id })
  if (status !== 200) throw new Error('The run was over before it was paused')
  if (body.message !== 'Paused. Images in work are finished.') throw new Error(body.message)
  let last = -1
  await eventually('nothing is in flight', async () => {
    const { image_in } = await progressOf(merchant)
    const isStill = image_in === last
    last = image_in
    await new Promise((resolve) => setTimeout(resolve, 400))
    return isStill
  })
  return run_id as string
}

t.test('a run can be paused and continues where it stopped §4.3.14 §6.5.3', async (t) => {
  const { merchant, storeDir } = await startApp(t, { env: { IMAGE_WORKERS: '1' } })
  await putProducts(storeDir, 10)
  await startAll(merchant)
  const run_id = await pauseInTheMiddle(merchant)
  const paused = await progressOf(merchant)
  t.match(paused, { is_paused: 1, process_result: 0, run_id })
  t.ok(paused.image_in > 0 && paused.image_in < 30, `${paused.image_in} of 30 wait`)

  await t.test('a restore runs while the first run is paused §6.5.3', async (t) => {
    const done = Object.keys(hashesOf(storeDir)).length
    t.ok(done > 0)
    const restore = { data_type: 1, data_list: [], restore_type: 'all' }
    t.match(await merchant.post('/api/v2/image-opt/restore', restore), { status: 403 })
    const history = await merchant.get('/api/v2/image-opt/getImageOptDataPage?data_type=1')
    const [row] = history.body.data.data
    const data_list = [{ data_id: row.id }]
    await merchant.post('/api/v2/image-opt/restore', { data_type: 1, data_list })
    await eventually('the restore is done', async () => {
      const { body } = await merchant.get('/api/v2/image-opt/getRuns')
      return body.data.data[0].process_type === 'restore' && body.data.data[0].state === 'done'
    })
    t.match(await progressOf(merchant), { is_paused: 1, run_id }, 'the paused run is still shown')
  })

  t.match(await merchant.post('/api/v2/image-opt/pauseRun', { run_id }), { status: 409 })
  const resumed = await merchant.post('/api/v2/image-opt/resumeRun', { run_id })
  t.match(resumed, { status: 200, body: { ack: 1, message: 'Resumed' } })
  t.match(await untilDone(merchant), { image_failed: 0 })
  t.match(await merchant.post('/api/v2/image-opt/resumeRun', { run_id }), {
    status: 409,
    body: { message: 'Nothing is paused.' }
  })
})

t.test('the estimate of the remaining time ignores how long the run was paused', async (t) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let writes = 0
  const { merchant, storeDir, clock } = await startApp(t, {
    wrapStore: (store) => ({
      ...store,
      replaceImage: async (...given) => {
        writes++
        if (writes > 2) await released
        return store.replaceImage(...given)
      }
    })
  })
  await putProducts(storeDir, 10)
  await startAll(merchant)
  await eventually(
    'two pictures are done',
    async () => (await progressOf(merchant)).image_in === 28
  )
  clock.forward(10_000)
  const { run_id, remaining_seconds } = await progressOf(merchant)
  t.equal(remaining_seconds, 140, 'five seconds for each picture')
  t.match(await merchant.post('/api/v2/image-opt/pauseRun', { run_id }), { status: 200 })
  clock.forward(100_000)
  t.match(await merchant.post('/api/v2/image-opt/resumeRun', { run_id }), { status: 200 })
  clock.forward(10_000)
  const { remaining_seconds: later } = await progressOf(merchant)
  t.ok(later <= 280, `${later} seconds are left`)
  release()
  t.match(await untilDone(merchant), { image_failed: 0 })
})

t.test('a paused run can be stopped, and only finished images are charged', async (t) => {
  const { merchant, storeDir } = await startApp(t, { env: { IMAGE_WORKERS: '1' } })
  await putProducts(storeDir, 10)
  await startAll(merchant)
  await pauseInTheMiddle(merchant)
  t.match(await merchant.get('/api/v2/image-opt/stopImageOptTask'), { status: 200 })
  await untilDone(merchant)
  const { body } = await merchant.get('/api/v2/image-opt/getImgOptTotal')
  t.ok(body.total.opt_num > 0 && body.total.opt_num < 30)
  t.equal(body.opt_schedule.impressions_use, body.total.opt_num)
})

t.test('a paused run survives a kill of the server and stays paused §6.5.3', async (t) => {
  const folder = temporaryFolder(t)
  const storeDir = join(folder, 'store')
  mkdirSync(storeDir)
  await putProducts(storeDir, 10)
  const env = { DATA_DIR: join(folder, 'data'), STORE_DIR: storeDir, IMAGE_WORKERS: '1' }
  const first = await startServer(env)
  await startAll(first.merchant)
  const run_id = await pauseInTheMiddle(first.merchant)
  const before = hashesOf(storeDir)
  await first.kill()
  // The start syncs the store, and a list that is asked for meanwhile shares that sync.
  put(storeDir, { 'products/other/other.jpg': await jpeg(90) })
  const second = await startServer(env)
  t.teardown(() => second.stop())
  t.match(await progressOf(second.merchant), { is_paused: 1, run_id })
  // A run of the newest item, the last in the list, completes. This shows that the server works while the paused run
  // still waits.
  const data_list = (await chooseAll(second.merchant)).slice(-1)
  const chosen = { data_type: 1, data_list, page_type: 1 }
  t.match(await second.merchant.post('/api/v2/image-opt/reOptimize', chosen), { status: 200 })
  await eventually('the other picture is done', async () => {
    const runs = await second.merchant.get('/api/v2/image-opt/getRuns')
    return runs.body.data.data[0].state === 'done'
  })
  const after = hashesOf(storeDir)
  for (const [path, hash] of Object.entries(before)) t.equal(after[path], hash)
  await second.merchant.post('/api/v2/image-opt/resumeRun', { run_id })
  await untilDone(second.merchant)
  const runs = await second.merchant.get('/api/v2/image-opt/getRuns')
  t.match(
    runs.body.data.data.find((run: { run_id: string }) => run.run_id === run_id),
    { state: 'done', images_changed: 30, images_failed: 0, images_left: 0 }
  )
})
