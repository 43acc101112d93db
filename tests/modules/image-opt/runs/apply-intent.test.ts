import t, { type Test } from 'tap'
import {
  applyIntent,
  finishApplied
} from '../../../../modules/image-opt/runs/image/apply-intent.ts'
import type { WriteIntent } from '../../../../modules/image-opt/runs/image/write-intent.ts'
import { StoreError } from '../../../../server/platforms/store-platform.ts'
import { HASH, INTENT, ORIGINAL, openWork, PICTURES } from '../../../support/bare-work.ts'

const readOurs = async () => Buffer.from(PICTURES.ours)
const neverRead = () => Promise.reject(new Error('Expected the result not to be read'))

/** An intent that leaves the image as it is. */
const NOTHING: WriteIntent = {
  ...INTENT,
  result: null,
  fileName: '1.jpg',
  alt: { from: 'A cup', to: 'A cup' }
}

const REPLACED = `${PICTURES.ours} as cup.jpg, was known`

/** Opens the work on an image whose original is backed up. */
async function openKept(t: Test) {
  const work = await openWork(t)
  await work.files.keep(1, Buffer.from(PICTURES.original))
  return work
}

/** Opens the work on an image whose intent is recorded and took effect, except for what `change` says. */
async function openApplied(t: Test, intent: WriteIntent = INTENT, change = {}) {
  const work = await openKept(t)
  const { state } = work
  await work.intend(intent)
  state.bytes = PICTURES.ours
  state.image = { ...state.image, fileName: 'cup.jpg', alt: 'A blue cup', ...change }
  const metadata = { alt: null, fileName: { rule: 'cup' }, shopName: '' }
  const claim = { ...work.claim, metadata }
  const finish = (isLast: boolean, own = claim) => finishApplied(work.deps, own, { isLast })
  return { ...work, claim, finish }
}

t.test('an intent replaces the picture and writes the alt text, and costs one unit', async (t) => {
  const { deps, load, state, result, ended, units } = await openKept(t)
  await applyIntent(deps, load(), INTENT, readOurs)
  t.strictSame(state.writes, [REPLACED, 'alt A blue cup'])
  t.match(await result(), {
    status: 'compressed',
    result_hash: HASH.ours,
    result_alt: 'A blue cup',
    version: 'replaced'
  })
  t.match(await ended(), { state: 'done' })
  t.match(await units(), [/spent/])
})

t.test('what was applied already is not applied again', async (t) => {
  const { deps, load, state, result } = await openKept(t)
  state.bytes = PICTURES.ours
  state.image = { ...state.image, fileName: 'cup.jpg', alt: 'A blue cup' }
  await applyIntent(deps, load(), INTENT, neverRead)
  t.strictSame(state.writes, [])
  t.match(await result(), { status: 'compressed' })
})

t.test(
  'a picture that is ours under its old name is renamed, and another is replaced',
  async (t) => {
    const { deps, load, state } = await openKept(t)
    state.bytes = PICTURES.ours
    await applyIntent(deps, load(), INTENT, readOurs)
    t.strictSame(state.writes, [REPLACED, 'alt A blue cup'])
    const named = await openKept(t)
    named.state.image = { ...named.state.image, fileName: 'cup.jpg' }
    await applyIntent(named.deps, named.load(), INTENT, readOurs)
    t.strictSame(named.state.writes, [REPLACED, 'alt A blue cup'])
  }
)

t.test('a result that is not what the codec reported is not written', async (t) => {
  const { deps, load, state } = await openKept(t)
  for (const read of [async () => Buffer.from('damaged'), async () => null])
    await t.rejects(applyIntent(deps, load(), INTENT, read), {
      message: 'Expected the result of image 1 to be as reported'
    })
  t.strictSame(state.writes, [])
})

t.test('an intent that leaves everything as it is costs nothing', async (t) => {
  const { deps, load, state, result, ended, units } = await openKept(t)
  await applyIntent(deps, load(), NOTHING, neverRead)
  t.strictSame(state.writes, [])
  t.match(await result(), { status: 'unchanged' })
  t.match(await ended(), { state: 'unchanged' })
  t.strictSame(await units(), [])
})

t.test('an intent of an older version, without an alt text, writes none', async (t) => {
  const { deps, load, state } = await openKept(t)
  const { alt: _, ...older } = INTENT
  await applyIntent(deps, load(), older, readOurs)
  t.strictSame(state.writes, [REPLACED])
})

t.test("the merchant's own alt text stays §7.8.1", async (t) => {
  const { deps, load, state, result } = await openKept(t)
  const loaded = load()
  state.image = { ...state.image, alt: 'By the merchant' }
  await applyIntent(deps, loaded, INTENT, readOurs)
  t.strictSame(state.writes, [REPLACED])
  t.match(await result(), { result_alt: 'By the merchant', original_alt: 'By the merchant' })
})

t.test('a store that cannot write the alt text fails the work', async (t) => {
  const { deps, load, store } = await openKept(t)
  store.setAlt = () => Promise.reject(new StoreError('unreachable', 'The store is slow'))
  await t.rejects(applyIntent(deps, load(), INTENT, readOurs), { code: 'unreachable' })
})

t.test('failed work whose intent took effect is recorded as a success', async (t) => {
  const { finish, result, ended } = await openApplied(t)
  t.ok(await finish(false))
  t.match(await result(), {
    status: 'compressed',
    texts: '{"alt":null,"fileName":{"rule":"cup"},"shopName":""}'
  })
  t.match(await ended(), { state: 'done' })
})

t.test('failed work without an intent, or without our picture, stays failed', async (t) => {
  const { deps, claim } = await openKept(t)
  t.notOk(await finishApplied(deps, claim, { isLast: true }))
  const { finish, state, ended } = await openApplied(t)
  state.bytes = PICTURES.original
  t.notOk(await finish(true))
  t.match(await ended(), { state: 'working' })
})

t.test('failed work that had nothing to change stays failed', async (t) => {
  const { finish, state } = await openApplied(t, NOTHING, { fileName: '1.jpg', alt: 'A cup' })
  state.bytes = PICTURES.original
  t.notOk(await finish(true))
})

t.test(
  'a success without its name or alt text is recorded only if no attempt follows, and can be asked for again',
  async (t) => {
    for (const lacking of [{ alt: 'A cup' }, { fileName: '1.jpg' }]) {
      const { finish, result } = await openApplied(t, INTENT, lacking)
      t.notOk(await finish(false))
      t.ok(await finish(true))
      t.match(await result(), { status: 'compressed', texts: 'null' })
    }
  }
)

t.test('a name that the store has numbered is the intended one', async (t) => {
  const { finish } = await openApplied(t, INTENT, { fileName: 'cup-1.jpg' })
  t.ok(await finish(false))
  const kept = { ...INTENT, fileName: '1.jpg' }
  const same = await openApplied(t, kept, { fileName: '1.jpg' })
  t.ok(await same.finish(false), 'a picture that keeps its name has it')
})

t.test('work that writes no metadata needs no name', async (t) => {
  const { claim, finish } = await openApplied(t, INTENT, { fileName: '1.jpg' })
  t.ok(await finish(false, { ...claim, metadata: null } as never))
})

t.test('an intent of an older version is complete without an alt text', async (t) => {
  const { alt: _, ...older } = INTENT
  const { finish } = await openApplied(t, { ...older, original: ORIGINAL }, { alt: 'Another' })
  t.ok(await finish(false))
})
