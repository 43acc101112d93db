import t, { type Test } from 'tap'
import { putBack } from '../../../../modules/image-opt/runs/image/put-back.ts'
import { finishRestored, restoreImage } from '../../../../modules/image-opt/runs/image/restore.ts'
import type { ImageResult } from '../../../../modules/image-opt/runs/sql/results.ts'
import { sha256 } from '../../../../server/core/files/hash.ts'
import { StoreError } from '../../../../server/platforms/store-platform.ts'
import { HASH, INTENT, ORIGINAL, openWork, PICTURES, RESULT } from '../../../support/bare-work.ts'

/** Opens the work on an image that we have optimised. The store has our picture, name and alt text. */
async function openOptimised(t: Test, change: Partial<typeof RESULT> = {}) {
  const work = await openWork(t, 'restore')
  const { state, files, addResult } = work
  await files.keep(1, Buffer.from(PICTURES.original))
  state.bytes = PICTURES.ours
  state.image = { ...state.image, fileName: 'cup.jpg', alt: 'A blue cup', version: 'replaced' }
  await addResult(change)
  return work
}

const BACK = `${PICTURES.original} as 1.jpg, was known`

t.test('a restore brings back the picture, its name and its alt text §7.8.1', async (t) => {
  const { deps, claim, state, result, ended } = await openOptimised(t)
  await restoreImage(deps, claim)
  t.strictSame(state.writes, [BACK, 'alt A cup'])
  t.match(await result(), { status: 'restored', result_hash: null, original_file_name: '1.jpg' })
  t.match(await ended(), { state: 'done' })
})

t.test('a restore without a known backup fails', async (t) => {
  const unknown = { code: 'backup-missing', message: 'No backup of image 1 is known' }
  const { deps, claim } = await openWork(t, 'restore')
  await t.rejects(restoreImage(deps, claim), unknown)
  const lacking = await openOptimised(t, { original_hash: null })
  await t.rejects(restoreImage(lacking.deps, lacking.claim), unknown)
  t.strictSame(lacking.state.writes, [])
})

t.test('a restore whose backup is lost fails and changes nothing', async (t) => {
  const { deps, claim, files, state } = await openOptimised(t)
  await files.removeShop(1)
  await t.rejects(restoreImage(deps, claim), {
    code: 'backup-missing',
    message: `The backup ${HASH.original} cannot be read`,
    cause: { code: 'ENOENT' }
  })
  t.strictSame(state.writes, [])
})

t.test('a restore overwrites no picture of somebody else §7.8.2', async (t) => {
  const { deps, claim, state } = await openOptimised(t)
  state.bytes = PICTURES.other
  await t.rejects(restoreImage(deps, claim), {
    code: 'changed-in-store',
    message: 'The store has a picture of somebody else'
  })
  t.strictSame(state.writes, [])
})

t.test('a restore of an image that the store lost writes the original', async (t) => {
  const { deps, claim, state, store } = await openOptimised(t)
  store.readImage = () => Promise.reject(new StoreError('lost', 'There is no picture'))
  await restoreImage(deps, claim)
  t.equal(state.bytes, PICTURES.original)
  t.match(state.writes, [`${PICTURES.original} as 1.jpg, was null`, 'alt A cup'])
})

t.test('a restore of what the store has already needs no backup', async (t) => {
  const { deps, claim, files, state } = await openOptimised(t)
  await files.removeShop(1)
  state.bytes = PICTURES.original
  await restoreImage(deps, claim)
  t.strictSame(state.writes, [BACK, 'alt A cup'])
})

t.test('a store that knows what it was given is not read', async (t) => {
  const { deps, claim, state, store } = await openOptimised(t)
  store.readImage = () => Promise.reject(new StoreError('unreachable', 'It may not be read'))
  state.image = { ...state.image, writtenHash: HASH.ours }
  await restoreImage(deps, claim)
  t.strictSame(state.writes, [BACK, 'alt A cup'])
  const back = await openOptimised(t)
  back.state.bytes = PICTURES.original
  back.state.image = { ...back.state.image, writtenHash: HASH.original }
  await restoreImage(back.deps, back.claim)
  t.strictSame(back.state.writes, [BACK, 'alt A cup'], 'its bytes come from the backup')
})

t.test('our picture that cannot be read is replaced at the second attempt', async (t) => {
  const { deps, claim, state, store } = await openOptimised(t)
  store.readImage = () => Promise.reject(new StoreError('unreachable', 'The store is slow'))
  const again = { ...claim, retries: 1 }
  await t.rejects(restoreImage(deps, claim), { code: 'unreachable' }, 'the first may be too early')
  state.image = { ...state.image, version: 'another' }
  await t.rejects(restoreImage(deps, again), { code: 'unreachable' }, 'it may be newer than ours')
  state.image = { ...state.image, version: 'replaced' }
  await restoreImage(deps, again)
  t.equal(state.bytes, PICTURES.original)
})

t.test('a store that refuses to be read ends a restore, at every attempt', async (t) => {
  const { deps, claim, store } = await openOptimised(t)
  store.readImage = () => Promise.reject(new StoreError('gone', 'The image was deleted'))
  for (const retries of [0, 1])
    await t.rejects(restoreImage(deps, { ...claim, retries }), { code: 'gone' })
})

t.test('a restore undoes the run whose picture the store has', async (t) => {
  const { deps, claim, files, state, addEarlier, result } = await openOptimised(t, {
    result_hash: sha256('a later result that was never written')
  })
  const older = { hash: HASH.other, bytes: 77, fileName: 'older.jpg', alt: 'A pot' }
  await files.keep(1, Buffer.from(PICTURES.other))
  await addEarlier({ ...INTENT, original: older }, HASH.ours)
  await restoreImage(deps, claim)
  t.match(state.writes, [`${PICTURES.other} as older.jpg, was known`])
  t.match(await result(), {
    original_hash: HASH.other,
    original_bytes: 77,
    original_file_name: 'older.jpg'
  })
})

t.test('a restore leaves an alt text that somebody has written since', async (t) => {
  const { deps, claim, state } = await openOptimised(t)
  state.image = { ...state.image, alt: 'By the merchant' }
  await restoreImage(deps, claim)
  t.strictSame(state.writes, [BACK])
})

t.test('an alt text of ours that is only in an intent is restored as well', async (t) => {
  const { deps, claim, state, addEarlier } = await openOptimised(t, { result_alt: 'Another' })
  const { alt: _, ...undescribed } = INTENT
  await addEarlier({ ...INTENT, original: { ...ORIGINAL, alt: 'A pot' } })
  await addEarlier({ ...INTENT, alt: { from: 'A cup', to: 'Never written' } })
  await addEarlier(undescribed)
  await restoreImage(deps, claim)
  t.strictSame(state.writes, [BACK, 'alt A pot'])
})

t.test('an alt text whose original is unknown or the same is not written', async (t) => {
  for (const original_alt of [null, 'A blue cup']) {
    const { deps, claim, state } = await openOptimised(t, { original_alt })
    await restoreImage(deps, claim)
    t.strictSame(state.writes, [BACK])
  }
})

t.test('an interrupted restore is finished once the store has the original', async (t) => {
  const { deps, claim, state, result } = await openOptimised(t)
  const finish = (isLast = false) => finishRestored(deps, claim, { isLast })
  t.notOk(await finish(true), 'the store has our picture')
  state.bytes = PICTURES.original
  t.notOk(await finish(), 'its name is still ours, and another attempt follows')
  state.image = { ...state.image, fileName: '1.jpg' }
  t.ok(await finish())
  t.strictSame(state.writes, ['alt A cup'])
  t.match(await result(), { status: 'restored' })
})

t.test('the last attempt of a restore accepts the name that the store gave', async (t) => {
  const { deps, claim, state, ended } = await openOptimised(t)
  state.bytes = PICTURES.original
  t.ok(await finishRestored(deps, claim, { isLast: true }))
  t.match(await ended(), { state: 'done' })
})

t.test('there is nothing to finish without a backup', async (t) => {
  const { deps, claim } = await openWork(t, 'restore')
  t.notOk(await finishRestored(deps, claim, { isLast: true }))
  const lacking = await openOptimised(t, { original_hash: null })
  t.notOk(await finishRestored(lacking.deps, lacking.claim, { isLast: true }))
})

t.test(
  'the original is put back when the store lost the picture while it refused ours',
  async (t) => {
    const other = { original_hash: HASH.other }
    for (const [known, end, recorded] of [
      [undefined, { state: 'failed', reason: 'refused' }, 'failed'],
      [{}, { state: 'unchanged', reason: null }, 'restored'],
      [other, { state: 'failed', reason: 'refused' }, 'failed'],
      [{ status: 'restored' }, { state: 'failed', reason: 'refused' }, 'failed']
    ] as [Partial<ImageResult> | undefined, object, string][]) {
      const { deps, claim, files, state, intend, addResult, ended, result } = await openWork(t)
      await files.keep(1, Buffer.from(PICTURES.original))
      await intend(INTENT)
      if (known) await addResult(known)
      state.bytes = ''
      t.ok(await putBack(deps, claim))
      t.strictSame(state.writes, [`${PICTURES.original} as 1.jpg, was null`])
      t.match(await ended(), end)
      t.match(await result(), { status: recorded })
    }
  }
)

t.test('nothing is put back by a restore, or if no write was intended', async (t) => {
  const optimising = await openWork(t)
  t.notOk(await putBack(optimising.deps, optimising.claim))
  const restoring = await openWork(t, 'restore')
  await restoring.intend(INTENT)
  t.notOk(await putBack(restoring.deps, restoring.claim))
  t.strictSame([...optimising.state.writes, ...restoring.state.writes], [])
})
