import { existsSync } from 'node:fs'
import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import t, { type Test } from 'tap'
import { expireOriginals, removeReplacedFiles } from '../../../modules/image-opt/jobs.ts'
import { DEFAULT_SETTINGS } from '../../../modules/image-opt/options/settings.ts'
import { setSettings } from '../../../modules/image-opt/options/sql.ts'
import { isOriginalNeeded } from '../../../modules/image-opt/runs/sql/originals.ts'
import { expireResults } from '../../../modules/image-opt/runs/sql/results.ts'
import { reportUnnamed, sweepShop } from '../../../modules/image-opt/sweep.ts'
import { DAY_MS, toText } from '../../../server/core/clock.ts'
import { sha256 } from '../../../server/core/files/hash.ts'
import { StoreError } from '../../../server/platforms/store-platform.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { HASH, openWork, PICTURES } from '../../support/bare-work.ts'
import { originalsIn, passDays } from '../../support/originals.ts'

type Line = { level: string; facts: object; text: string }

/** Returns the app with a log that keeps its lines. */
function withLog({ app }: TestApp): { app: TestApp['app']; lines: Line[] } {
  const lines: Line[] = []
  const levels = ['info', 'warn', 'error'].map((level) => {
    const keep = (facts: object, text: string) => void lines.push({ level, facts, text })
    return [level, keep]
  })
  return { lines, app: Object.assign(Object.create(app), { log: Object.fromEntries(levels) }) }
}

/** Starts an app whose store answers the job for replaced files with `answer`, if there is one. */
async function openReplacing(t: Test, answer?: () => Promise<void>) {
  const cutOffs: string[] = []
  const removeReplaced = async (before: string) => {
    cutOffs.push(before)
    await answer?.()
  }
  const test = await startApp(t, {
    env: { RETENTION_DAYS: '7' },
    wrapStore: (store) => (answer ? { ...store, removeReplacedFiles: removeReplaced } : store)
  })
  return { ...test, cutOffs }
}

t.test(
  'replaced files are deleted once the retention since their replacement ends §2.5.7',
  async (t) => {
    const test = await openReplacing(t, async () => {})
    await removeReplacedFiles.run(test.app)
    t.strictSame(test.cutOffs, ['2026-11-14T08:00:00.000Z'])
  }
)

t.test('a store that cannot delete its replaced files is named in the log', async (t) => {
  const error = new StoreError('unreachable', 'The store does not answer')
  const test = await openReplacing(t, () => Promise.reject(error))
  const { app, lines } = withLog(test)
  await removeReplacedFiles.run(app)
  t.strictSame(lines, [
    {
      level: 'warn',
      facts: { err: error, shop: test.shopId },
      text: 'the replaced files of a store could not be deleted'
    }
  ])
})

t.test('a store that never replaces files is left alone', async (t) => {
  const test = await openReplacing(t)
  const { app, lines } = withLog(test)
  await removeReplacedFiles.run(app)
  t.strictSame(lines, [])
})

t.test('replaced files are kept while the clock cannot be trusted', async (t) => {
  const test = await openReplacing(t, async () => {})
  const { app, lines } = withLog(test)
  await removeReplacedFiles.run(app)
  test.clock.set('2027-12-26T08:00:00.000Z')
  await removeReplacedFiles.run(app)
  t.strictSame(test.cutOffs, ['2026-11-14T08:00:00.000Z', '2026-11-14T08:00:00.000Z'])
  t.match(lines, [
    {
      level: 'warn',
      facts: { trusted: new Date('2026-11-21T08:00:00.000Z'), aheadDays: 400 },
      text: 'the clock has jumped and nothing confirms it: originals are deleted by the trusted time'
    }
  ])
})

t.test('a steady clock causes no warning, and sweeps that delete nothing no line', async (t) => {
  const test = await startApp(t)
  await test.app.files.keep(test.shopId, Buffer.from('a'))
  const { app, lines } = withLog(test)
  await passDays({ app, clock: test.clock }, 30)
  t.strictSame(lines, [])
})

t.test('an original that cannot be swept is logged, and the others are swept §7.9.2', async (t) => {
  const test = await startApp(t)
  const { app, lines } = withLog(test)
  const { files } = test.app
  for (const picture of ['a', 'b', 'c']) await files.keep(test.shopId, Buffer.from(picture))
  const [stuck = ''] = (await files.list(test.shopId)).map(({ hash }) => hash)
  const failing: typeof files = {
    ...files,
    removeOld: (shopId, hash, ends, announce) =>
      hash === stuck
        ? Promise.reject(new Error('The disk is read-only'))
        : files.removeOld(shopId, hash, ends, announce)
  }
  test.clock.forward(31 * DAY_MS)
  await sweepShop(Object.assign(app, { files: failing }), test.shopId)
  t.strictSame(
    originalsIn(test.dataDir).map((path) => path.slice(-64)),
    [stuck]
  )
  t.match(
    lines.filter(({ level }) => level === 'error'),
    [
      {
        facts: { err: { message: 'The disk is read-only' }, shop: test.shopId, original: stuck },
        text: 'an original could not be swept'
      }
    ]
  )
})

t.test('the log says why an upload was deleted, and how old it was', async (t) => {
  const test = await startApp(t)
  const { app, lines } = withLog(test)
  const path = app.files.scratchPath()
  await writeFile(path, 'a')
  await app.files.keepFile(test.shopId, path, sha256(Buffer.from('a')))
  test.clock.forward(2 * DAY_MS)
  await sweepShop(app, test.shopId)
  t.match(lines, [
    { facts: { ageDays: 2, why: 'an upload that was never submitted' } },
    { facts: { deleted: 1, bytes: 1 } }
  ])
})

t.test('the log counts results and uploads whose retention has ended', async (t) => {
  const test = await startApp(t)
  const { app, lines } = withLog(test)
  const upload = { shop_id: test.shopId, state: 'taken' as const, file_name: 'a.jpg' }
  await app.db
    .insertInto('upload')
    .values({ ...upload, size_bytes: 1, content_hash: 'a', image_id: null, changed_at: '2020' })
    .execute()
  await expireOriginals.run(app)
  t.match(lines, [{ facts: { expired: 1 }, text: 'originals expired' }])
})

/** Opens a shop with one original that is 50 days old, without the whole app. */
async function openOld(t: Test) {
  const { db, clock, deps, files, addResult } = await openWork(t)
  const lines: [object, string][] = []
  const keep = (facts: object, text: string) => void lines.push([facts, text])
  const clockGuard = { trustedNow: async () => clock.now() }
  const log = { info: keep, error: keep }
  const { brokenLaws } = deps
  const app = { db, files, clockGuard, config: { retentionDays: 30 }, log, brokenLaws }
  await files.keep(1, Buffer.from(PICTURES.original))
  clock.forward(50 * DAY_MS)
  const uses = async () => {
    const found: unknown[] = []
    for await (const { facts } of files.listUses(1)) found.push(facts)
    return found
  }
  return { app: app as unknown as FastifyInstance, db, clock, files, addResult, uses, lines }
}

t.test('a needed original gets a description of its use unless it has one', async (t) => {
  const { app, addResult, uses, lines } = await openOld(t)
  await addResult()
  await sweepShop(app, 1)
  t.match(await uses(), [{ original: HASH.original, result: { original_file_name: '1.jpg' } }])
  await addResult({ original_file_name: 'other.jpg' })
  await sweepShop(app, 1)
  t.match(await uses(), [{ result: { original_file_name: '1.jpg' } }])
  t.strictSame(lines, [])
})

t.test('the content of an upload is kept as long as the upload names it', async (t) => {
  const { app, db, files, lines } = await openOld(t)
  const upload = { shop_id: 1, state: 'taken' as const, file_name: 'a.jpg', size_bytes: 1 }
  const row = { ...upload, content_hash: HASH.original, image_id: null, changed_at: '2026' }
  await db.insertInto('upload').values(row).execute()
  await sweepShop(app, 1)
  await reportUnnamed(app)
  t.ok(await files.isWhole(1, HASH.original))
  t.strictSame(lines, [])
  await db.deleteFrom('upload').execute()
  await reportUnnamed(app)
  await sweepShop(app, 1)
  t.notOk(await files.isWhole(1, HASH.original))
  t.match(lines, [
    [{ originals: 1 }, 'originals without a row are kept'],
    [{ original: HASH.original }, 'an original was deleted'],
    [{ deleted: 1 }, 'originals were deleted']
  ])
})

t.test('a watermark in use is noted as needed once a day', async (t) => {
  for (const [passedMs, isDue] of [
    [DAY_MS, false],
    [DAY_MS + 1, true]
  ] as const) {
    const { app, db, clock, files } = await openOld(t)
    const { image_opt } = DEFAULT_SETTINGS
    const watermark = { ...image_opt.watermark, hash: HASH.original }
    const settings = { ...DEFAULT_SETTINGS, image_opt: { ...image_opt, watermark } }
    await setSettings(db, 1, settings, '2026')
    await sweepShop(app, 1)
    const first = clock.now()
    clock.forward(passedMs)
    await sweepShop(app, 1)
    const end = new Date(clock.now().getTime() + 1)
    const removed = await files.removeOld(
      1,
      HASH.original,
      { kept: end, waiting: end },
      async () => {}
    )
    t.equal(removed?.neededAt, toText(isDue ? clock.now() : first))
  }
})

t.test('a sweep ends at once while the storage cannot be written', async (t) => {
  const { app, files, lines } = await openOld(t)
  await files.keep(1, Buffer.from(PICTURES.other))
  const failed: string[] = []
  const failing: typeof files = {
    ...files,
    removeOld(_, hash) {
      failed.push(hash)
      return Promise.reject(Object.assign(new Error('read-only'), { code: 'EROFS' }))
    }
  }
  await t.rejects(sweepShop(Object.assign(app, { files: failing }), 1), { code: 'EROFS' })
  t.equal(failed.length, 1)
  t.strictSame(lines, [])
})

t.test('originals are needed while one could restore an image that we changed', async (t) => {
  const { db, addResult } = await openWork(t)
  t.equal(await isOriginalNeeded(db), false, 'nothing was changed')
  await addResult({ status: 'restored' })
  t.equal(await isOriginalNeeded(db), false, 'everything was restored')
  await addResult({ original_hash: null })
  t.equal(await isOriginalNeeded(db), false, 'no original is left')
  await addResult()
  t.equal(await isOriginalNeeded(db), true)
})

t.test('a failed image loses its original only when no run waits for it', async (t) => {
  const { app, db, addResult } = await openOld(t)
  await addResult({ status: 'failed' })
  const hash = () => db.selectFrom('image_result').select('original_hash').executeTakeFirstOrThrow()
  const before = '2026-11-21T00:00:00.000Z'
  for (const state of ['working', 'waiting'] as const) {
    await db.updateTable('run_item').set({ state }).execute()
    t.equal(await expireResults(app.db, before), 0)
    t.strictSame(await hash(), { original_hash: HASH.original })
  }
  await db.updateTable('run_item').set({ state: 'failed' }).execute()
  await expireResults(app.db, before)
  t.strictSame(await hash(), { original_hash: null })
})

t.test('thumbnails are removed once they are as old as a retention', async (t) => {
  const test = await startApp(t)
  const { app, clock, dataDir, shopId } = test
  const aged = async (name: string, days: number) => {
    const path = join(dataDir, 'storage/thumbnails', String(shopId), name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, '')
    const made = new Date(clock.now().getTime() - days * DAY_MS)
    await utimes(path, made, made)
    return path
  }
  const old = await aged('old', 31)
  const young = await aged('young', 29)
  await expireOriginals.run(app)
  t.notOk(existsSync(old))
  t.ok(existsSync(young))
})
