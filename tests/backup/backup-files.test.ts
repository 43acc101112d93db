import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync
} from 'node:fs'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import Sqlite from 'better-sqlite3'
import t, { type Test } from 'tap'
import { extract, pack } from 'tar-stream'
import { hashInName, isContent } from '../../server/core/backup/contents.ts'
import { checkDatabase, readBackup } from '../../server/core/backup/read-backup.ts'
import { writeBackup } from '../../server/core/backup/write-backup.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')

const ORIGINAL = Buffer.alloc(100_000, 7)
const HASH = sha256(ORIGINAL)
const FOLDER = `storage/originals/1/${HASH.slice(0, 2)}`
const USE = `.${'0'.repeat(16)}.use`
const KEPT = {
  'admin-token': 'a token',
  'secret-key': 'a key',
  [`${FOLDER}/${HASH}`]: ORIGINAL,
  [`${FOLDER}/${HASH}.json`]: '',
  [`${FOLDER}/${HASH}${USE}`]: '{}'
}
const LEFT_OUT = { 'lock.db': 'x', [`${FOLDER}/mine.txt`]: 'x', 'storage/scratch/a': 'x' }

/** Makes a data folder with a database of one row, secrets, an original, and files that no backup needs. */
function openData(t: Test) {
  const folder = temporaryFolder(t)
  const dataDir = join(folder, 'data')
  for (const [name, content] of Object.entries({ ...KEPT, ...LEFT_OUT })) {
    mkdirSync(dirname(join(dataDir, name)), { recursive: true })
    writeFileSync(join(dataDir, name), content)
  }
  const database = new Sqlite(join(dataDir, 'page-speed-boost.db'))
  database.exec(`create table a (id integer primary key); insert into a values (7);
    create table b (a_id integer references a (id)); insert into b values (7)`)
  database.close()
  return { folder, dataDir, target: join(folder, 'backup.tar') }
}

type Entries = Record<string, Buffer>

/** Returns the files in a tar file, in their order. */
async function entriesOf(path: string): Promise<Entries> {
  const archive = extract()
  archive.end(readFileSync(path))
  const found: Entries = {}
  for await (const entry of archive) found[entry.header.name] = await buffer(entry)
  return found
}

/** Writes a tar file with these files. */
async function writeEntries(path: string, entries: Entries): Promise<void> {
  const archive = pack()
  for (const [name, content] of Object.entries(entries)) archive.entry({ name }, content)
  archive.finalize()
  writeFileSync(path, await buffer(archive))
}

const changed = (entries: Entries, change: object): Entries => {
  const manifest = JSON.parse(String(entries['manifest.json']))
  return { ...entries, 'manifest.json': Buffer.from(JSON.stringify({ ...manifest, ...change })) }
}

/** Reads a backup into an empty folder. Returns the folder, and the message of the refusal if there is one. */
async function read(t: Test, path: string) {
  const into = join(temporaryFolder(t), 'into')
  const said = await readBackup(path, (name) => join(into, name)).then(
    () => '',
    (error: Error) => error.message
  )
  return { into, said }
}

t.test(
  'a backup holds the database, the secrets and the originals, and nothing else',
  async (t) => {
    const { folder, dataDir, target } = openData(t)
    const manifest = await writeBackup(dataDir, target)
    const entries = await entriesOf(target)
    const names = Object.keys(entries)
    t.equal(names[0], 'page-speed-boost.db', 'the database is copied before the originals')
    t.equal(names.at(-1), 'manifest.json', 'a backup that was cut short has no manifest')
    t.strictSame(names.slice(1, -1).sort(), Object.keys(KEPT).sort())
    for (const [name, content] of Object.entries(KEPT))
      t.ok(entries[name]?.equals(Buffer.from(content)), name)
    const { 'manifest.json': last, ...files } = entries
    t.strictSame(JSON.parse(String(last)), manifest)
    const bytes = Object.values(files).reduce((sum, { length }) => sum + length, 0)
    const database = sha256(files['page-speed-boost.db'] ?? '')
    t.match(manifest, { version: 1, files: 6, bytes, database })
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
  t.equal((await read(t, target)).said, '')
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
  t.strictSame(await readBackup(target, (name) => join(into, name)), manifest)
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
  t.strictSame(await readBackup(target, onlyDatabase), manifest, 'a check writes nothing else')
  t.strictSame(readdirSync(only), ['page-speed-boost.db'])
})

t.test('a backup that is not whole is refused with the reason', async (t) => {
  const { folder, dataDir, target } = openData(t)
  await writeBackup(dataDir, target)
  const whole = await entriesOf(target)
  const { 'manifest.json': manifest = Buffer.alloc(0), ...files } = whole
  const { [`${FOLDER}/${HASH}`]: original = Buffer.alloc(0), ...withoutOriginal } = whole
  const broken = Buffer.from(original).fill(8, 500, 501)
  const database = Buffer.from(whole['page-speed-boost.db'] ?? '').fill(8, 4096 + 10, 4096 + 200)
  const path = join(folder, 'changed.tar')
  const refusals: [RegExp, Entries][] = [
    [/it was cut short/, files],
    [/it does not hold what its manifest says/, withoutOriginal],
    [/it does not hold what its manifest says/, changed(whole, { files: 7 })],
    [/it does not hold what its manifest says/, changed(whole, { bytes: 1 })],
    [/it does not hold what its manifest says/, changed(whole, { database: HASH })],
    [/it does not hold/, { ...whole, 'page-speed-boost.db': database }],
    [/has another content/, { ...whole, [`${FOLDER}/${HASH}`]: broken }],
    [/a newer version of Page Speed Boost wrote it/, changed(whole, { version: 2 })],
    [/it holds "..\/evil"/, { ...files, '../evil': manifest, 'manifest.json': manifest }],
    [/it holds "lock.db"/, { ...files, 'lock.db': manifest, 'manifest.json': manifest }]
  ]
  for (const [reason, entries] of refusals) {
    await writeEntries(path, entries)
    const { said } = await read(t, path)
    t.match(said, reason)
    t.match(said, `${path} cannot be used: `)
  }
  await writeEntries(path, whole)
  t.equal((await read(t, path)).said, '', 'unchanged, it is accepted')
  const bytes = readFileSync(path)
  for (const cut of [bytes.length >> 1, 700, 5]) {
    writeFileSync(path, bytes.subarray(0, cut))
    t.match((await read(t, path)).said, /cannot be used: it was cut short, or/, `${cut} bytes`)
  }
  t.equal(
    (await read(t, join(folder, 'no.tar'))).said,
    `there is no file ${join(folder, 'no.tar')}`
  )
  t.equal((await read(t, folder)).said, `${folder} is a folder, not a backup`)
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

/** Makes a database whose index and rows disagree, which is not visible in its structure. */
function damagedDatabase(folder: string): Buffer {
  const path = join(folder, 'damaged.db')
  const database = new Sqlite(path)
  database.exec("create table c (x text); create index i on c (x); insert into c values ('needle')")
  database.close()
  const bytes = readFileSync(path)
  bytes.write('noodle', bytes.indexOf('needle'))
  writeFileSync(path, bytes)
  return bytes
}

t.test('a backup with a damaged database is refused, even if its manifest agrees', async (t) => {
  const { folder, dataDir, target } = openData(t)
  await writeBackup(dataDir, target)
  const whole = await entriesOf(target)
  const damaged = damagedDatabase(folder)
  const { length } = whole['page-speed-boost.db'] ?? Buffer.alloc(0)
  const { bytes } = JSON.parse(String(whole['manifest.json']))
  await writeEntries(
    target,
    changed(
      { ...whole, 'page-speed-boost.db': damaged },
      { database: sha256(damaged), bytes: bytes - length + damaged.length }
    )
  )
  t.match((await read(t, target)).said, /cannot be used: the database is damaged: row 1 missing/)
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
