import t from 'tap'
import { openSignedUrls, type SignedUrl } from '../../../modules/image-opt/signed-urls.ts'
import {
  filePath,
  isPathOf,
  isUploadId,
  uploadId,
  uploadNumber
} from '../../../modules/image-opt/uploads/upload-id.ts'
import { openUploadTokens } from '../../../modules/image-opt/uploads/upload-token.ts'
import { DAY_MS } from '../../../server/core/clock.ts'
import { isSameText, openSignedTokens } from '../../../server/core/signed-token.ts'
import { openSeal } from '../../../server/platforms/shopify/auth/seal.ts'
import {
  newNonce,
  openState,
  sealState
} from '../../../server/platforms/shopify/sign-in/grant-state.ts'
import { testClock } from '../../support/clock.ts'

const KEY = 'a-secret-key-of-thirty-two-characters'
const clockAt = () => testClock('2026-11-21T08:00:00.250Z')

t.test(
  'a token opens only with its key, for its purpose, unchanged, and before it expires',
  async (t) => {
    const clock = clockAt()
    const openers = (secretKey: string, purpose: string) =>
      openSignedTokens<[name: string, count: number]>({ secretKey, purpose, clock, unitMs: 10 })
    const tokens = openers(KEY, 'cups')
    const now = clock.now().getTime()
    const token = tokens.make(['mug', 7], now / 10 + 1)
    t.strictSame(tokens.open(token), ['mug', 7])
    t.equal(openers(`${KEY}!`, 'cups').open(token), undefined, 'another key')
    t.equal(openers(KEY, 'saucers').open(token), undefined, 'another purpose')
    const [text = '', signature = ''] = token.split('.')
    const forged = Buffer.from(JSON.stringify(['mug', 8, now])).toString('base64url')
    for (const wrong of [
      '',
      '.',
      text,
      `${text}.`,
      `.${signature}`,
      `${forged}.${signature}`,
      `${token}.`,
      `${token}.x`,
      `${text}.${signature.slice(0, -1)}`,
      `${text}.${signature.slice(0, -1)}!`,
      `${text}.${'A'.repeat(signature.length)}`
    ])
      t.equal(tokens.open(wrong), undefined, wrong)
    clock.forward(9)
    t.strictSame(tokens.open(token), ['mug', 7], 'a millisecond before it expires')
    clock.forward(1)
    t.equal(tokens.open(token), 'expired')
  }
)

t.test('texts of different length or with a different letter are not the same', async (t) => {
  t.ok(isSameText('', ''))
  t.ok(isSameText('abc', 'abc'))
  for (const other of ['abd', 'ab', 'abcd', '']) t.notOk(isSameText('abc', other), other)
})

t.test(
  'the signed URL of a picture is the same all day and opens until the second midnight §4.5.1',
  async (t) => {
    const clock = clockAt()
    const urls = openSignedUrls(KEY, clock)
    const link: SignedUrl = {
      shopId: 3,
      imageId: 5,
      target: 'original',
      content: 'abc',
      isDownload: false
    }
    const path = urls.pathTo(link)
    t.match(path, /^\/files\/[\w-]+\.[\w-]+$/)
    const token = path.slice('/files/'.length)
    t.strictSame(urls.open(token), link)
    const download = { ...link, isDownload: true }
    t.strictSame(urls.open(urls.pathTo(download).slice('/files/'.length)), download)
    t.equal(urls.open(`${token}x`), undefined)
    clock.set('2026-11-21T23:59:59.999Z')
    t.equal(urls.pathTo(link), path, 'the same path on the same day')
    clock.forward(1)
    t.not(urls.pathTo(link), path, 'another path on the next day')
    clock.set('2026-11-22T23:59:59.999Z')
    t.strictSame(urls.open(token), link)
    clock.forward(1)
    t.equal(urls.open(token), 'expired')
    t.equal(clock.now().getTime() % DAY_MS, 0)
  }
)

t.test(
  'an upload token opens for fifteen minutes, and never as a signed URL of a picture',
  async (t) => {
    const clock = clockAt()
    const tokens = openUploadTokens(KEY, clock)
    const path = tokens.pathTo({ shopId: 3, id: 9 })
    t.match(path, /^\/uploads\/[\w-]+\.[\w-]+$/)
    const token = path.slice('/uploads/'.length)
    t.strictSame(tokens.open(token), { shopId: 3, id: 9 })
    t.equal(tokens.open(`${token}x`), undefined)
    t.equal(openSignedUrls(KEY, clock).open(token), undefined)
    clock.forward(15 * 60_000 - 1)
    t.strictSame(tokens.open(token), { shopId: 3, id: 9 })
    clock.forward(1)
    t.equal(tokens.open(token), 'expired')
  }
)

t.test('an upload is recognised only by its exact id and its exact path', async (t) => {
  t.equal(uploadId(12), 'upload-12')
  t.equal(uploadNumber('upload-12'), 12)
  t.equal(uploadNumber('upload-123456789012345'), 123_456_789_012_345)
  for (const other of [
    '12',
    'upload-',
    'upload-x',
    'upload-12x',
    'xupload-12',
    'upload--1',
    'upload-1.5',
    'upload-1234567890123456'
  ])
    t.equal(uploadNumber(other), 0, other)
  t.ok(isUploadId('upload-12'))
  for (const other of ['12', 'x-upload-12', '']) t.notOk(isUploadId(other), other)
  t.equal(filePath(12, 'a.png'), 'uploads/12/a.png')
  t.ok(isPathOf('uploads/12/a.png', 12))
  for (const other of ['uploads/12', 'uploads/123/a.png', 'x/uploads/12/a.png', 'uploads/1/a.png'])
    t.notOk(isPathOf(other, 12), other)
})

t.test(
  'a sealed text opens only with its key, for its purpose, in its place, and unchanged §17.1.2',
  async (t) => {
    const seal = openSeal(KEY, 'tokens')
    for (const text of ['', 'shpat_1', 'Kühlschrank']) {
      const sealed = seal.close(text, 'shop 1')
      t.equal(seal.open(sealed, 'shop 1'), text)
      t.equal(seal.open(sealed, 'shop 2'), undefined, 'another place')
      t.equal(openSeal(KEY, 'other').open(sealed, 'shop 1'), undefined, 'another purpose')
      t.equal(openSeal(`${KEY}!`, 'tokens').open(sealed, 'shop 1'), undefined, 'another key')
      const bytes = Buffer.from(sealed, 'base64url')
      t.equal(bytes.length, 12 + 16 + Buffer.byteLength(text), 'nonce, tag and text')
      for (const at of [0, 12, bytes.length - 1]) {
        const changed = Buffer.from(bytes)
        changed[at] = (changed[at] ?? 0) ^ 1
        t.equal(seal.open(changed.toString('base64url'), 'shop 1'), undefined, `byte ${at}`)
      }
      for (const length of [0, 1, 12, 27])
        t.equal(seal.open(bytes.subarray(0, length).toString('base64url'), 'shop 1'), undefined)
    }
    t.not(seal.close('a', 'shop 1'), seal.close('a', 'shop 1'), 'each has a nonce of its own')
  }
)

t.test('the state of a grant is valid for 60 seconds §13.2.7', async (t) => {
  const clock = clockAt()
  for (const isOutside of [true, false]) {
    clock.set('2026-11-21T08:00:00.250Z')
    const state = { nonce: 'n', shop: 'a.myshopify.com', isOutside }
    const sealed = sealState(state, KEY, clock)
    t.strictSame(openState(sealed, KEY, clock), state)
    t.equal(openState(sealed, `${KEY}!`, clock), undefined, 'another key')
    clock.set('2026-11-21T08:00:59.999Z')
    t.strictSame(openState(sealed, KEY, clock), state)
    clock.set('2026-11-21T08:01:00.000Z')
    t.equal(openState(sealed, KEY, clock), undefined, 'it has expired')
  }
})

t.test('each sign-in at Shopify gets a new nonce of 32 random bytes', async (t) => {
  t.equal(Buffer.from(newNonce(), 'base64url').length, 32)
  t.not(newNonce(), newNonce())
})
