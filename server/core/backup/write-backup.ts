import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { type FileHandle, open, readdir, rm } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import Sqlite from 'better-sqlite3'
import { type Pack, pack } from 'tar-stream'
import { toText } from '../clock.ts'
import { UsageError } from '../command-errors.ts'
import { ConfigError } from '../config/config.ts'
import { moveIntoFree, temporaryBeside } from '../disk/atomic-file.ts'
import { sha256 } from '../files/hash.ts'
import { emptyWhenMissing, undefinedWhenMissing } from '../files/missing.ts'
import { DATABASE, isContent, ORIGINALS, SECRETS, SUMS } from './contents.ts'
import { type Manifest, sealed, tailOf } from './manifest.ts'
import { sumOf } from './sums.ts'

/**
 * Writes the database, the secrets and the originals of DATA_DIR into one tar file. The server may be running. The
 * database is copied first, in one transaction. Every original that the copy names is therefore already stored, and an
 * original that is stored later does no harm.
 * @throws ConfigError when DATA_DIR has no database
 * @throws UsageError when the target's folder does not exist, or the target exists already
 */
export async function writeBackup(dataDir: string, target: string): Promise<Manifest> {
  const source = join(dataDir, DATABASE)
  if (!existsSync(source)) throw new ConfigError(`DATA_DIR ${dataDir} has no database yet`)
  if (!existsSync(dirname(target))) throw new UsageError(`there is no folder ${dirname(target)}`)
  if (existsSync(target)) throw new UsageError(`${target} exists; name a file that does not`)
  const [copy, temporary] = [temporaryBeside(target), temporaryBeside(target)]
  try {
    await copyDatabase(source, copy)
    const manifest = await writeFiles(dataDir, copy, temporary)
    await moveIntoFree(temporary, target)
    return manifest
  } finally {
    for (const path of [copy, temporary]) await rm(path, { force: true })
  }
}

async function copyDatabase(source: string, copy: string): Promise<void> {
  // SQLite writes into an existing file as long as it is empty, and keeps its mode.
  await (await open(copy, 'wx', 0o600)).close()
  const database = new Sqlite(source, { fileMustExist: true })
  try {
    database.prepare('vacuum into ?').run(copy)
  } finally {
    database.close()
  }
}

async function writeFiles(dataDir: string, copy: string, target: string): Promise<Manifest> {
  const archive = pack()
  const file = await open(target, 'wx', 0o600)
  const sums: string[] = []
  let bytes = 0
  let manifest: Manifest | undefined
  const manifestOf = (archiveHash: string): Manifest =>
    sealed({
      version: 2,
      createdAt: toText(new Date()),
      files: sums.length,
      bytes,
      sums: sha256(sums.join('')),
      archive: archiveHash
    })
  const written = pipeline(
    archive,
    withManifest((hash) => {
      manifest = manifestOf(hash)
      return tailOf(manifest)
    }),
    file.createWriteStream({ flush: true })
  )
  // A full disk ends the stream while files are still being added; the error is thrown below.
  written.catch(() => {})
  const add = async (name: string, path: string) => {
    const source = await open(path, 'r').catch(undefinedWhenMissing)
    // The retention of an original may end while the backup is being written.
    if (!source) return
    try {
      const added = await addFile(archive, name, source)
      sums.push(sumOf(name, added.hash))
      bytes += added.bytes
    } finally {
      await source.close()
    }
  }
  try {
    await Promise.race([addAll(dataDir, copy, add), written])
    archive.entry({ name: SUMS, mode: 0o600 }, sums.join(''))
    archive.finalize()
    await written
    return manifest as Manifest
  } catch (error) {
    archive.destroy()
    throw error
  }
}

/** The two empty blocks with which tar-stream ends an archive. */
const END_BYTES = 1024

/** Puts the manifest at the end of an archive. It holds the hash of all that is before it. */
function withManifest(tail: (archiveHash: string) => Promise<Buffer>) {
  return async function* (archive: Pack) {
    const hash = createHash('sha256')
    let held = Buffer.alloc(0)
    for await (const chunk of archive as AsyncIterable<Buffer>) {
      const all = Buffer.concat([held, chunk])
      const ready = all.subarray(0, Math.max(0, all.length - END_BYTES))
      held = all.subarray(ready.length)
      hash.update(ready)
      yield ready
    }
    yield await tail(hash.digest('hex'))
  }
}

async function addAll(
  dataDir: string,
  copy: string,
  add: (name: string, path: string) => Promise<void>
): Promise<void> {
  await add(DATABASE, copy)
  for (const name of SECRETS) await add(name, join(dataDir, name))
  const entries = await readdir(join(dataDir, ORIGINALS), {
    recursive: true,
    withFileTypes: true
  }).catch(emptyWhenMissing)
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    const name = relative(dataDir, path).split(sep).join('/')
    if (entry.isFile() && isContent(name)) await add(name, path)
  }
}

/** Adds a file to the archive. Returns its SHA-256 and its size in bytes. */
async function addFile(archive: Pack, name: string, source: FileHandle) {
  const { size, mtime } = await source.stat()
  const header = { name, size, mtime, mode: 0o600 }
  const hash = createHash('sha256')
  if (size === 0) archive.entry(header, '')
  else {
    const bytes = source.createReadStream({ start: 0, end: size - 1, autoClose: false })
    bytes.on('data', (chunk) => hash.update(chunk))
    await pipeline(bytes, archive.entry(header))
  }
  return { hash: hash.digest('hex'), bytes: size }
}
