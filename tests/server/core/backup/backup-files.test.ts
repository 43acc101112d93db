import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync
} from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import t from 'tap'
import { hashInName, isContent } from '../../../../server/core/backup/contents.ts'
import { checkDatabase, readBackup } from '../../../../server/core/backup/read-backup.ts'
import { writeBackup } from '../../../../server/core/backup/write-backup.ts'
import {
  entriesOf,
  FOLDER,
  HASH,
  KEPT,
  LEFT_OUT,
  openData,
  readInto,
  sha256,
  USE
} from '../../../support/backups.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

t.test(
  'a backup holds the database, the secrets and the originals, and nothing else',
  async (t) => {
    const { folder, dataDir, target } = openData(t)
    const manifest = await writeBackup(dataDir, target)
    const entries = await entriesOf(target)
    const names = Object.keys(entries)
    t.equal(names[0], 'page-speed-boost.db', 'the database is copied before the originals')
    t.equal(names.at(-1), 'manifest.json', 'a backup that was cut short has no manifest')
    t.strictSame(names.slice(1, -2).sort(), Object.keys(KEPT).sort())
    t.equal(names.at(-2), 'SHA256SUMS')
    for (const [name, content] of Object.entries(KEPT))
      t.ok(entries[name]?.equals(Buffer.from(content)), name)
    const { 'manifest.json': last, SHA256SUMS: sums, ...files } = entries
    t.equal(
      String(sums),
      Object.entries(files)
        .map(([name, content]) => `${sha256(content)}  ${name}\n`)
        .join(''),
      'in the form of sha256sum'
    )
    t.strictSame(JSON.parse(String(last)), manifest)
    const bytes = Object.values(files).reduce((sum, { length }) => sum + length, 0)
    t.match(manifest, { version: 2, files: 6, bytes, sums: sha256(sums ?? '') })
    t.match(manifest.createdAt, /^20\d\d-\d\d-\d\dT/)
    t.equal(statSync(target).mode & 0o777, 0o600, 'it holds the secrets')
    t.strictSame(readdirSync(folder).sort(), ['backup.tar', 'data'], 'no copy is left behind')
  }
)

t.test('a data folder without secrets and originals can be backed up too', async (t) => {
  const { dataDir, target } = openData(t)
  for (const name of ['admin-token', 'secret-key', 'storage'])
    rmSync(join(dataDir, name), { recursive: true })
  t.match(await writeBackup(dataDir, target), { files: 1 })
  t.equal((await readInto(t, target)).said, '')
})

t.test(
  'a backup is refused where nothing can be backed up or something would be lost',
  async (t) => {
    const { folder, dataDir, target } = openData(t)
    const write = (from: string, to: string) =>
      writeBackup(from, to).then(
        () => 'written',
        (error: Error) => error.message.replaceAll(folder, '')
      )
    t.equal(await write(folder, target), 'DATA_DIR  has no database yet')
    t.equal(await write(dataDir, join(folder, 'none/a.tar')), 'there is no folder /none')
    writeFileSync(target, 'precious')
    t.equal(await write(dataDir, target), '/backup.tar exists; name a file that does not')
    t.equal(readFileSync(target, 'utf8'), 'precious')
    rmSync(join(dataDir, 'page-speed-boost.db'))
    writeFileSync(
      join(dataDir, 'page-speed-boost.db'),
      'no database at all, but long enough to be one'
    )
    const other = join(folder, 'other.tar')
    t.match(await write(dataDir, other), /not a database/)
    t.notOk(existsSync(other))
    t.strictSame(readdirSync(folder).sort(), ['backup.tar', 'data'], 'no copy is left behind')
  }
)

t.test('a whole backup is restored byte for byte, over what lies in the place', async (t) => {
  const { dataDir, target } = openData(t)
  const manifest = await writeBackup(dataDir, target)
  const into = join(temporaryFolder(t), 'into')
  mkdirSync(into)
  writeFileSync(join(into, 'admin-token'), 'older')
  const read = { manifest, lost: [], faults: [] }
  t.strictSame(await readBackup(target, (name) => join(into, name)), read)
  for (const [name, content] of Object.entries(KEPT)) {
    t.ok(readFileSync(join(into, name)).equals(Buffer.from(content)), name)
    t.equal(statSync(join(into, name)).mode & 0o777, 0o600)
  }
  t.equal(statSync(join(into, FOLDER)).mode & 0o777, 0o700)
  const restored = new Sqlite(join(into, 'page-speed-boost.db'))
  t.strictSame(restored.prepare('select id from a').all(), [{ id: 7 }])
  restored.close()

  const only = temporaryFolder(t)
  const onlyDatabase = (name: string) =>
    name === 'page-speed-boost.db' ? join(only, name) : undefined
  t.strictSame(await readBackup(target, onlyDatabase), read, 'a check writes nothing else')
  t.strictSame(readdirSync(only), ['page-speed-boost.db'])
})

t.test('a backup is not blamed for the disk that it is read onto', async (t) => {
  const { dataDir, target } = openData(t)
  await writeBackup(dataDir, target)
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  const reading = readBackup(target, () => {
    throw full
  })
  t.equal(await reading.catch((error: unknown) => error), full)
})

t.test('a backup that fails while it is written is reported and leaves no file', async (t) => {
  const { folder, dataDir, target } = openData(t)
  rmSync(join(dataDir, 'storage'), { recursive: true })
  mkdirSync(join(dataDir, 'storage'))
  writeFileSync(join(dataDir, 'storage/originals'), 'a file in the place of the folder')
  await t.rejects(writeBackup(dataDir, target), { code: 'ENOTDIR' })
  t.strictSame(readdirSync(folder), ['data'])
})

t.test('a database is whole if SQLite finds no damage and every reference', async (t) => {
  const { dataDir } = openData(t)
  const path = join(dataDir, 'page-speed-boost.db')
  t.doesNotThrow(() => checkDatabase(path))
  const database = new Sqlite(path)
  database.pragma('foreign_keys = off')
  database.exec('insert into b values (8)')
  database.close()
  t.throws(() => checkDatabase(path), { message: '1 rows of the database refer to none' })
  const bytes = readFileSync(path)
  writeFileSync(path, bytes.fill(255, 4096 + 3, 4096 + 5))
  t.throws(() => checkDatabase(path), { message: /damaged|malformed/ })
  t.throws(() => checkDatabase(join(dataDir, 'none.db')), { code: 'SQLITE_CANTOPEN' })
  t.notOk(existsSync(join(dataDir, 'none.db')), 'a check creates no database')
})

t.test('only names that the product gives its files may stand in a backup', async (t) => {
  for (const name of [...Object.keys(KEPT), 'page-speed-boost.db']) t.ok(isContent(name), name)
  for (const name of [
    ...Object.keys(LEFT_OUT),
    'manifest.json',
    `/${FOLDER}/${HASH}`,
    `${FOLDER}/${HASH}x`,
    `${FOLDER}/x${HASH}`,
    `${FOLDER}/${HASH}/a`,
    `${FOLDER}/${HASH}.${'0'.repeat(15)}.use`,
    `${FOLDER}/${HASH}.exe`,
    `${FOLDER}/${HASH.toUpperCase()}`,
    `storage/originals/../${HASH.slice(0, 2)}/${HASH}`,
    `storage/originals/12a/00/${HASH}`,
    `storage/originals/1/0/${HASH}`
  ])
    t.notOk(isContent(name), name)
  t.ok(isContent(`storage/originals/123/00/${HASH}`))
  t.equal(hashInName(`${FOLDER}/${HASH}`), HASH)
  for (const name of [`${FOLDER}/${HASH}.json`, `${FOLDER}/${HASH}${USE}`, 'secret-key'])
    t.equal(hashInName(name), undefined, name)
})
