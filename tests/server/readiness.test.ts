import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import t, { type Test } from 'tap'
import { HOUR_MS, MINUTE_MS } from '../../server/core/clock.ts'
import { startApp } from '../support/app.ts'
import { eventually } from '../support/automatic.ts'
import { heldStore } from '../support/held-store.ts'
import { readMetrics } from '../support/metrics.ts'
import { startAll, untilDone } from '../support/runs.ts'
import { putProducts } from '../support/shop.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

async function readiness(app: FastifyInstance) {
  const reply = await app.inject('/readyz')
  return { status: reply.statusCode, body: reply.json() }
}

const READY = { status: 200, body: { status: 'ok', queue: 'ok' } }
const STALLED = { status: 503, body: { status: 'unavailable', queue: 'unavailable' } }

/** Starts a run of three images a product in a store that holds every picture back. Three are in flight. */
async function startHeld(t: Test, env: Record<string, string> = {}, products = 4) {
  const held = heldStore()
  const started = await startApp(t, { env: { IMAGE_WORKERS: '1', ...env }, ...held })
  t.teardown(held.release)
  await putProducts(started.storeDir, products)
  await startAll(started.merchant)
  await eventually('every worker has an image', async () => held.asked() === 3)
  const { body } = await started.merchant.get('/api/v2/image-opt/getOptSchedule')
  const { run_id } = body.product
  return { ...started, held, run_id }
}

t.test(
  'a server that begins no waiting image for 15 minutes is not ready §2.3.1 §2.3.2 §2.3.7',
  async (t) => {
    const { app, merchant, clock, held } = await startHeld(t)
    t.match(await readiness(app), READY)
    clock.forward(15 * MINUTE_MS - 1)
    t.match(await readiness(app), READY)
    clock.forward(1)
    t.match(await readiness(app), STALLED)
    t.match((await readiness(app)).body, { database: 'ok', workers: 'ok', writes: 'ok' })
    t.equal((await readMetrics(app)).get('psb_images_stalled_seconds'), 15 * 60)
    held.release()
    await untilDone(merchant)
    clock.forward(HOUR_MS)
    t.match(await readiness(app), READY, 'nothing waits any more')
    t.equal((await readMetrics(app)).get('psb_images_stalled_seconds'), 0)
  }
)

t.test('a server with a long queue stays ready as long as it begins images §2.3.7', async (t) => {
  const { app, clock, held } = await startHeld(t)
  for (const begun of [4, 5]) {
    clock.forward(14 * MINUTE_MS)
    held.releaseOne()
    await eventually('the next image is begun', async () => held.asked() === begun)
  }
  t.match(await readiness(app), READY)
  const metrics = await readMetrics(app)
  t.equal(metrics.get('psb_images_waiting_oldest_seconds'), 28 * 60)
  t.equal(metrics.get('psb_images_stalled_seconds'), 0)
})

t.test('a run that waited for another one leaves the server ready §2.3.7', async (t) => {
  const { app, merchant, clock, held, storeDir } = await startHeld(t, {}, 1)
  await putProducts(storeDir, 2)
  await startAll(merchant)
  const setOpen = (is_open: 0 | 1) => app.db.updateTable('shop').set({ is_open }).execute()
  await setOpen(0)
  clock.forward(HOUR_MS)
  held.release()
  await eventually('the first run is over', async () => {
    return (await readMetrics(app)).get('psb_runs{state="done"}') === 1
  })
  await setOpen(1)
  t.match(await readiness(app), READY, 'before the first image of the second run is begun')
  await untilDone(merchant)
})

t.test('images that nobody can work on leave the server ready §2.3.7', async (t) => {
  const { app, merchant, clock, run_id } = await startHeld(t)
  clock.forward(HOUR_MS)
  t.match(await readiness(app), STALLED)
  await merchant.post('/api/v2/image-opt/pauseRun', { run_id })
  t.match(await readiness(app), READY, 'the run is paused')
  await merchant.post('/api/v2/image-opt/resumeRun', { run_id })
  t.match(await readiness(app), STALLED)
  await app.db.updateTable('shop').set({ is_open: 0 }).execute()
  t.match(await readiness(app), READY, 'the shop is closed')
  await app.db.updateTable('shop').set({ is_open: 1 }).execute()
  t.match(await readiness(app), STALLED)

  const poor = await startHeld(t, { FREE_QUOTA: '3', IMAGE_WORKERS: '2' })
  await eventually('the other images are given up', async () => {
    return (await readMetrics(poor.app)).get('psb_images_waiting') === 0
  })
  poor.clock.forward(HOUR_MS)
  t.match(await readiness(poor.app), READY, 'the quota covers no other image')
})

t.test('a late backup is reported, and leaves the server ready §2.3.8', async (t) => {
  const backupDir = join(temporaryFolder(t), 'nightly')
  const { app, clock } = await startApp(t, { env: { BACKUP_DIR: backupDir } })
  const age = async () => (await readMetrics(app)).get('psb_backup_age_seconds')
  const put = (number: number, hoursAgo: number) => {
    const path = join(backupDir, `page-speed-boost-2026-11-2${number}T03-18-00-000Z.tar`)
    writeFileSync(path, '')
    const at = (clock.now().getTime() - hoursAgo * HOUR_MS) / 1000
    utimesSync(path, at, at)
  }
  const late = { status: 200, body: { status: 'ok', backups: 'late' } }
  t.match(await readiness(app), late, 'there is not even a folder')
  mkdirSync(backupDir)
  t.match(await readiness(app), late)
  t.equal(await age(), Infinity)
  put(0, -48)
  put(1, 26)
  t.match(await readiness(app), late, 'one from the future does not count')
  put(2, 25)
  t.match(await readiness(app), { status: 200, body: { status: 'ok', backups: 'ok' } })
  t.equal(await age(), 25 * 3600)
  clock.forward(HOUR_MS)
  t.match(await readiness(app), late)

  const { app: without } = await startApp(t)
  t.match(await readiness(without), { status: 200, body: { backups: 'off' } })
  t.notOk((await readMetrics(without)).has('psb_backup_age_seconds'))
})

t.test('a program is missing only where it is needed §2.3.8', async (t) => {
  for (const env of [
    { PAGESPEED: 'off' },
    { PAGESPEED: 'psi', PAGESPEED_API_KEY: 'a-key' },
    { PAGESPEED_API_KEY: 'a-key' },
    { CHROME_PATH: process.execPath }
  ]) {
    const { app } = await startApp(t, { env: env as Record<string, string> })
    const { status, body } = await readiness(app)
    t.match({ status, body }, { status: 200, body: { programs: 'ok' } }, JSON.stringify(env))
    t.strictSame(body.missing, [])
    t.equal((await readMetrics(app)).get('psb_program_missing{program="chromium"}'), 0)
  }
})
