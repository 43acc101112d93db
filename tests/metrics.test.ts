import t from 'tap'
import { startApp } from './support/app.ts'
import { optimiseAll } from './support/runs.ts'
import { putProducts } from './support/shop.ts'
import { OPERATOR } from './support/token.ts'

t.test('the metrics count what the server has done, and name no shop', async (t) => {
  const { app, merchant, storeDir } = await startApp(t)
  await putProducts(storeDir, 1)
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
    'psb_images_optimised 3',
    'psb_workers_open 1'
  ])
    t.ok(body.split('\n').includes(line), line)
  t.match(body, /^psb_requests_total\{method="GET",status="404"\} 1$/m)
  t.match(body, /^psb_saved_bytes [1-9]\d*$/m)
  t.match(body, /^process_cpu_seconds_total \d+\.\d+$/m)
  t.match(body, /\n$/)
  t.notMatch(body, /harbor/i)
})
