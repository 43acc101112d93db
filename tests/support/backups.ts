import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import Sqlite from 'better-sqlite3'
import type { Test } from 'tap'
import { extract, pack } from 'tar-stream'
import { readBackup } from '../../server/core/backup/read-backup.ts'
import { temporaryFolder } from './temporary-folder.ts'

export const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')

export const ORIGINAL = Buffer.alloc(100_000, 7)
export const HASH = sha256(ORIGINAL)
export const FOLDER = `storage/originals/1/${HASH.slice(0, 2)}`
export const USE = `.${'0'.repeat(16)}.use`
export const KEPT = {
  'admin-token': 'a token',
  'secret-key': 'a key',
  [`${FOLDER}/${HASH}`]: ORIGINAL,
  [`${FOLDER}/${HASH}.json`]: '',
  [`${FOLDER}/${HASH}${USE}`]: '{}'
}
export const LEFT_OUT = { 'lock.db': 'x', [`${FOLDER}/mine.txt`]: 'x', 'storage/scratch/a': 'x' }

/** Makes a data folder with a database of one row, secrets, an original, and files that no backup needs. */
export function openData(t: Test) {
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

export type Entries = Record<string, Buffer>

/** Returns the files in a tar file, in their order. */
export async function entriesOf(path: string): Promise<Entries> {
  const archive = extract()
  archive.end(readFileSync(path))
  const found: Entries = {}
  for await (const entry of archive) found[entry.header.name] = await buffer(entry)
  return found
}

/** Writes a tar file with these files. */
export async function writeEntries(
  path: string,
  entries: Entries | [string, Buffer][]
): Promise<void> {
  const archive = pack()
  const list = Array.isArray(entries) ? entries : Object.entries(entries)
  for (const [name, content] of list) archive.entry({ name }, content)
  archive.finalize()
  writeFileSync(path, await buffer(archive))
}

/** Returns the same backup as the version before SHA256SUMS wrote it. */
export function asOlder(all: Entries): Entries {
  const entries = Object.fromEntries(Object.entries(all).filter(([name]) => name !== 'SHA256SUMS'))
  const { createdAt, files } = JSON.parse(String(entries['manifest.json']))
  const sizes = Object.entries(entries).map(([name, { length }]) =>
    name === 'manifest.json' ? 0 : length
  )
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  const database = sha256(entries['page-speed-boost.db'] ?? '')
  const manifest = { version: 1, createdAt, files, bytes, database }
  return { ...entries, 'manifest.json': Buffer.from(JSON.stringify(manifest)) }
}

export const changed = (entries: Entries, change: object): Entries => {
  const manifest = JSON.parse(String(entries['manifest.json']))
  return { ...entries, 'manifest.json': Buffer.from(JSON.stringify({ ...manifest, ...change })) }
}

/** Reads a backup into an empty folder. Returns the folder, and what is wrong with the backup. */
export async function readInto(t: Test, path: string) {
  const into = join(temporaryFolder(t), 'into')
  const said = await readBackup(path, (name) => join(into, name)).then(
    ({ faults }) => faults.join('\n'),
    (error: Error) => error.message
  )
  return { into, said }
}
