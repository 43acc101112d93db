import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import t from 'tap'
import { readBackup } from '../../../../server/core/backup/read-backup.ts'
import { writeBackup } from '../../../../server/core/backup/write-backup.ts'
import {
  asOlder,
  changed,
  type Entries,
  entriesOf,
  FOLDER,
  HASH,
  KEPT,
  ORIGINAL,
  openData,
  readInto,
  USE,
  writeEntries
} from '../../../support/backups.ts'
import { repeated } from '../../../support/lane.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

t.test('a backup that cannot be used at all is refused with the reason', async (t) => {
  const { folder, dataDir, target } = openData(t)
  await writeBackup(dataDir, target)
  const whole = await entriesOf(target)
  const older = asOlder(whole)
  const { 'manifest.json': _, ...files } = whole
  const { [`${FOLDER}/${HASH}`]: original, ...olderWithoutOriginal } = older
  t.ok(original)
  const { 'page-speed-boost.db': bytesOfDatabase, ...withoutDatabase } = whole
  const database = Buffer.from(bytesOfDatabase ?? '').fill(8, 4096 + 10, 4096 + 200)
  const path = join(folder, 'changed.tar')
  const refusals: [RegExp, Entries][] = [
    [/it was cut short/, files],
    [/its database is damaged/, { ...whole, 'page-speed-boost.db': database }],
    [/its database is damaged/, withoutDatabase],
    [/manifest\.json is damaged/, changed(whole, { files: 7 })],
    [/manifest\.json is damaged/, { ...whole, 'manifest.json': Buffer.from('{') }],
    [/manifest\.json is damaged/, { ...whole, 'manifest.json': Buffer.from('null') }],
    [/a newer version of Page Speed Boost wrote it/, changed(whole, { version: 3 })],
    [/it does not hold what its manifest says/, olderWithoutOriginal],
    [/it does not hold what its manifest says/, changed(older, { files: 7 })],
    [/it does not hold what its manifest says/, changed(older, { bytes: 1 })],
    [/it does not hold what its manifest says/, changed(older, { database: HASH })],
    [/it does not hold what its/, { ...older, 'page-speed-boost.db': database }]
  ]
  for (const [reason, entries] of refusals) {
    await writeEntries(path, entries)
    const { said } = await readInto(t, path)
    t.match(said, reason)
    t.match(said, `${path} cannot be used: `)
  }
  const bytes = readFileSync(target)
  for (const cut of [bytes.length >> 1, 700, 5]) {
    writeFileSync(path, bytes.subarray(0, cut))
    t.match((await readInto(t, path)).said, /cannot be used: it was cut short, or/, `${cut} bytes`)
  }
  t.equal(
    (await readInto(t, join(folder, 'no.tar'))).said,
    `there is no file ${join(folder, 'no.tar')}`
  )
  t.equal((await readInto(t, folder)).said, `${folder} is a folder, not a backup`)
})

t.test(
  'what is damaged, missing or added in a backup is named, and the rest comes back',
  async (t) => {
    const { folder, dataDir, target } = openData(t)
    await writeBackup(dataDir, target)
    const whole = await entriesOf(target)
    const kept = `${FOLDER}/${HASH}`
    const flipped = (name: string) => {
      const bytes = Buffer.from(whole[name] ?? '')
      bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
      return { ...whole, [name]: bytes }
    }
    const other = `storage/originals/1/ab/${'ab'.repeat(32)}`
    const list = Object.entries(whole)
    const added = (name: string, content = 'x'): [string, Buffer][] => [
      ...list.slice(0, 3),
      [name, Buffer.from(content)],
      ...list.slice(3)
    ]
    const changes: [string, Entries | [string, Buffer][], string[]][] = [
      [`damaged: ${kept}`, flipped(kept), [kept]],
      ['damaged: secret-key', flipped('secret-key'), ['secret-key']],
      ['damaged: admin-token', flipped('admin-token'), ['admin-token']],
      [`damaged: ${kept}${USE}`, flipped(kept + USE), [kept + USE]],
      [
        `damaged: ${kept}.json`,
        { ...whole, [`${kept}.json`]: Buffer.from('{}') },
        [`${kept}.json`]
      ],
      [`missing: ${kept}`, list.filter(([name]) => name !== kept), [kept]],
      [`it holds "${other}.json", which was added later`, added(`${other}.json`), []],
      ['it holds "../evil"', added('../evil'), []],
      ['it holds "lock.db"', added('lock.db'), []],
      ['it holds "secret-key" twice', added('secret-key'), []],
      [
        'the archive was changed after it was written, but every file in it is whole',
        [...list.slice(0, 1), ...list.slice(1, -2).reverse(), ...list.slice(-2)],
        []
      ]
    ]
    const path = join(folder, 'changed.tar')
    for (const [fault, entries, lost] of changes) {
      await writeEntries(path, entries)
      const { said, into } = await readInto(t, path)
      t.equal(said, fault)
      for (const [name, content] of Object.entries(KEPT))
        if (lost.includes(name)) t.notOk(existsSync(join(into, name)), `${fault}: left out`)
        else t.ok(readFileSync(join(into, name)).equals(Buffer.from(content)), `${fault}: ${name}`)
      t.notOk(existsSync(join(into, `${other}.json`)))
      t.notOk(existsSync(join(into, '../evil')))
    }
    t.equal((await readInto(t, target)).said, '', 'unchanged, it is accepted')
  }
)

t.test(
  'a backup of the version before SHA256SUMS can be read, and its originals are checked',
  async (t) => {
    const { folder, dataDir, target } = openData(t)
    await writeBackup(dataDir, target)
    const older = asOlder(await entriesOf(target))
    const path = join(folder, 'older.tar')
    await writeEntries(path, older)
    const { said, into } = await readInto(t, path)
    t.equal(said, '')
    for (const [name, content] of Object.entries(KEPT))
      t.ok(readFileSync(join(into, name)).equals(Buffer.from(content)), name)
    const broken = Buffer.from(ORIGINAL).fill(8, 500, 501)
    await writeEntries(path, { ...older, [`${FOLDER}/${HASH}`]: broken })
    t.equal((await readInto(t, path)).said, `damaged: ${FOLDER}/${HASH}`)
  }
)

t.test('every changed byte of a backup is noticed, wherever it is §2.1.6', async (t) => {
  const { folder, dataDir, target } = openData(t)
  await writeBackup(dataDir, target)
  const whole = readFileSync(target)
  const path = join(folder, 'flipped.tar')
  // Prime, so that every place in a block of 512 bytes has its turn; the long form tries every byte.
  const step = repeated({ test: 211, prove: 1 })
  // The original is large and of one kind, so only some of it is tried.
  const inside = whole.indexOf(ORIGINAL)
  const ofOriginal = (at: number) => at > inside + 2000 && at < inside + ORIGINAL.length - 2000
  let tried = 0
  const unnoticed: number[] = []
  const database = join(temporaryFolder(t), 'a.db')
  const placeOf = (name: string) => (name === 'page-speed-boost.db' ? database : undefined)
  for (let at = 0; at < whole.length; at += ofOriginal(at) ? 9973 : step) {
    const bytes = Buffer.from(whole)
    bytes[at] = (bytes[at] ?? 0) ^ (1 << (at % 8))
    writeFileSync(path, bytes)
    tried++
    const faults = await readBackup(path, placeOf).then(
      (read) => read.faults,
      (error: Error) => [error.message]
    )
    if (faults.length === 0) unnoticed.push(at)
  }
  t.ok(tried > 100, String(tried))
  t.strictSame(unnoticed, [])
  for (const [what, bytes] of [
    ['a block at its end', Buffer.concat([whole, Buffer.alloc(512)])],
    ['one byte at its end', Buffer.concat([whole, Buffer.from('x')])],
    ['a block less', whole.subarray(0, -512)]
  ] as const) {
    writeFileSync(path, bytes)
    t.not((await readInto(t, path)).said, '', what)
  }
})

t.test('a backup with a damaged database is refused, even if its manifest agrees', async (t) => {
  const { folder, dataDir, target } = openData(t)
  await writeBackup(dataDir, target)
  const whole = await entriesOf(target)
  const damaged = damagedDatabase(folder)
  await writeEntries(target, asOlder({ ...whole, 'page-speed-boost.db': damaged }))
  t.match(
    (await readInto(t, target)).said,
    /cannot be used: the database is damaged: row 1 missing/
  )
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
