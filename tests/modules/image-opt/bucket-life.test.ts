import t, { type Test } from 'tap'
import { scrubOriginals, verifyOriginals } from '../../../modules/image-opt/verify-originals.ts'
import { sha256 } from '../../../server/core/files/hash.ts'
import { startApp } from '../../support/app.ts'
import { startBucket } from '../../support/bucket/bucket.ts'
import { passDays } from '../../support/originals.ts'
import { optimiseAll } from '../../support/runs.ts'
import { hashesOf, putProducts } from '../../support/shop.ts'

const IS_ORIGINAL = /\/[0-9a-f]{64}$/

/** Optimises two products of three pictures each, whose originals are in a bucket with short pages. */
async function optimised(t: Test) {
  const bucket = await startBucket(t, 4)
  const started = await startApp(t, { env: { BILLING: 'off', ...bucket.env } })
  await putProducts(started.storeDir, 2)
  const before = hashesOf(started.storeDir)
  t.match(await optimiseAll(started.merchant), { image_total: 6, image_failed: 0 })
  const originals = async () =>
    (await bucket.keys('originals/')).filter((key) => IS_ORIGINAL.test(key))
  return { ...started, bucket, before, originals }
}

t.test(
  'originals in a bucket are kept for 30 days and then deleted, with all beside them §7.9.3',
  async (t) => {
    const test = await optimised(t)
    await passDays(test, 29)
    t.equal((await test.originals()).length, 6)
    await passDays(test, 3)
    t.strictSame(await test.bucket.keys('originals/'), [])
  }
)

t.test('damaged and missing originals of a bucket are found', async (t) => {
  const { app, bucket, originals } = await optimised(t)
  const [first = '', second = ''] = await originals()
  t.match(await verifyOriginals(app), { checked: 6, damaged: [], missing: [] })
  const rot = Buffer.from('rot')
  await bucket.bucket.put(first, rot, sha256(rot))
  await bucket.bucket.remove(second)
  const found = await verifyOriginals(app)
  t.strictSame(found, {
    checked: 5,
    damaged: [{ shop: 1, original: first.slice(-64) }],
    missing: [{ shop: 1, original: second.slice(-64) }]
  })
  t.equal(app.files.nameOf(1, first.slice(-64)), `s3://kept-pictures/boost/${first}`)
  await scrubOriginals.run(app)
})

t.test(
  'an erased shop leaves nothing in the bucket, and no other shop loses anything',
  async (t) => {
    const { app, bucket, shopId } = await optimised(t)
    const other = await app.files.keep(shopId + 10, Buffer.from('of another shop'))
    const thumbnail = Buffer.from('thumbnail')
    await bucket.bucket.put(`thumbnails/${shopId}/1.webp`, thumbnail, sha256(thumbnail))
    await bucket.bucket.put(`uploads/${shopId}/1`, thumbnail, sha256(thumbnail))
    t.ok((await bucket.keys()).length > 16, 'there are several pages')
    await app.files.removeShop(shopId)
    const left = await bucket.keys()
    t.ok(left.length > 0)
    t.strictSame(
      left.filter((key) => !key.includes(`/${shopId + 10}/`) && !key.startsWith('probe')),
      []
    )
    t.same(await app.files.read(shopId + 10, other), Buffer.from('of another shop'))
  }
)

t.test('pictures before and after, and thumbnails, are shown from the bucket', async (t) => {
  const { app, merchant, bucket, before } = await optimised(t)
  const { body } = await merchant.get(
    '/api/v2/image-opt/getImageOptDataPage?data_type=1&pageSize=10'
  )
  const [row] = body.data.data as { image: { thumbnail: string } }[]
  const link = row?.image.thumbnail ?? ''
  const first = await app.inject(link)
  t.match(first, { statusCode: 200, headers: { 'content-type': 'image/webp' } })
  t.equal((await bucket.keys('thumbnails/')).length, 1)
  t.ok((await app.inject(link)).rawPayload.equals(first.rawPayload))
  t.ok(Object.keys(before).length > 0)
  bucket.fail(() => ({ status: 403, code: 'AccessDenied' }))
  t.equal((await app.inject(link)).statusCode, 507)
})
