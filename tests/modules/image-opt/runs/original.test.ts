import { rm, writeFile } from 'node:fs/promises'
import t from 'tap'
import { backUp, findOriginal } from '../../../../modules/image-opt/runs/image/original.ts'
import { sha256 } from '../../../../server/core/files/hash.ts'
import { HASH, INTENT, ORIGINAL, openWork, PICTURES, RESULT } from '../../../support/bare-work.ts'

/** The store has our picture, and the history knows it. */
const OURS = { hash: HASH.ours, readHash: HASH.ours, known: RESULT }

t.test('a picture that nobody has worked on is the original itself', async (t) => {
  const { deps, load } = await openWork(t)
  t.strictSame(await findOriginal(deps, load()), ORIGINAL)
})

t.test('the original of our picture is the one in the history', async (t) => {
  const { deps, load, state } = await openWork(t)
  state.image = { ...state.image, fileName: 'cup.jpg', alt: 'A blue cup' }
  const known = { ...RESULT, original_bytes: 77 }
  const original = { ...ORIGINAL, bytes: 77 }
  t.strictSame(await findOriginal(deps, load({ ...OURS, known })), original)
})

t.test(
  'the original of our picture is in the intent that wrote it, if the history lacks it',
  async (t) => {
    const { deps, load, addEarlier } = await openWork(t)
    await addEarlier({ ...INTENT, original: { ...ORIGINAL, bytes: 77 } }, HASH.ours)
    const original = { ...ORIGINAL, bytes: 77 }
    const restored = { ...RESULT, result_hash: null }
    const unread = { ...RESULT, original_hash: null }
    for (const known of [undefined, restored, unread])
      t.match(await findOriginal(deps, load({ ...OURS, known })), original)
  }
)

t.test(
  "a picture that somebody else put there is the merchant's, whatever was before",
  async (t) => {
    const { deps, load, addEarlier, state } = await openWork(t)
    await addEarlier(INTENT, HASH.ours)
    state.bytes = PICTURES.other
    t.match(await findOriginal(deps, load({ known: RESULT })), {
      hash: HASH.other,
      bytes: PICTURES.other.length,
      fileName: '1.jpg'
    })
  }
)

t.test('an intent that kept the original names no other original', async (t) => {
  const { deps, load, addEarlier } = await openWork(t)
  const older = { ...ORIGINAL, fileName: 'older.jpg' }
  await addEarlier({ ...INTENT, original: older, result: null }, HASH.original)
  t.match(await findOriginal(deps, load()), { hash: HASH.original, fileName: '1.jpg' })
})

t.test("our alt text never counts as the merchant's", async (t) => {
  const { deps, load, addEarlier, state } = await openWork(t)
  const alt = async (change = {}) => (await findOriginal(deps, load(change))).alt
  state.image = { ...state.image, alt: 'A blue cup' }
  t.equal(await alt(), 'A blue cup', 'nobody knows better')
  t.equal(await alt({ known: RESULT }), 'A cup')
  t.equal(await alt({ known: { ...RESULT, original_alt: null } }), 'A blue cup')
  t.equal(await alt({ known: { ...RESULT, result_alt: 'Another' } }), 'A blue cup')
  const { alt: _, ...undescribed } = INTENT
  await addEarlier(undescribed)
  await addEarlier({ ...INTENT, original: { ...ORIGINAL, alt: 'A pot' } })
  t.equal(await alt(), 'A pot')
  t.equal(await alt({ known: RESULT }), 'A cup', 'the history comes first')
  state.image = { ...state.image, alt: 'By the merchant' }
  t.equal(await alt({ known: RESULT }), 'By the merchant')
})

t.test("our file name never counts as the merchant's §7.8.1", async (t) => {
  const { deps, load, addEarlier, state } = await openWork(t)
  state.bytes = PICTURES.other
  state.image = { ...state.image, fileName: 'cup.jpg' }
  const name = async (known?: typeof RESULT) => (await findOriginal(deps, load({ known }))).fileName
  t.equal(await name(), 'cup.jpg', 'nobody knows better')
  t.equal(await name(RESULT), '1.jpg')
  t.equal(await name({ ...RESULT, texts: 'null' }), 'cup.jpg', 'that run renamed nothing')
  t.equal(await name({ ...RESULT, result_file_name: 'pot.jpg' }), 'cup.jpg')
  t.equal(await name({ ...RESULT, original_file_name: '1.JPG' }), '1.JPG')
  t.equal(await name({ ...RESULT, original_file_name: 'my.cup.png' }), 'my.cup.jpg')
  await addEarlier({ ...INTENT, fileName: 'pot.jpg' })
  t.equal(await name(), 'cup.jpg')
  await addEarlier({ ...INTENT, original: { ...ORIGINAL, fileName: 'a.b.png' } })
  t.equal(await name(), 'a.b.jpg')
})

t.test(
  'where the store delivers other bytes, the original is the backup as long as it is kept',
  async (t) => {
    const { deps, files, load } = await openWork(t)
    const delivered = { hash: HASH.original, readHash: HASH.other }
    t.match(await findOriginal(deps, load(delivered)), { hash: HASH.other }, 'there is no backup')
    await files.keep(1, Buffer.from(PICTURES.original))
    t.match(await findOriginal(deps, load(delivered)), { hash: HASH.original })
    await files.keep(1, Buffer.from(PICTURES.other))
    t.match(await findOriginal(deps, load()), { hash: HASH.original })
  }
)

t.test('the bytes that were read are backed up', async (t) => {
  const { deps, files, load } = await openWork(t)
  await backUp(deps, load(), ORIGINAL)
  t.equal(String(await files.read(1, HASH.original)), PICTURES.original)
})

t.test(
  'an original that is backed up already is read, and kept for another retention',
  async (t) => {
    const { clock, deps, files, load } = await openWork(t)
    await files.keep(1, Buffer.from(PICTURES.original))
    const now = clock.now()
    clock.forward(1000)
    for (const loaded of [load({ ...OURS }), load({ bytes: null })]) {
      await backUp(deps, loaded, ORIGINAL)
      const ends = { kept: new Date(now.getTime() + 1), waiting: now }
      t.equal(await files.removeOld(1, HASH.original, ends, async () => {}), undefined)
    }
    t.notOk(await files.isWhole(1, HASH.ours), 'our picture is not backed up')
  }
)

t.test('nothing is changed if the backup is missing or damaged', async (t) => {
  const { deps, files, load } = await openWork(t)
  const refused = {
    code: 'backup-missing',
    message: `The backup ${HASH.original} cannot be read`
  }
  const loaded = load(OURS)
  await t.rejects(backUp(deps, loaded, ORIGINAL), { ...refused, cause: { code: 'ENOENT' } })
  await files.keep(1, Buffer.from(PICTURES.original))
  const path = files.nameOf(1, sha256(PICTURES.original))
  await writeFile(path, 'damaged')
  await t.rejects(backUp(deps, loaded, ORIGINAL), refused)
  await rm(path)
  await t.rejects(backUp(deps, loaded, ORIGINAL), refused)
})
