import { mkdir, readdir, readFile, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import t from 'tap'
import { makeFolder, syncFolder } from '../../server/core/durable-file.ts'
import { openFiles, sha256 } from '../../server/core/files.ts'
import { emptyFolder } from './local-store-support.ts'

const ORIGINAL = Buffer.from('an original picture')

t.test('an original is kept once, and looked after when it is kept again', async (t) => {
  const files = await openFiles(join(await emptyFolder(t), 'data/storage'))
  const hash = await files.keep(1, ORIGINAL)
  t.equal(hash, sha256(ORIGINAL))
  const path = files.pathOf(1, hash)
  const { ino } = await stat(path)
  await utimes(path, 1, 1)
  await files.keep(1, ORIGINAL)
  t.equal((await stat(path)).ino, ino, 'not written again')
  t.ok((await stat(path)).mtimeMs > Date.now() - 60_000, 'a sweep leaves it alone')
})

t.test('a kept original that was damaged is written anew', async (t) => {
  const folder = await emptyFolder(t)
  const files = await openFiles(folder)
  const path = files.pathOf(1, await files.keep(1, ORIGINAL))
  const damages = [
    () => writeFile(path, Buffer.alloc(ORIGINAL.length)),
    () => truncate(path, 3),
    () => truncate(path, 0)
  ]
  for (const damage of damages) {
    await damage()
    await t.rejects(files.read(1, sha256(ORIGINAL)), /received other bytes/)
    await files.keep(1, ORIGINAL)
    t.same(await files.read(1, sha256(ORIGINAL)), ORIGINAL)
  }
  t.same(await readdir(join(folder, 'scratch')), [], 'nothing half-made is left')
})

t.test('originals kept at the same time end up whole', async (t) => {
  const files = await openFiles(await emptyFolder(t))
  const hashes = await Promise.all(Array.from({ length: 20 }, () => files.keep(2, ORIGINAL)))
  t.equal(new Set(hashes).size, 1)
  t.same(await readFile(files.pathOf(2, sha256(ORIGINAL))), ORIGINAL)
})

t.test('a folder may be made twice', async (t) => {
  const folder = join(await emptyFolder(t), 'a/b/c')
  await Promise.all([makeFolder(folder), makeFolder(folder)])
  await makeFolder(folder)
  t.ok((await stat(folder)).isDirectory())
})

const noProc = process.platform !== 'linux' && 'needs a file system that syncs no folders'
t.test(
  'a disk that does not sync folders takes originals all the same',
  { skip: noProc },
  async (t) => {
    await t.resolves(syncFolder('/proc'), 'it answers EINVAL')
    await t.rejects(syncFolder('/proc/nothing-of-that-name'), { code: 'ENOENT' })
    const place = join(await emptyFolder(t), 'plain')
    await mkdir(place)
    await t.resolves(syncFolder(place))
  }
)
