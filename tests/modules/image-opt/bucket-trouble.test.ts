import t from 'tap'
import { eventually } from '../../support/automatic.ts'
import type { Fault } from '../../support/bucket/faults.ts'
import { withBucket } from '../../support/bucket/with-bucket.ts'
import { progressOf, untilPaused, untilSomeDone } from '../../support/disk-runs.ts'
import { restoreAll, startAll, untilDone } from '../../support/runs.ts'
import { startServer } from '../../support/server.ts'
import { hashesOf } from '../../support/shop.ts'

const TROUBLES: [what: string, fault: Fault, reason: string, problem: RegExp][] = [
  [
    'answers 503',
    { status: 503, code: 'SlowDown' },
    'read-only',
    /does not work now: it answers 503/
  ],
  ['is full', { status: 403, code: 'QuotaExceeded' }, 'disk-full', /is full \(403 QuotaExceeded\)/],
  ['cuts connections', 'cut', 'read-only', /cannot be reached at http:/]
]

for (const [what, fault, reason, problem] of TROUBLES)
  t.test(`a run waits while the bucket ${what}, and then continues §2.3.11`, async (t) => {
    const { bucket, env, before } = await withBucket(t, 4)
    const { merchant, address, said, stop } = await startServer({ ...env, IMAGE_WORKERS: '1' })
    await startAll(merchant)
    await untilSomeDone(merchant)
    bucket.fail(({ method }) => (method === 'PUT' ? fault : undefined))
    await untilPaused(merchant, reason)
    t.match(await progressOf(merchant), { image_failed: 0, process_result: 0 })
    const ready = await fetch(`${address}/readyz`)
    t.equal(ready.status, 503)
    t.match(await ready.json(), { writes: 'unavailable', problem })
    const { run_id } = await progressOf(merchant)
    t.match(await merchant.post('/api/v2/image-opt/resumeRun', { run_id }), { status: 507 })
    bucket.fail()
    t.match(await untilDone(merchant), { image_total: 12, image_in: 0, image_failed: 0 })
    await eventually('the server is ready', async () => (await fetch(`${address}/readyz`)).ok)
    t.match(await restoreAll(merchant), { image_failed: 0 })
    t.strictSame(hashesOf(env.STORE_DIR), before)
    t.equal(await stop(), 0)
    t.match(said(), problem)
    t.notMatch(said(), /S3RVER|Signature=/, 'no key is in the log')
  })

t.test('a start on a bucket that does not work stops with one sentence §2.3.11', async (t) => {
  const { bucket, env } = await withBucket(t, 1)
  const faults: [Fault, RegExp][] = [
    [
      { status: 404, code: 'NoSuchBucket' },
      /: STORAGE_URL: the bucket kept-pictures does not exist; create it, or correct STORAGE_URL\n$/
    ],
    [
      { status: 403, code: 'AccessDenied' },
      /: STORAGE_URL: the bucket kept-pictures denies access .*\n$/
    ],
    [
      { status: 503, code: 'SlowDown' },
      /: STORAGE_URL: the bucket kept-pictures does not work now: .*\n$/
    ]
  ]
  for (const [fault, message] of faults) {
    bucket.fail(() => fault)
    await t.rejects(startServer(env), { message })
  }
  bucket.fail(({ method }) =>
    method === 'DELETE' ? { status: 403, code: 'AccessDenied' } : undefined
  )
  await t.rejects(startServer(env), { message: /denies access/ }, 'deleting is tried as well')
  bucket.fail()
  const wrong = { ...env, AWS_SECRET_ACCESS_KEY: 'a-wrong-secret' }
  const error = await startServer(wrong).then(
    () => undefined,
    (thrown: Error) => thrown
  )
  t.match(
    error?.message,
    /refuses the key \(403 SignatureDoesNotMatch\); correct AWS_ACCESS_KEY_ID/
  )
  t.notMatch(error?.message, /a-wrong-secret|S3RVER/)
  const server = await startServer(env)
  t.equal(await server.stop(), 0)
})
