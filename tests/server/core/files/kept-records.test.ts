import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { DAY_MS } from '../../../../server/core/clock.ts'
import type { Files } from '../../../../server/core/files/files.ts'
import { openFolderStorage } from '../../../../server/core/files/folder-storage.ts'
import { sha256 } from '../../../../server/core/files/hash.ts'
import type { Removed } from '../../../../server/core/files/kept-records.ts'
import { openOriginals } from '../../../../server/core/files/originals.ts'
import { openKeyedMutex } from '../../../../server/core/keyed-mutex.ts'
import { FIRST_DAY, KINDS, nameOf, openStorage } from './kept-support.ts'

const SECOND_DAY = '2026-11-22T08:00:00.000Z'
const ORIGINAL = Buffer.from('an original picture')
const HASH = sha256(ORIGINAL)
const KEPT = nameOf(1, HASH)
const RECORD = `${KEPT}.json`

async function openKept(t: Test, kind: (typeof KINDS)[number]) {
  const opened = await openStorage(t, kind)
  const record = async (): Promise<unknown> => JSON.parse((await opened.raw.read(RECORD)) ?? '')
  return { ...opened, record }
}

/** Stores the picture as an upload that no run has taken yet. */
async function upload(files: Files): Promise<void> {
  const path = files.scratchPath()
  await writeFile(path, ORIGINAL)
  await files.keepFile(1, path, HASH)
}

const ends = (kept: string | number, waiting: string | number) => ({
  kept: new Date(kept),
  waiting: new Date(waiting)
})

async function removeOld(t: Test, files: Files, until: ReturnType<typeof ends>) {
  const announced: Removed[] = []
  const removed = await files.removeOld(1, HASH, until, async (file) => {
    announced.push(file)
  })
  t.strictSame(announced, removed ? [removed] : [], 'what is deleted is announced, and only that')
  return removed
}

for (const kind of KINDS)
  t.test(kind, async (t) => {
    t.test('renewing an original with a cut-off leaves a record that is not older', async (t) => {
      const { clock, files, record } = await openKept(t, kind)
      await files.keep(1, ORIGINAL)
      clock.forward(DAY_MS)
      await files.renew(1, HASH, new Date(Date.parse(FIRST_DAY) - 1))
      await files.renew(1, HASH, new Date(FIRST_DAY))
      t.match(await record(), { neededAt: FIRST_DAY })
      await files.renew(1, HASH, new Date(Date.parse(FIRST_DAY) + 1))
      t.match(await record(), { neededAt: SECOND_DAY })
    })

    t.test('renewing an original without a cut-off always writes the current time', async (t) => {
      const { clock, files, record } = await openKept(t, kind)
      await files.keep(1, ORIGINAL)
      clock.forward(DAY_MS)
      await files.renew(1, HASH)
      t.match(await record(), { neededAt: SECOND_DAY })
    })

    t.test('renewing an upload makes it an original, however new it is', async (t) => {
      const { files, record } = await openKept(t, kind)
      await upload(files)
      t.match(await record(), { isWaiting: true })
      await files.renew(1, HASH, new Date(0))
      t.match(await record(), { isWaiting: false, neededAt: FIRST_DAY })
    })

    t.test('renewing an original that is not stored writes nothing', async (t) => {
      const { files, raw } = await openKept(t, kind)
      await files.renew(1, HASH)
      await files.renew(1, HASH, new Date(0))
      t.strictSame(await raw.names(), [])
    })

    t.test('a record keeps its time when the clock was set back', async (t) => {
      const { clock, files, record } = await openKept(t, kind)
      clock.forward(DAY_MS)
      await files.keep(1, ORIGINAL)
      clock.forward(-DAY_MS)
      await files.renew(1, HASH)
      t.match(await record(), { neededAt: SECOND_DAY })
    })

    t.test('an upload that is sent again keeps waiting, from then on', async (t) => {
      const { clock, files, record } = await openKept(t, kind)
      await upload(files)
      clock.forward(DAY_MS)
      await upload(files)
      t.match(await record(), { isWaiting: true, neededAt: SECOND_DAY })
    })

    t.test('an upload of a stored original leaves it an original', async (t) => {
      const { files, record, raw } = await openKept(t, kind)
      await files.keep(1, ORIGINAL)
      const written = await raw.writingOf(KEPT)
      await upload(files)
      t.equal(await raw.writingOf(KEPT), written, 'the stored file is not replaced')
      t.match(await record(), { isWaiting: false })
      await raw.remove(RECORD)
      await upload(files)
      t.match(await record(), { isWaiting: false }, 'even when its record is lost')
    })

    t.test('an upload repairs the damaged copy of the same original', async (t) => {
      const { files, raw } = await openKept(t, kind)
      await files.keep(1, ORIGINAL)
      await raw.write(KEPT, 'damaged')
      await upload(files)
      t.same(await files.read(1, HASH), ORIGINAL)
    })

    t.test('bytes that change while they are stored are refused and leave no file', async (t) => {
      const { files, scratch } = await openKept(t, kind)
      const bytes = Buffer.from(ORIGINAL)
      const stored = files.keep(1, bytes)
      bytes.fill(0)
      await t.rejects(stored, {
        message: /to have the content [0-9a-f]{64} but it has another one/
      })
      t.strictSame(await scratch(), [])
      t.strictSame(await files.list(1), [{ hash: HASH, hasFile: false, hasRecord: true, uses: 0 }])
    })

    t.test('an original is opened only while it has its content', async (t) => {
      const { files, raw } = await openKept(t, kind)
      await t.rejects(files.open(1, HASH), { code: 'ENOENT' })
      await files.keep(1, ORIGINAL)
      const { file, sizeBytes } = await files.open(1, HASH)
      t.equal(sizeBytes, ORIGINAL.length)
      t.same(await file.readFile(), ORIGINAL)
      await file.close()
      t.ok(await files.isWhole(1, HASH))
      await raw.write(KEPT, 'damaged')
      await t.rejects(files.open(1, HASH), { message: /received other bytes/ })
      t.notOk(await files.isWhole(1, HASH))
    })

    t.test('an original is deleted once its record is older than the cut-off', async (t) => {
      const { files } = await openKept(t, kind)
      await files.keep(1, ORIGINAL)
      t.equal(await removeOld(t, files, ends(FIRST_DAY, SECOND_DAY)), undefined)
      t.same(await files.read(1, HASH), ORIGINAL)
      const removed = await removeOld(t, files, ends(SECOND_DAY, 0))
      t.match(removed, { shop: 1, sha256: HASH, neededAt: FIRST_DAY, bytes: ORIGINAL.length })
      t.strictSame(await files.list(1), [])
    })

    t.test('an upload is deleted by the cut-off of uploads', async (t) => {
      const { files } = await openKept(t, kind)
      await upload(files)
      t.equal(await removeOld(t, files, ends(SECOND_DAY, FIRST_DAY)), undefined)
      t.match(await removeOld(t, files, ends(0, SECOND_DAY)), { isWaiting: true })
    })

    t.test('an original whose deletion cannot be announced stays', async (t) => {
      const { files } = await openKept(t, kind)
      await files.keep(1, ORIGINAL)
      const failing = files.removeOld(1, HASH, ends(SECOND_DAY, 0), async () => {
        throw new Error('The database is busy')
      })
      await t.rejects(failing, { message: 'The database is busy' })
      t.same(await files.read(1, HASH), ORIGINAL)
    })

    t.test('an original without a record gets one instead of being deleted §7.9.2', async (t) => {
      const { files, record, raw } = await openKept(t, kind)
      await files.keep(1, ORIGINAL)
      await raw.remove(RECORD)
      t.equal(await removeOld(t, files, ends(SECOND_DAY, SECOND_DAY)), undefined)
      t.same(await record(), { shop: 1, sha256: HASH, neededAt: FIRST_DAY, isWaiting: false })
    })

    t.test('a record of another shop, or without a date, counts as none', async (t) => {
      const { files, record, raw } = await openKept(t, kind)
      const own = { shop: 1, sha256: HASH, neededAt: '2026-01-01T00:00:00.000Z', isWaiting: true }
      for (const wrong of [{ shop: 2 }, { sha256: sha256('another') }, { neededAt: 'yesterday' }]) {
        await files.keep(1, ORIGINAL)
        await raw.write(RECORD, JSON.stringify({ ...own, ...wrong }))
        t.equal(await removeOld(t, files, ends(SECOND_DAY, SECOND_DAY)), undefined)
        t.match(await record(), { shop: 1, sha256: HASH, neededAt: FIRST_DAY, isWaiting: false })
      }
    })

    t.test('only what is known to belong to an original is deleted with it', async (t) => {
      const { files, raw } = await openKept(t, kind)
      await files.keep(1, ORIGINAL)
      await files.noteUse(1, HASH, 'first', { alt: 'A teapot' })
      const odd = ['.note', '.0123.use', 'a'].map((end) => KEPT + end)
      for (const name of odd) await raw.write(name, 'of somebody else')
      await removeOld(t, files, ends(SECOND_DAY, 0))
      t.strictSame(await raw.names(KEPT), odd.toSorted())
    })

    t.test('an original is named to the operator by the place where it lies', async (t) => {
      const { files, folder } = await openKept(t, kind)
      const place = kind === 'folder' ? folder : 's3://kept-pictures/boost'
      t.equal(files.nameOf(1, HASH), `${place}/${KEPT}`)
    })

    t.test('a record without its file is deleted unannounced', async (t) => {
      const { files, raw } = await openKept(t, kind)
      await files.keep(1, ORIGINAL)
      await raw.remove(KEPT)
      t.equal(await removeOld(t, files, ends(SECOND_DAY, 0)), undefined)
      t.strictSame(await files.list(1), [])
    })

    t.test('shops are the folders with a number for a name', async (t) => {
      const { files, raw } = await openKept(t, kind)
      t.strictSame(await files.listShops(), [], 'a new storage has none')
      await files.keep(12, ORIGINAL)
      for (const odd of ['lost-found', 'x1', '1x', '.3', '-4'])
        await raw.write(`originals/${odd}/any`, '')
      t.strictSame(await files.listShops(), [12])
    })

    t.test('an erased shop loses its originals, and no other shop does', async (t) => {
      const { files } = await openKept(t, kind)
      await files.keep(1, ORIGINAL)
      await files.keep(2, ORIGINAL)
      await files.removeShop(1)
      await files.removeShop(3)
      t.strictSame(await files.list(1), [])
      t.strictSame(await files.listShops(), [2])
      t.same(await files.read(2, HASH), ORIGINAL)
    })

    t.test('an original is listed once, whatever lies beside it', async (t) => {
      const { files, raw } = await openKept(t, kind)
      await files.keep(1, ORIGINAL)
      await files.noteUse(1, HASH, 'first', { alt: 'A teapot' })
      await files.noteUse(1, HASH, 'second', { alt: 'A teapot' })
      for (const odd of ['.part', '.json.part', '0']) await raw.write(KEPT + odd, '')
      await raw.write(KEPT.replace(HASH, `x${HASH}`), '')
      const listed = { hash: HASH, hasFile: true, hasRecord: true, uses: 2 }
      t.strictSame(await files.list(1), [listed])
    })
  })

t.test('an original that cannot be written fails with the error of the disk', async (t) => {
  const { folder, clock, files } = await openKept(t, 'folder')
  const free = [files.scratchPath()]
  const scratchPath = () => free.pop() ?? join(folder, 'missing/file')
  const storage = openFolderStorage({ directory: folder, scratchPath })
  const originals = openOriginals({ clock, storage, withLock: openKeyedMutex() })
  const missing = { code: 'ENOENT', syscall: 'open', path: join(folder, 'missing/file') }
  await t.rejects(originals.keep(1, ORIGINAL), missing, 'after its record was written')
  await t.rejects(originals.keep(1, ORIGINAL), missing, 'before it')
})

t.test(
  'the record of an original is deleted last, as nothing else protects the rest',
  async (t) => {
    const { folder, clock, files } = await openKept(t, 'folder')
    const storage = openFolderStorage({ directory: folder, scratchPath: files.scratchPath })
    const removed: string[] = []
    const remove = (key: string) => {
      removed.push(key)
      return storage.remove(key)
    }
    const noting = { ...storage, remove }
    const originals = openOriginals({ clock, storage: noting, withLock: openKeyedMutex() })
    await originals.keep(1, ORIGINAL)
    await originals.noteUse(1, HASH, 'first', { alt: 'A teapot' })
    const [use] = (await storage.listBeside(KEPT)).filter((key) => key.endsWith('.use'))
    await originals.removeOld(1, HASH, ends(SECOND_DAY, 0), async () => {})
    t.strictSame(removed, [KEPT, use, RECORD])
  }
)

t.test('a storage that cannot be read is not taken for an empty one', async (t) => {
  const { folder, files } = await openKept(t, 'folder')
  await writeFile(join(folder, 'originals'), '')
  await t.rejects(files.listShops(), { code: 'ENOTDIR' })
  await t.rejects(files.list(1), { code: 'ENOTDIR' })
  await t.rejects(files.listUses(1).next(), { code: 'ENOTDIR' })
  await t.rejects(files.readUse(1, HASH, 'image'), { code: 'ENOTDIR' })
  await t.rejects(files.renew(1, HASH), { code: 'ENOTDIR' })
  await t.rejects(removeOld(t, files, ends(0, 0)), { code: 'ENOTDIR' })
})
