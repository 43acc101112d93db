import t from 'tap'
import { eventually } from '../../../support/automatic.ts'
import {
  audit,
  foldersOnSmallDisk,
  leftoversIn,
  linesWith,
  picturesOf,
  progressOf,
  serve,
  untilPaused,
  untilSomeDone
} from '../../../support/disk-runs.ts'
import { report } from '../../../support/report.ts'
import { restoreAll, startAll, untilDone } from '../../../support/runs.ts'
import { startServer } from '../../../support/server.ts'
import { cannotMount } from '../../../support/small-disk.ts'
import { OPERATOR, TOKEN } from '../../../support/token.ts'

const skip = cannotMount()

const PLACES = ['data', 'storage', 'store'] as const
if (!skip) t.teardown(() => report(4, 'runs and database', { 'full disks': PLACES.length }))

for (const place of PLACES)
  t.test(
    `a run waits while the disk of the ${place} folder is full, and then continues §2.3.1 §2.3.2 §2.3.5 §2.5.15 §5.11.2 §6.4.1 §6.5.4`,
    { skip },
    async (t) => {
      const { disk, env, dataDir, storeDir, before } = await foldersOnSmallDisk(t, place)
      const { merchant, said, address, stop } = await serve(t, env)
      await startAll(merchant)
      await untilSomeDone(merchant)
      disk.fill()
      await untilPaused(merchant, 'disk-full', disk.fill)
      t.match(await progressOf(merchant), { image_failed: 0, process_result: 0 })
      const ready = await fetch(`${address}/readyz`)
      t.equal(ready.status, 503)
      t.match(await ready.json(), {
        writes: 'unavailable',
        free: { [place]: { leastBytes: Number } }
      })
      const { run_id } = await progressOf(merchant)
      const checks = 3
      for (let count = 0; count < checks; count++)
        t.match(await merchant.post('/api/v2/image-opt/resumeRun', { run_id }), { status: 507 })

      disk.free()
      t.match(await untilDone(merchant), { image_total: 60, image_in: 0, image_failed: 0 })
      t.equal((await fetch(`${address}/readyz`)).status, 200)
      const { body } = await merchant.get('/api/v2/image-opt/getImgOptTotal')
      t.equal(body.opt_schedule.impressions_use, body.total.opt_num, 'each image is charged once')
      t.equal(audit(env), '1 shop, 0 differences\n')
      t.strictSame([...leftoversIn(dataDir), ...leftoversIn(storeDir)], [])

      t.match(await restoreAll(merchant), { image_failed: 0 })
      t.strictSame(picturesOf(storeDir), before)

      await stop()
      t.equal(linesWith(said(), 'the disk is full').length, 1, 'the full disk is logged once')
      t.equal(linesWith(said(), '"level":50').length, 1, 'no other error is logged')
    }
  )

t.test(
  'a run whose store becomes read-only waits until the store is writable again',
  { skip },
  async (t) => {
    const { disk, env, storeDir, before } = await foldersOnSmallDisk(t, 'store', 10)
    const { merchant, address } = await serve(t, env)
    await startAll(merchant)
    await untilSomeDone(merchant)
    await disk.setReadOnly(true)
    await untilPaused(merchant, 'read-only')
    t.match(await progressOf(merchant), { image_failed: 0 })
    const ready = await fetch(`${address}/readyz`)
    t.match(
      [ready.status, await ready.json()],
      [503, { store: 'unavailable', writes: 'unavailable' }]
    )
    // Several images meet the read-only disk at once, and the last of them may check the disk only after it has become
    // writable again.
    for (let time = 0; time < 4; time++) {
      await disk.setReadOnly(false)
      const { run_id } = await progressOf(merchant)
      t.match(await merchant.post('/api/v2/image-opt/resumeRun', { run_id }), { status: 200 })
      await disk.setReadOnly(true)
      await untilPaused(merchant, 'read-only')
    }
    await disk.setReadOnly(false)
    t.match(await untilDone(merchant), { image_total: 30, image_failed: 0 })
    t.match(await restoreAll(merchant), { image_failed: 0 })
    t.strictSame(picturesOf(storeDir), before)
  }
)

t.test(
  'a run or a restore that begins on a full disk waits until the disk has room',
  { skip },
  async (t) => {
    const { disk, env, storeDir, before } = await foldersOnSmallDisk(t, 'store', 4)
    const { merchant } = await serve(t, env)
    disk.fill()
    await startAll(merchant)
    await untilPaused(merchant, 'disk-full', disk.fill)
    t.strictSame(picturesOf(storeDir), before, 'nothing has changed')
    disk.free()
    t.match(await untilDone(merchant), { image_total: 12, image_failed: 0 })

    disk.fill()
    const restoring = restoreAll(merchant)
    await untilPaused(merchant, 'disk-full', disk.fill)
    t.match(await progressOf(merchant), { process_type: 'restore', image_failed: 0 })
    disk.free()
    t.match(await restoring, { process_type: 'restore', image_failed: 0 })
    t.strictSame(picturesOf(storeDir), before)
  }
)

t.test(
  'a run that waits for the disk can be stopped, and only finished images are charged',
  { skip },
  async (t) => {
    const { disk, env, storeDir } = await foldersOnSmallDisk(t, 'store', 10)
    const { merchant } = await serve(t, env)
    await startAll(merchant)
    await untilSomeDone(merchant)
    disk.fill()
    await untilPaused(merchant, 'disk-full', disk.fill)
    const { run_id } = await progressOf(merchant)
    t.match(await merchant.post('/api/v2/image-opt/resumeRun', { run_id }), {
      status: 507,
      body: { message: "The server's disk is full, so nothing was saved. Try again later." }
    })
    t.match(await merchant.get('/api/v2/image-opt/stopImageOptTask'), { status: 200 })
    t.match(await untilDone(merchant), { image_failed: 0 })
    const { body } = await merchant.get('/api/v2/image-opt/getImgOptTotal')
    t.ok(body.total.opt_num > 0 && body.total.opt_num < 30)
    t.equal(body.opt_schedule.impressions_use, body.total.opt_num)
    t.equal(audit(env), '1 shop, 0 differences\n')
    t.strictSame(leftoversIn(storeDir), [])
  }
)

t.test(
  'a merchant can resume a waiting run by hand once the disk has room §6.5.4',
  { skip },
  async (t) => {
    const { disk, env } = await foldersOnSmallDisk(t, 'store', 4)
    const { merchant } = await serve(t, env)
    disk.fill()
    await startAll(merchant)
    await untilPaused(merchant, 'disk-full', disk.fill)
    disk.free()
    const { run_id } = await progressOf(merchant)
    t.match(await merchant.post('/api/v2/image-opt/resumeRun', { run_id }), { status: 200 })
    t.match(await progressOf(merchant), { is_paused: 0 })
    t.match(await untilDone(merchant), { image_total: 12, image_failed: 0 })
  }
)

for (const place of ['data', 'storage'] as const)
  t.test(
    `a server killed while a run waits for the disk of the ${place} folder loses nothing`,
    { skip },
    async (t) => {
      const { disk, env, storeDir, before } = await foldersOnSmallDisk(t, place, 10)
      const first = await startServer(env)
      await startAll(first.merchant)
      await untilSomeDone(first.merchant)
      disk.fill()
      await untilPaused(first.merchant, 'disk-full', disk.fill)
      await first.kill()

      const second = await startServer(env).catch((error: Error) => error)
      if (second instanceof Error) {
        t.equal(place, 'data', 'no server starts without a database')
        t.equal(
          linesWith(second.message, 'The server cannot start, because the disk is full').length,
          1
        )
        t.notMatch(second.message, /\n\s+at /, 'the error has no stack')
      } else {
        await untilPaused(second.merchant, 'disk-full', disk.fill)
        await second.kill()
      }
      disk.free()
      const { merchant } = await serve(t, env)
      t.match(await untilDone(merchant), { image_total: 30, image_failed: 0 })
      t.equal(audit(env), '1 shop, 0 differences\n')
      t.match(await restoreAll(merchant), { image_failed: 0 })
      t.strictSame(picturesOf(storeDir), before)
    }
  )

t.test(
  'a server without room for its database answers every call, and a refusal says in one sentence that the disk is full §4.1.10',
  { skip },
  async (t) => {
    const { disk, env } = await foldersOnSmallDisk(t, 'data', 1)
    const { address, said, merchant, stop } = await serve(t, env)
    disk.fill()
    const signIn = () => fetch(`${address}/?authToken=${TOKEN}`, { redirect: 'manual' })
    // The write-ahead log of the database may still have a little room inside its file.
    await eventually('nothing more fits on the disk', async () => (await signIn()).status !== 303)
    const asked = 50
    for (let count = 0; count < asked; count++) {
      const { status, body } = await merchant.post('/api/v2/image-opt/getPresignedUploadUrls', {
        file_list: [{ filename: 'a.jpg', type: 'image/jpeg' }]
      })
      t.ok([200, 403, 507].includes(status), `${status} ${body.message}`)
    }
    const refused = await signIn()
    t.equal(refused.status, 507)
    t.match(await refused.json(), { ack: 0, message: /disk is full, so nothing was saved/ })
    const metrics = await (await fetch(`${address}/metrics`, { headers: OPERATOR })).text()
    t.match(metrics, /^psb_disk_free_bytes\{place="data"\} 0$/m)
    disk.free()
    await eventually(
      'the disk can be written to again',
      async () => (await signIn()).status === 303
    )
    await stop()
    const { length } = linesWith(said(), '"level":50')
    t.equal(length, 1, said())
  }
)
