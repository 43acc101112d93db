import { truncateSync, writeFileSync } from 'node:fs'
import t from 'tap'
import { applyIntent } from '../../../../modules/image-opt/runs/image/apply-intent.ts'
import { optimiseImage } from '../../../../modules/image-opt/runs/image/optimise.ts'
import type { WriteIntent } from '../../../../modules/image-opt/runs/image/write-intent.ts'
import type { ImageUse } from '../../../../modules/image-opt/runs/image-use.ts'
import { HASH, INTENT } from '../../../support/bare-work.ts'
import { brokenLaws, openDamaged, plant } from '../../../support/laws.ts'

/** Columns of the history that were damaged by hand. */
const COLUMNS: [what: string, change: string][] = [
  ['the hash of the original is no hash', "original_hash = 'no hash'"],
  ['the hash of the original leads to another folder', "original_hash = '../../lock.db'"],
  ['the hash of the result is cut', 'result_hash = substr(result_hash, 1, 20)'],
  ['the old name leads out of the store', "original_file_name = '../../out.jpg'"],
  ['the old name is empty', "original_file_name = ''"],
  ['the old size is negative', 'original_bytes = -1'],
  ['the new size is negative', 'result_bytes = -1'],
  ['the state is unknown', "status = 'compresed'"]
]

for (const [what, change] of COLUMNS)
  for (const kind of ['restore', 'optimise'] as const)
    t.test(`the ${kind} of an image stops before the store changes where ${what}`, async (t) => {
      const { db, run, state, ended, original, ...work } = await openDamaged(t, kind)
      await plant(db, `update image_result set ${change} where image_id = 1`)
      const before = await work.units()
      await run()
      t.strictSame(state.writes, [])
      t.strictSame(await brokenLaws(db), ['result-is-whole image_result'])
      t.match(await ended(), { state: 'failed', reason: 'law-broken' })
      t.strictSame(
        (await work.units()).filter((unit) => unit.includes('spent')),
        before.filter((unit) => unit.includes('spent')),
        'nothing was charged'
      )
      t.ok(await original(), 'the original is still stored')
      const row = db.selectFrom('run').select('state').where('id', '=', 1)
      t.match(await row.executeTakeFirst(), { state: 'stopped' })
    })

t.test('an original that was taken from another image is not written to the store', async (t) => {
  const { db, files, run, state, original } = await openDamaged(t, 'restore')
  const use: Partial<ImageUse> = { results: [] }
  const image = { platform_id: 'image-2' }
  const row = { item: image, shop: { id: 1 }, result: {} }
  await files.noteUse(1, HASH.original, 'image-2', { ...use, ...row, image })
  await run()
  t.strictSame(state.writes, [])
  t.strictSame(await brokenLaws(db), ['original-of-its-image image_result'])
  t.ok(await original())
})

t.test('our own result is never taken for an original where the row lost its own', async (t) => {
  const { db, run, state, load } = await openDamaged(t, 'optimise')
  await plant(db, 'update image_result set original_hash = null where image_id = 1')
  state.bytes = 'ours'
  t.equal(load().hash, HASH.ours)
  await run()
  t.strictSame(state.writes, [])
  t.strictSame(await brokenLaws(db), ['result-is-no-original image_result'])
})

/** Write intents that were damaged by hand: what stands in `plan` and `planned_hash`. */
const INTENTS: [what: string, plan: string, planned: string][] = [
  ['is a list', '[]', HASH.ours],
  ['is null', 'null', HASH.ours],
  ['names another result than the hash beside it', JSON.stringify(INTENT), HASH.other],
  ['names no original', JSON.stringify({ ...INTENT, original: null }), HASH.ours],
  [
    'names an original by what is no hash',
    JSON.stringify({ ...INTENT, original: { ...INTENT.original, hash: 'x' } }),
    HASH.ours
  ],
  ['names a file elsewhere', JSON.stringify({ ...INTENT, fileName: '../../cup.jpg' }), HASH.ours]
]

for (const [what, intent, planned] of INTENTS)
  for (const kind of ['restore', 'optimise'] as const)
    t.test(`the ${kind} of an image stops where an intent ${what}`, async (t) => {
      const { db, run, state, original } = await openDamaged(t, kind)
      const change = { plan: intent, planned_hash: planned }
      await db.updateTable('run_item').set(change).where('image_id', '=', 1).execute()
      await run()
      t.strictSame(state.writes, [])
      t.strictSame(await brokenLaws(db), ['intent-is-whole run_item'])
      t.ok(await original())
    })

/** Files of an original that were damaged by hand. Their reader refuses them (`readWhole`). */
const FILES: [what: string, damage: (path: string) => void][] = [
  ['has lost its end', (path) => truncateSync(path, 3)],
  ['is empty', (path) => truncateSync(path, 0)],
  ['is another picture', (path) => writeFileSync(path, 'of somebody else')]
]

for (const [what, damage] of FILES)
  t.test(`an original whose file ${what} is not written to the store`, async (t) => {
    const { files, run, state, ended } = await openDamaged(t, 'restore')
    damage(files.nameOf(1, HASH.original))
    await run()
    t.strictSame(state.writes, [])
    t.match(await ended(), { state: 'failed', reason: 'backup-missing' })
  })

t.test('nothing is written where the note beside the original cannot be', async (t) => {
  const { db, deps, load, state, original } = await openDamaged(t, 'optimise')
  await plant(db, 'delete from store_item where id = 1')
  const writing = applyIntent(deps, load(), INTENT, async () => Buffer.from('ours'))
  await t.rejects(writing, { message: /note-before-write/ })
  t.strictSame(state.writes, [])
  t.ok(await original())
})

t.test('work that a kill broke off before its note is noted before it goes on', async (t) => {
  const { db, deps, files, state, intend, load } = await openDamaged(t, 'optimise')
  const kept: WriteIntent = { ...INTENT, result: null, kept: HASH.original, fileName: '1.jpg' }
  await intend(kept)
  await plant(db, 'delete from image_result')
  const intent = { ...load().claim, intent: kept }
  await optimiseImage(deps, intent)
  t.strictSame(state.writes, ['alt A blue cup'])
  t.match(await files.readUsesOf(1, HASH.original), [
    { facts: { result: { result_alt: 'A blue cup' } } }
  ])
})
