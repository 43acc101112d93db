import { join } from 'node:path'
import t from 'tap'
import { openBucket } from '../../../../server/core/files/bucket/bucket.ts'
import { sha256 } from '../../../../server/core/files/hash.ts'
import { readConfig } from '../../../../server/read-config.ts'
import { startBucket } from '../../../support/bucket/bucket.ts'
import type { Fault } from '../../../support/bucket/faults.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

const TEXT = Buffer.from('an original picture')
const HASH = sha256(TEXT)

t.test('an object comes back as it was stored', async (t) => {
  const { bucket, keys, read } = await startBucket(t)
  await bucket.put('a/b', TEXT, HASH)
  t.same(await read('a/b'), TEXT)
  t.equal(await bucket.sizeOf('a/b'), TEXT.length)
  t.equal(await bucket.sizeOf('a/c'), undefined)
  t.equal(await read('a/c'), undefined)
  t.strictSame(await keys(), ['a/b'])
  await bucket.remove('a/b')
  await bucket.remove('a/b')
  t.strictSame(await keys(), [])
})

t.test('a listing of several pages is complete and in order', async (t) => {
  const { bucket, keys } = await startBucket(t, 10)
  const names = Array.from({ length: 35 }, (_, index) => `a/${String(index).padStart(3, '0')}`)
  for (const name of [...names, 'b/1/x', 'b/2/x']) await bucket.put(name, TEXT, HASH)
  t.strictSame(await keys('a/'), names)
  t.strictSame(await keys('a/01'), names.slice(10, 20))
  const folders = []
  for await (const name of bucket.listFolders('b/')) folders.push(name)
  t.strictSame(folders.sort(), ['1', '2'])
})

t.test('content with another hash is refused, and nothing is stored', async (t) => {
  const { bucket, keys } = await startBucket(t)
  await t.rejects(bucket.put('a', TEXT, sha256('other')), { message: /but it has another one/ })
  t.strictSame(await keys(), [])
})

const PASSING: [what: string, fault: Fault][] = [
  ['answers 503', { status: 503, code: 'SlowDown' }],
  ['answers 500', { status: 500, code: 'InternalError' }],
  ['cuts the connection', 'cut'],
  ['loses its answer', 'answer-lost']
]

for (const [what, fault] of PASSING)
  t.test(`a request that the bucket ${what} is repeated`, async (t) => {
    const { bucket, fail, read, keys } = await startBucket(t)
    const failOnce = () => {
      let isFirst = true
      fail(() => {
        const found = isFirst ? fault : undefined
        isFirst = false
        return found
      })
    }
    for (const step of [
      () => bucket.put('a', TEXT, HASH),
      () => bucket.sizeOf('a'),
      () => read('a'),
      () => keys('a'),
      () => bucket.remove('a'),
      () => bucket.probe()
    ]) {
      failOnce()
      await step()
    }
    t.strictSame(await keys(), [], 'nothing is left of the probe')
  })

const TROUBLES: [fault: Fault, code: string, sentence: string][] = [
  [
    { status: 404, code: 'NoSuchBucket' },
    'BUCKET_REFUSED',
    'does not exist; create it, or correct STORAGE_URL'
  ],
  [
    { status: 403, code: 'AccessDenied' },
    'BUCKET_REFUSED',
    'denies access (403 AccessDenied); allow s3:ListBucket, s3:GetObject, s3:PutObject and s3:DeleteObject'
  ],
  [
    { status: 400, code: 'AuthorizationHeaderMalformed', region: 'eu-west-3' },
    'BUCKET_REFUSED',
    'is in the region eu-west-3; set region=eu-west-3 in STORAGE_URL'
  ],
  [
    { status: 301, code: 'PermanentRedirect' },
    'BUCKET_REFUSED',
    'is not in the region us-east-1 (301 PermanentRedirect); correct region and endpoint in STORAGE_URL'
  ],
  [
    { status: 403, code: 'RequestTimeTooSkewed' },
    'BUCKET_REFUSED',
    'refuses the time of this machine (403 RequestTimeTooSkewed); correct its clock'
  ],
  [
    { status: 403, code: 'QuotaExceeded' },
    'BUCKET_FULL',
    'is full (403 QuotaExceeded); make room, or raise its quota'
  ],
  [
    { status: 507, code: 'XMinioStorageFull' },
    'BUCKET_FULL',
    'is full (507 XMinioStorageFull); make room, or raise its quota'
  ],
  [
    { status: 503, code: 'SlowDown' },
    'BUCKET_UNREACHABLE',
    'does not work now: it answers 503 SlowDown'
  ]
]

t.test('trouble of the bucket is one sentence that says what to do §2.3.11', async (t) => {
  const { bucket, fail } = await startBucket(t)
  for (const [fault, code, sentence] of TROUBLES) {
    fail(() => fault)
    const message = `STORAGE_URL: the bucket kept-pictures ${sentence}`
    await t.rejects(bucket.check(), { code, message })
  }
  fail(() => ({ status: 403, code: 'AccessDenied' }))
  await t.rejects(bucket.probe(), { code: 'BUCKET_REFUSED' })
  await t.rejects(bucket.sizeOf('a'), { code: 'BUCKET_REFUSED' }, 'which is not a missing object')
})

t.test('a wrong key is named by its variables, and never shown', async (t) => {
  const { settings } = await startBucket(t)
  const secretAccessKey = 'a-wrong-secret'
  const accessKeyId = 'A-WRONG-KEY'
  for (const wrong of [{ secretAccessKey }, { accessKeyId }]) {
    const error = await openBucket({ ...settings, ...wrong })
      .probe()
      .then(
        () => undefined,
        (thrown: Error) => thrown
      )
    t.match(error?.message, /refuses the key \(403 \w+\); correct AWS_ACCESS_KEY_ID and AWS_SECRET/)
    const shown = String(error?.stack) + JSON.stringify(error)
    t.notMatch(shown, /a-wrong-secret|A-WRONG-KEY|S3RVER|Signature=/)
  }
})

t.test('a service that cannot be reached is named', async (t) => {
  const { settings } = await startBucket(t)
  for (const [endpoint, why] of [
    ['http://127.0.0.1:1', 'ECONNREFUSED'],
    ['http://no-such-host.invalid', 'E(NOTFOUND|AI_AGAIN)']
  ] as const)
    await t.rejects(openBucket({ ...settings, endpoint }).check(), {
      code: 'BUCKET_UNREACHABLE',
      message: new RegExp(`the bucket kept-pictures cannot be reached at ${endpoint} \\(${why}\\)`)
    })
})

t.test('a bucket that is silent is given up', async (t) => {
  const { bucket, fail } = await startBucket(t)
  fail(() => 'silence')
  await t.rejects(bucket.check(), {
    code: 'BUCKET_UNREACHABLE',
    message: /nothing came for too long/
  })
})

t.test('the bucket is in the path or in the host, as STORAGE_URL says', async (t) => {
  const { settings } = await startBucket(t)
  const file = { type: 'image/png', sizeBytes: 5 }
  const addressOf = async (given: object) => {
    const publicEndpoint = 'https://s3.example.com'
    const bucket = openBucket({ ...settings, publicEndpoint, ...given })
    const { host, pathname } = new URL(await bucket.addressFor('uploads/1', file, 60))
    return host + pathname
  }
  t.equal(await addressOf({}), 's3.example.com/kept-pictures/boost/uploads/1')
  t.equal(await addressOf({ isPathStyle: false }), 'kept-pictures.s3.example.com/boost/uploads/1')
})

t.test('a presigned address takes one file of the type and size that were announced', async (t) => {
  const { bucket, read, keys } = await startBucket(t)
  const put = async (address: string, body: Buffer, type = 'image/png') => {
    const headers = { 'content-type': type }
    return (await fetch(address, { method: 'PUT', headers, body: body as BodyInit })).status
  }
  const address = await bucket.addressFor('uploads/1', { type: 'image/png', sizeBytes: 19 }, 60)
  t.equal(await put(address, Buffer.concat([TEXT, TEXT])), 403, 'a larger file')
  t.equal(await put(address, TEXT, 'image/gif'), 403, 'another type')
  t.equal(await put(address.replace('uploads/1', 'uploads/2'), TEXT), 403, 'another key')
  t.equal(await put(address.replace('Expires=60', 'Expires=600'), TEXT), 403, 'a longer time')
  t.strictSame(await keys(), [])
  t.equal(await put(address, TEXT), 200)
  t.same(await read('uploads/1'), TEXT)
  const anySize = await bucket.addressFor('uploads/3', { type: 'image/png', sizeBytes: null }, 60)
  t.equal(await put(anySize, TEXT), 200)
})

t.test('STORAGE_URL says which bucket, where it is, and how it is addressed', async (t) => {
  const bucketOf = (STORAGE_URL: string) => {
    const key = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' }
    const DATA_DIR = join(temporaryFolder(t), 'data')
    return readConfig({ DATA_DIR, STORAGE_URL, ...key }).bucket
  }
  t.match(bucketOf('s3://shop.pictures?region=eu-west-1&addressing=path'), {
    bucket: 'shop.pictures',
    prefix: '',
    endpoint: 'https://s3.eu-west-1.amazonaws.com',
    isPathStyle: true
  })
  t.match(
    bucketOf('s3://pictures?endpoint=http://inner:9000&public-endpoint=https://s3.example.com/'),
    { endpoint: 'http://inner:9000', publicEndpoint: 'https://s3.example.com' }
  )
  t.match(bucketOf('s3://pictures/a/?endpoint=http://minio:9000'), {
    publicEndpoint: 'http://minio:9000',
    prefix: 'a/',
    region: 'us-east-1',
    endpoint: 'http://minio:9000',
    isPathStyle: true
  })
  t.match(
    bucketOf('s3://pictures?endpoint=https://s3.example.com/&region=auto&addressing=virtual'),
    {
      region: 'auto',
      endpoint: 'https://s3.example.com',
      isPathStyle: false
    }
  )
  for (const wrong of [
    'https://pictures.s3.amazonaws.com',
    's3://pictures',
    's3://Pictures?region=eu-west-1',
    's3://key:secret@pictures?region=eu-west-1',
    's3://pictures/a//b?region=eu-west-1',
    's3://pictures/../b c?region=eu-west-1',
    's3://pictures?region=eu west',
    's3://pictures?region=eu-west-1&zone=a',
    's3://pictures?endpoint=s3.example.com',
    's3://pictures?endpoint=http://inner&public-endpoint=s3.example.com',
    's3://pictures?endpoint=http://inner&public-endpoint=https://s3.example.com/pictures',
    's3://pictures?endpoint=https://s3.example.com/pictures',
    's3://pictures?region=eu-west-1&addressing=host'
  ])
    t.throws(
      () => bucketOf(wrong),
      { message: /^STORAGE_URL must be an address such as s3:/ },
      wrong
    )
})
