import t from 'tap'
import {
  changesNothing,
  intendedHash,
  intendWrite,
  isChange
} from '../../../../modules/image-opt/runs/image/write-intent.ts'
import {
  findIntentFor,
  findLastEnd,
  findOwnIntent,
  listIntents
} from '../../../../modules/image-opt/runs/sql/write-intents.ts'
import { HASH, INTENT, ORIGINAL, openWork } from '../../../support/bare-work.ts'

/** An intent that leaves the original as it is. */
const NOTHING = {
  ...INTENT,
  result: null,
  fileName: '1.jpg',
  alt: { from: 'A cup', to: 'A cup' }
}

t.test('the store will have the bytes it keeps, else our result, else the original', async (t) => {
  t.equal(intendedHash({ ...INTENT, kept: HASH.other }), HASH.other)
  t.equal(intendedHash(INTENT), HASH.ours)
  t.equal(intendedHash(NOTHING), HASH.original)
})

t.test(
  'a converted picture gets the extension of its new type, and any other keeps its name',
  async (t) => {
    const { claim, state } = await openWork(t)
    const { result, width, height } = INTENT
    const encoded = { result, width, height, inputType: 'png', outputType: 'jpeg' } as const
    const original = { ...ORIGINAL, fileName: 'Cup.PNG' }
    const intent = (change: object) =>
      intendWrite(claim, { original, encoded, stem: undefined, image: state.image, ...change })
    t.match(intent({}), { fileName: 'Cup.jpg', original, result, width, height, inputType: 'png' })
    t.match(intent({ stem: 'blue-cup' }), { fileName: 'blue-cup.jpg' })
    t.match(intent({ encoded: { ...encoded, outputType: 'png' } }), { fileName: 'Cup.PNG' })
  }
)

t.test(
  'the alt text is made from the variant that the store shows, and only if one is wanted',
  async (t) => {
    const { claim, state } = await openWork(t)
    const { result, width, height } = INTENT
    const encoded = { result, width, height, inputType: 'jpeg', outputType: 'jpeg' } as const
    const alt = { rule: '%product_variant%', onlyBlank: false }
    const metadata = { alt, fileName: null, shopName: '' }
    const image = { ...state.image, alt: 'A red cup', variant: 'Blue' }
    const about = { original: ORIGINAL, encoded, stem: undefined, image }
    t.strictSame(intendWrite(claim, about).alt, { from: 'A red cup', to: 'A cup' })
    const { alt: _, ...unknown } = ORIGINAL
    t.strictSame(intendWrite(claim, { ...about, original: unknown }).alt, {
      from: 'A red cup',
      to: 'A red cup'
    })
    const written = intendWrite({ ...claim, metadata }, about).alt
    t.strictSame(written, { from: 'A red cup', to: 'Blue' })
  }
)

t.test('nothing changes only if the original stays with its name and its alt text', async (t) => {
  const { state } = await openWork(t)
  const { image } = state
  t.ok(changesNothing(NOTHING, HASH.original, image))
  for (const change of [
    { result: INTENT.result },
    { fileName: 'cup.jpg' },
    { alt: { from: 'A cup', to: 'A blue cup' } },
    { alt: undefined },
    { original: { ...ORIGINAL, hash: HASH.other }, kept: HASH.original },
    { original: { ...ORIGINAL, fileName: 'cup.jpg' } },
    { original: { ...ORIGINAL, alt: 'Another' } }
  ])
    t.notOk(changesNothing({ ...NOTHING, ...change } as typeof NOTHING, HASH.original, image))
  t.notOk(changesNothing(NOTHING, HASH.other, image), 'the store has another picture')
  t.notOk(changesNothing(NOTHING, HASH.original, { ...image, fileName: 'cup.jpg' }))
  t.notOk(changesNothing(NOTHING, HASH.original, { ...image, alt: 'Another' }))
  const renamed = { ...NOTHING, fileName: 'cup.jpg' }
  t.notOk(changesNothing(renamed, HASH.original, { ...image, fileName: 'cup.jpg' }))
})

t.test('a change is our picture, another name, or the alt text that we wrote §7.8.1', async (t) => {
  const image = { alt: 'A cup', fileName: '1.jpg' }
  t.notOk(isChange(NOTHING, image))
  t.ok(isChange({ ...NOTHING, result: INTENT.result }, image))
  t.ok(isChange({ ...NOTHING, kept: HASH.ours }, image), 'our earlier result stays')
  t.notOk(isChange({ ...NOTHING, kept: HASH.original }, image), 'the original stays')
  t.ok(isChange(NOTHING, { ...image, fileName: 'cup.jpg' }))
  const described = { ...NOTHING, alt: { from: 'A cup', to: 'A blue cup' } }
  t.ok(isChange(described, { ...image, alt: 'A blue cup' }))
  t.notOk(isChange(described, { ...image, alt: 'By the merchant' }))
  const { alt: _, ...older } = NOTHING
  t.notOk(isChange(older, image), 'an intent from before runs wrote alt texts')
})

t.test('an intent is found by its image and by what it wrote, the newest first', async (t) => {
  const { db, claim, intend, addEarlier } = await openWork(t)
  t.equal(await findOwnIntent(db, claim), undefined)
  t.strictSame(await listIntents(db, claim), [])
  t.equal(await findIntentFor(db, claim, HASH.ours), undefined)
  await intend(INTENT)
  const named = (fileName: string) => ({ ...INTENT, fileName })
  await addEarlier(named('second.jpg'), HASH.ours)
  await addEarlier(named('third.jpg'), HASH.other)
  t.match(await findOwnIntent(db, claim), { fileName: 'cup.jpg' })
  t.match(await findIntentFor(db, claim, HASH.ours), { fileName: 'second.jpg' })
  const names = async (shopId: number, imageId: number) =>
    (await listIntents(db, { ...claim, shopId, imageId })).map(({ fileName }) => fileName)
  t.strictSame(await names(1, 1), ['third.jpg', 'second.jpg', 'cup.jpg'])
  t.strictSame([...(await names(2, 1)), ...(await names(1, 2))], [], 'not of any other image')
  for (const other of [
    { shopId: 2, imageId: 1 },
    { shopId: 1, imageId: 2 }
  ])
    t.equal(await findIntentFor(db, other, HASH.ours), undefined)
  for (let index = 0; index < 8; index++) await addEarlier(named(`${index}.jpg`))
  t.equal((await names(1, 1)).length, 10, 'only the ten newest')
})

t.test('the last end is that of the newest other item of the image that has ended', async (t) => {
  const { db, claim, queue, addEarlier } = await openWork(t)
  t.equal(await findLastEnd(db, claim), undefined, 'the item itself does not count')
  await addEarlier(INTENT)
  t.strictSame(await findLastEnd(db, claim), { kind: 'optimise', state: 'done' })
  const restore = await queue([1], { kind: 'restore' })
  t.match(await findLastEnd(db, claim), { kind: 'optimise' }, 'nor does one that waits')
  for (const state of ['unchanged', 'failed', 'done'] as const) {
    await db.updateTable('run_item').set({ state }).where('run_id', '=', restore).execute()
    t.strictSame(await findLastEnd(db, claim), { kind: 'restore', state })
  }
  await db.updateTable('run_item').set({ state: 'stopped' }).where('run_id', '=', restore).execute()
  t.match(await findLastEnd(db, claim), { kind: 'optimise' }, 'nor does one that was stopped')
  t.equal(await findLastEnd(db, { ...claim, imageId: 2 }), undefined)
  t.equal(await findLastEnd(db, { ...claim, shopId: 2 }), undefined)
})
