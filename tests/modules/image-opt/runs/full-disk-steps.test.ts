import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { checkDisk } from '../../../../server/core/disk/watch.ts'
import type { LocalStore } from '../../../../server/platforms/local/store/items/local-item.ts'
import { startApp } from '../../../support/app.ts'
import { eventually, turnOn } from '../../../support/automatic.ts'
import { leftoversIn, picturesOf, progressOf } from '../../../support/disk-runs.ts'
import { bindDisk, fillingDisk } from '../../../support/filling-disk.ts'
import { report } from '../../../support/report.ts'
import { chooseAll, historyOf, restoreAll, startAll, untilDone } from '../../../support/runs.ts'
import { jpeg, put } from '../../../support/shop.ts'
import { cannotMount } from '../../../support/small-disk.ts'
import { requestUploads, send } from '../../../support/uploads.ts'

const skip = cannotMount()

if (!skip) t.teardown(() => report(4, 'upload and each step', { steps: STEPS.length, uploads: 1 }))

/** Starts an app whose store folder or storage folder is on a small disk. */
async function startOn(
  t: Test,
  place: 'store' | 'storage',
  wrapStore = (store: LocalStore): LocalStore => store,
  env: Record<string, string> = {}
) {
  const started = await startApp(t, { wrapStore, env })
  const disk = fillingDisk(t, 64)
  const folder = place === 'store' ? started.storeDir : join(started.dataDir, 'storage')
  bindDisk(t, disk.path, folder)
  if (place === 'storage') mkdirSync(join(folder, 'scratch'), { recursive: true })
  return { ...started, disk, checkDisk: () => checkDisk.run(started.app) }
}

/** Wraps a store so that `before` runs just before the first call of this method. */
function onStep(step: 'getImage' | 'readImage' | 'replaceImage' | 'setAlt', before: () => void) {
  let isFirst = true
  return (store: LocalStore): LocalStore => ({
    ...store,
    [step]: (...given: never[]) => {
      if (isFirst) before()
      isFirst = false
      return (store[step] as (...given: never[]) => unknown)(...given)
    }
  })
}

const STEPS = [
  ['storage', 'readImage', 'before the original is kept'],
  ['storage', 'replaceImage', 'before the picture is replaced'],
  ['store', 'readImage', 'before the original is kept'],
  ['store', 'replaceImage', 'before the picture is replaced'],
  ['store', 'setAlt', 'before the alt text is written']
] as const

for (const [place, step, when] of STEPS)
  t.test(
    `no original is lost if the disk of the ${place} folder fills up ${when}`,
    { skip },
    async (t) => {
      let fill = () => {}
      const started = await startOn(
        t,
        place,
        onStep(step, () => fill())
      )
      const { app, merchant, storeDir, dataDir, shopId, disk, checkDisk } = started
      fill = () => disk.fill()
      await merchant.post('/api/v2/image-opt/saveSettings', {
        image_opt: { switch: 1 },
        alt_text: { switch: 1, product_rule: 'A good %product_title%' }
      })
      const original = await jpeg(1)
      put(storeDir, { 'products/cup/cup.jpg': original })
      const before = picturesOf(storeDir)
      await startAll(merchant)
      await eventually('the run has ended or waits', async () => {
        const { process_result, is_paused } = await progressOf(merchant)
        return process_result === 1 || is_paused === 1
      })
      const now = readFileSync(join(storeDir, 'products/cup/cup.jpg'))
      if (!now.equals(original)) {
        const kept = await app.files.list(shopId)
        t.ok(kept.length === 1 && kept[0]?.hasFile, 'the replaced original is stored')
        const item = await app.db.selectFrom('run_item').selectAll().executeTakeFirstOrThrow()
        t.ok(item.plan, 'the write intent is recorded')
      }
      t.equal((await progressOf(merchant)).image_failed, 0)
      if ((await progressOf(merchant)).process_result === 0 && now.equals(original))
        await eventually('the unit is released', async () => {
          const { body } = await merchant.get('/api/v2/image-opt/getOptSchedule')
          return body.impressions_use === 0
        })
      disk.free()
      await checkDisk()
      t.match(await untilDone(merchant), { image_failed: 0 })
      t.match(await historyOf(merchant), [{ status: 'compressed' }])
      await eventually(
        'nothing half-written remains',
        async () => [...leftoversIn(dataDir), ...leftoversIn(storeDir)].length === 0
      )
      t.match(await restoreAll(merchant), { image_failed: 0 })
      const after = picturesOf(storeDir)
      for (const [path, hash] of Object.entries(before)) t.equal(after[path], hash, path)
    }
  )

t.test(
  'an upload to a full disk is refused in one sentence and leaves nothing behind',
  { skip },
  async (t) => {
    const { app, merchant, dataDir, shopId, disk, checkDisk } = await startOn(
      t,
      'storage',
      undefined,
      {
        BILLING: 'off'
      }
    )
    const files = [{ name: 'a.jpg', bytes: await jpeg(1, 1600, 1200) }]
    const [first] = await requestUploads(merchant, files)
    disk.fill(100_000)
    t.match(await send(app, first?.upload_url ?? '', files[0]?.bytes ?? Buffer.alloc(0)), {
      status: 507,
      body: {
        ack: 0,
        message: "The server's disk is full, so nothing was saved. Try again later."
      }
    })
    t.strictSame(leftoversIn(dataDir), [])
    t.strictSame(await app.files.list(shopId), [])
    t.strictSame(await app.db.selectFrom('upload').selectAll().execute(), [])
    disk.free()
    await checkDisk()
    const [second] = await requestUploads(merchant, files)
    t.match(await send(app, second?.upload_url ?? '', files[0]?.bytes ?? Buffer.alloc(0)), {
      status: 200
    })
  }
)

t.test(
  'an estimate on a full disk is refused, and the answer says that the disk is full',
  { skip },
  async (t) => {
    const { merchant, storeDir, dataDir, disk } = await startOn(t, 'storage')
    put(storeDir, { 'products/cup/cup.jpg': await jpeg(1) })
    const data_list = await chooseAll(merchant)
    disk.fill()
    t.match(await merchant.post('/api/v2/image-opt/estimate', { data_type: 1, data_list }), {
      status: 507,
      body: { message: /disk is full/ }
    })
    t.strictSame(leftoversIn(dataDir), [])
  }
)

t.test(
  'automatic mode waits while the disk is full and then optimises what has been added',
  { skip },
  async (t) => {
    const started = await startOn(t, 'store')
    const { app, merchant, storeDir, disk, checkDisk } = started
    put(storeDir, { 'products/cup/cup.jpg': await jpeg(1) })
    await turnOn(started)
    disk.fill(60_000)
    await checkDisk()
    void app.pollStores()
    await eventually(
      'the server has noticed the full disk',
      async () => app.disk.trouble() === 'disk-full'
    )
    t.strictSame(await historyOf(merchant), [])
    disk.free()
    await checkDisk()
    await app.pollStores()
    await eventually('the new picture is optimised', async () => {
      const [row] = await historyOf(merchant)
      return row?.status === 'compressed'
    })
  }
)
