import type { FastifyInstance } from 'fastify'
import t, { type Test } from 'tap'
import { removeAbandonedUploads } from '../../../../modules/image-opt/uploads/jobs.ts'
import { HOUR_MS } from '../../../../server/core/clock.ts'
import { sha256 } from '../../../../server/core/files/hash.ts'
import { startApp } from '../../../support/app.ts'
import { startBucket } from '../../../support/bucket/bucket.ts'
import { historyOf, untilDone } from '../../../support/runs.ts'
import { jpeg } from '../../../support/shop.ts'
import { type PresignedUpload, requestUploads, submit } from '../../../support/uploads.ts'

type InBucket = PresignedUpload & { confirm_url: string }

async function startWithBucket(t: Test) {
  const bucket = await startBucket(t)
  const started = await startApp(t, { env: { BILLING: 'off', ...bucket.env } })
  const request = async (name: string, bytes: Uint8Array) => {
    const [presigned] = await requestUploads(started.merchant, [{ name, bytes }])
    return presigned as InBucket
  }
  return { ...started, bucket, request }
}

/** Sends a file as a browser does. */
const put = async ({ upload_url }: InBucket, bytes: Uint8Array, type = 'image/jpeg') => {
  const headers = { 'content-type': type }
  return (await fetch(upload_url, { method: 'PUT', headers, body: bytes as BodyInit })).status
}

async function confirm(app: FastifyInstance, { confirm_url }: InBucket) {
  const reply = await app.inject({ method: 'POST', url: confirm_url })
  return { status: reply.statusCode, message: (reply.json() as { message?: string }).message }
}

t.test(
  'a picture sent to the bucket is optimised and restored like any other §8.2.6',
  async (t) => {
    const { app, merchant, bucket, request } = await startWithBucket(t)
    const bytes = await jpeg(3, 600, 400)
    const presigned = await request('mug.jpg', bytes)
    t.match(presigned.upload_url, bucket.settings.endpoint)
    t.equal(await put(presigned, bytes), 200)
    t.match(await submit(merchant, [presigned]), { status: 404 }, 'it counts once it is confirmed')
    t.match(await confirm(app, presigned), { status: 200 })
    t.strictSame(await bucket.keys('uploads/'), [], 'only the original is left')
    t.match(await submit(merchant, [presigned]), { status: 200 })
    await untilDone(merchant, 4)
    const [row] = await historyOf(merchant, '', 4)
    t.match(row, { title: 'mug.jpg', status: 'compressed' })
    const kept = await bucket.read(`originals/1/${sha256(bytes).slice(0, 2)}/${sha256(bytes)}`)
    t.ok(kept?.equals(bytes))
    const before = await app.inject({ url: row?.image.before_file_path })
    t.ok(before.rawPayload.equals(bytes), 'the original is shown')
    const after = await app.inject({ url: row?.image.download_path })
    t.equal(after.rawPayload.length, row?.comp_size)
    const data_list = [{ data_id: row?.id }]
    await merchant.post('/api/v2/image-opt/restore', { data_type: 4, data_list })
    t.match(await untilDone(merchant, 4), { process_type: 'restore', image_failed: 0 })
    const [restored] = await historyOf(merchant, '', 4)
    const again = await app.inject({ url: restored?.image.download_path })
    t.ok(again.rawPayload.equals(bytes), 'and comes back')
  }
)

t.test('a file is checked when it is confirmed, and a refused one leaves nothing', async (t) => {
  const { app, bucket, request } = await startWithBucket(t)
  const bytes = await jpeg(4)
  const liar = await request('liar.jpg', Buffer.from('this is no picture'))
  t.equal(await put(liar, Buffer.from('this is no picture')), 200)
  t.match(await confirm(app, liar), { status: 415, message: /is damaged or is not really a JPG/ })
  const larger = await request('larger.jpg', bytes)
  t.equal(await put(larger, Buffer.concat([bytes, bytes])), 403, 'the bucket takes only its size')
  t.match(await confirm(app, larger), { status: 400 }, 'a PUT that never arrived')
  t.match(await confirm(app, larger), { status: 409 }, 'its address is used')
  t.strictSame(await bucket.keys('uploads/'), [])
  t.strictSame(await bucket.keys('originals/'), [])
})

t.test('a file of unknown size is refused above 50 MB before it is read', async (t) => {
  const { app, merchant, bucket } = await startWithBucket(t)
  const { body } = await merchant.post('/api/v2/image-opt/getPresignedUploadUrls', {
    file_list: [{ filename: 'huge.jpg', type: 'image/jpeg' }]
  })
  const [huge] = body.data as InBucket[]
  t.equal(await put(huge as InBucket, Buffer.alloc(50 * 1024 * 1024 + 1)), 200)
  t.match(await confirm(app, huge as InBucket), { status: 413, message: /The limit is 50 MB/ })
  t.strictSame(await bucket.keys('originals/'), [])
})

t.test(
  'what is sent after the check changes nothing, and is removed after a day §8.2.6',
  async (t) => {
    const { app, bucket, clock, request } = await startWithBucket(t)
    const bytes = await jpeg(5)
    const presigned = await request('mug.jpg', bytes)
    await put(presigned, bytes)
    t.match(await confirm(app, presigned), { status: 200 })
    const other = Buffer.alloc(bytes.length, 7)
    t.equal(await put(presigned, other), 200, 'the address still takes a file of this size')
    t.match(await confirm(app, presigned), { status: 409 })
    t.strictSame(
      await bucket
        .keys('originals/')
        .then((keys) => keys.filter((key) => /[0-9a-f]{64}$/.test(key))),
      [`originals/1/${sha256(bytes).slice(0, 2)}/${sha256(bytes)}`]
    )
    t.equal((await bucket.keys('uploads/')).length, 1)
    clock.forward(Date.now() + 23 * HOUR_MS - clock.now().getTime())
    await removeAbandonedUploads.run(app)
    t.equal((await bucket.keys('uploads/')).length, 1)
    clock.forward(2 * HOUR_MS)
    await removeAbandonedUploads.run(app)
    t.strictSame(await bucket.keys('uploads/'), [])
  }
)

t.test('a refused file still counts for a day, because its address still takes one', async (t) => {
  const { app, request } = await startWithBucket(t)
  const presigned = await request('liar.jpg', Buffer.from('no picture'))
  await put(presigned, Buffer.from('no picture'))
  await confirm(app, presigned)
  const states = await app.db.selectFrom('upload').select(['state', 'size_bytes']).execute()
  t.strictSame(states, [{ state: 'arriving', size_bytes: 10 }])
})

t.test('while the bucket does not answer, a merchant is told so and may try again', async (t) => {
  const { app, bucket, request } = await startWithBucket(t)
  const bytes = await jpeg(6)
  const presigned = await request('mug.jpg', bytes)
  await put(presigned, bytes)
  bucket.fail(() => ({ status: 403, code: 'AccessDenied' }))
  t.match(await confirm(app, presigned), { status: 507, message: /cannot write to its disk/ })
  bucket.fail()
  t.match(await confirm(app, presigned), { status: 409 })
  const again = await request('mug.jpg', bytes)
  await put(again, bytes)
  t.match(await confirm(app, again), { status: 200 })
})

t.test('only pages of a server with a bucket may connect to it', async (t) => {
  const { app, bucket } = await startWithBucket(t)
  const policyOf = async (one: FastifyInstance) =>
    (await one.inject('/healthz')).headers['content-security-policy']
  t.match(await policyOf(app), `connect-src 'self' ${bucket.settings.endpoint}`)
  const { app: plain } = await startApp(t)
  t.match(await policyOf(plain), /connect-src 'self'[;$]/)
})
