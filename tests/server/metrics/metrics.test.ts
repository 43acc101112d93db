import t from 'tap'
import { visitPathOf } from '../../../modules/page-speed/queries.ts'
import { startApp } from '../../support/app.ts'
import { eventually } from '../../support/automatic.ts'
import { heldStore } from '../../support/held-store.ts'
import { readMetrics } from '../../support/metrics.ts'
import { optimiseAll, startAll, untilDone } from '../../support/runs.ts'
import { putProducts } from '../../support/shop.ts'
import { OPERATOR } from '../../support/token.ts'

t.test('the metrics count what the server has done, and name no shop §2.3.3 §2.3.4', async (t) => {
  const { app, merchant, storeDir } = await startApp(t)
  await putProducts(storeDir, 1)
  t.equal((await readMetrics(app)).get('psb_images_optimised'), 0)
  await optimiseAll(merchant)
  await merchant.get('/api/v1/noSuchCall')
  t.equal((await app.inject('/metrics')).statusCode, 401, 'only the operator reads them')
  const { statusCode, headers, body } = await app.inject({ url: '/metrics', headers: OPERATOR })
  t.equal(statusCode, 200)
  t.match(headers['content-type'], /^text\/plain; version=0\.0\.4/)
  for (const line of [
    '# TYPE psb_requests_total counter',
    'psb_runs{state="done"} 1',
    'psb_images_waiting 0',
    'psb_images_waiting_oldest_seconds 0',
    'psb_images_optimised 3',
    'psb_quota_units{state="spent"} 3',
    'psb_quota_units{state="reserved"} 0',
    'psb_workers_open 1'
  ])
    t.ok(body.split('\n').includes(line), line)
  t.match(body, /^psb_requests_total\{method="GET",status="404"\} 1$/m)
  t.match(body, /^psb_saved_bytes [1-9]\d*$/m)
  t.match(body, /^process_cpu_seconds_total\S* \d+\.\d+$/m)
  t.match(body, /^process_resident_memory_bytes\S* [1-9]\d*$/m)
  t.match(body, /\n$/)
  t.notMatch(body, /harbor/i)
})

t.test(
  'the queue counts the images that could be worked on, and the oldest one’s age §2.3.3 §2.3.4',
  async (t) => {
    const held = heldStore()
    const env = { IMAGE_WORKERS: '1' }
    const { app, merchant, storeDir, clock } = await startApp(t, { env, ...held })
    t.teardown(held.release)
    await putProducts(storeDir, 4)
    await startAll(merchant)
    await eventually('every worker has an image', async () => held.asked() === 3)
    clock.forward(90_000)
    const before = await readMetrics(app)
    t.equal(before.get('psb_images_waiting'), 9)
    t.equal(before.get('psb_images_waiting_oldest_seconds'), 90)
    t.equal(before.get('psb_quota_units{state="reserved"}'), 3, 'for the images that were begun')

    const { body } = await merchant.get('/api/v2/image-opt/getOptSchedule')
    const { run_id } = body.product
    await merchant.post('/api/v2/image-opt/pauseRun', { run_id })
    const paused = await readMetrics(app)
    t.equal(paused.get('psb_images_waiting'), 0, 'none of a run that is paused')
    t.equal(paused.get('psb_images_waiting_oldest_seconds'), 0)
    t.equal(paused.get('psb_runs{state="paused"}'), 1)
    t.notOk(paused.has('psb_runs{state="running"}'))
    await merchant.post('/api/v2/image-opt/resumeRun', { run_id })

    const setOpen = (is_open: 0 | 1) => app.db.updateTable('shop').set({ is_open }).execute()
    await setOpen(0)
    t.equal((await readMetrics(app)).get('psb_images_waiting'), 0, 'none of a closed shop')
    await setOpen(1)
    t.equal((await readMetrics(app)).get('psb_images_waiting'), 9)

    held.release()
    await untilDone(merchant)
    t.equal((await readMetrics(app)).get('psb_quota_units{state="spent"}'), 12)
  }
)

t.test('the time in the codecs is measured by task §2.3.3 §2.3.4', async (t) => {
  const { app, merchant, storeDir } = await startApp(t)
  await putProducts(storeDir, 1)
  await optimiseAll(merchant)
  const list = '/api/v2/image-opt/getManualImagesData?page_type=1&pageSize=10&data_type=1&page=1'
  const { body } = await merchant.get(list)
  t.equal((await app.inject(body.data.data[0].thumbnail)).statusCode, 200)
  const metrics = await readMetrics(app)
  const of = (task: string) => metrics.get(`psb_encode_seconds_count{task="${task}"}`)
  t.equal(of('optimise'), 3)
  t.equal(of('thumbnail'), 1)
  t.ok(Number(metrics.get('psb_encode_seconds_sum{task="optimise"}')) > 0.001)
  t.equal(metrics.get('psb_encode_seconds_bucket{le="+Inf",task="optimise"}'), 3)
})

t.test(
  'requests are timed by the pattern of their address, never by the address §2.3.3 §2.3.4',
  async (t) => {
    const { app, merchant } = await startApp(t)
    const secret = 'a-token-that-nobody-may-read'
    await app.inject(`/files/${secret}`)
    await app.inject(`/nowhere/${secret}?code=${secret}`)
    await app.inject({ method: 'POST', url: `/visits/${secret}`, payload: '' })
    await merchant.get('/api/v1/getSettingInfo')
    const { body } = await app.inject({ url: '/metrics', headers: OPERATOR })
    t.notMatch(body, secret)
    const metrics = await readMetrics(app)
    for (const [method, route, status] of [
      ['GET', '/files/:token', '4xx'],
      ['GET', 'none', '4xx'],
      ['GET', '/api/v1/getSettingInfo', '2xx'],
      ['GET', '/metrics', '2xx']
    ]) {
      const labels = `method="${method}",route="${route}",status="${status}"`
      t.equal(metrics.get(`psb_request_seconds_count{${labels}}`), 1, labels)
      t.equal(metrics.get(`psb_request_seconds_bucket{le="+Inf",${labels}}`), 1)
    }
  }
)

t.test(
  'page views are counted by whether the page had been fetched in advance §2.3.3 §2.3.4',
  async (t) => {
    const { app, merchant, shopId } = await startApp(t)
    await merchant.post('/api/v2/home/saveVisitorFigures', { st: 1 })
    const url = (await visitPathOf(app.db, shopId, app.config.secretKey)) ?? ''
    const headers = { 'content-type': 'text/plain' }
    const views = async () => {
      const metrics = await readMetrics(app)
      return ['yes', 'no'].map((is) => metrics.get(`psb_page_views_total{prefetched="${is}"}`))
    }
    t.strictSame(await views(), [0, 0])
    for (const visit of [
      { open: 700 },
      { open: 300, open_next: 300 },
      { open_hit: 60 },
      { lcp: 1 }
    ])
      await app.inject({ method: 'POST', url, headers, payload: JSON.stringify(visit) })
    t.strictSame(await views(), [1, 2])
    await app.inject({ method: 'POST', url: `${url}x`, headers, payload: '{"open":1}' })
    t.strictSame(await views(), [1, 2], 'a report of no shop is not counted')
  }
)
