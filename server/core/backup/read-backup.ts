import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import Sqlite from 'better-sqlite3'
import { extract } from 'tar-stream'
import { DamageError, UsageError } from '../command-errors.ts'
import { troubleIn } from '../disk/trouble.ts'
import { DATABASE, hashInName, isContent, MANIFEST, type Manifest } from './contents.ts'

/** What tar-stream says of a file that ends too early. */
const CUT_SHORT = /^(Stream was destroyed|Unexpected end of data)$/

/**
 * Reads a backup from start to end and checks it: each original against the hash in its name, the database against its
 * hash in the manifest and with SQLite's own checks, and the number of files and bytes against the manifest.
 * @param placeOf returns the path at which a file is to be written, or undefined to only check it. The path of the
 *   database is required.
 * @throws UsageError when there is no such file
 * @throws DamageError when the file is damaged or is not a backup. Files that were written before that stay.
 */
export async function readBackup(
  path: string,
  placeOf: (name: string) => string | undefined
): Promise<Manifest> {
  const found = { files: 0, bytes: 0, database: '' }
  let manifest: Manifest | undefined
  const archive = extract()
  const reading = pipeline(createReadStream(path), archive)
  reading.catch(() => {})
  try {
    for await (const entry of archive) {
      const { name } = entry.header
      const content = entry as AsyncIterable<Buffer>
      if (name === MANIFEST) {
        manifest = await readManifest(content)
        continue
      }
      if (!isContent(name)) throw new Error(`it holds ${JSON.stringify(name)}`)
      const { hash, bytes } = await take(content, placeOf(name))
      if (hash !== (hashInName(name) ?? hash)) throw new Error(`${name} has another content`)
      if (name === DATABASE) found.database = hash
      found.files++
      found.bytes += bytes
    }
    await reading
    if (!manifest) throw new Error('it was cut short')
    const { files, bytes, database } = manifest
    if (files !== found.files || bytes !== found.bytes || database !== found.database)
      throw new Error('it does not hold what its manifest says')
    checkDatabase(placeOf(DATABASE) ?? '')
    return manifest
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' && !existsSync(path)) throw new UsageError(`there is no file ${path}`)
    if (code === 'EISDIR') throw new UsageError(`${path} is a folder, not a backup`)
    // The disk of DATA_DIR is to blame, not the backup.
    if (troubleIn(error)) throw error
    const why = CUT_SHORT.test(message) ? 'it was cut short, or it is no backup' : message
    throw new DamageError(`${path} cannot be used: ${why}`, { cause: error })
  }
}

/**
 * Checks the integrity and the foreign keys of a database.
 * @throws when SQLite finds a fault
 */
export function checkDatabase(path: string): void {
  const database = new Sqlite(path, { fileMustExist: true })
  try {
    const found = database.pragma('integrity_check', { simple: true })
    if (found !== 'ok') throw new Error(`the database is damaged: ${String(found)}`)
    const lost = database.pragma('foreign_key_check') as unknown[]
    if (lost.length > 0) throw new Error(`${lost.length} rows of the database refer to none`)
  } finally {
    database.close()
  }
}

async function readManifest(entry: AsyncIterable<Buffer>): Promise<Manifest> {
  let text = ''
  for await (const chunk of entry) text += String(chunk)
  const manifest = JSON.parse(text) as Manifest
  if (manifest.version !== 1) throw new Error('a newer version of Page Speed Boost wrote it')
  return manifest
}

/**
 * Reads one file of a backup to its end, and writes it to `place` if that is given. Returns its SHA-256 and its size
 * in bytes.
 */
async function take(entry: AsyncIterable<Buffer>, place: string | undefined) {
  const hash = createHash('sha256')
  let bytes = 0
  if (place !== undefined) {
    await mkdir(dirname(place), { recursive: true, mode: 0o700 })
    await rm(place, { force: true })
  }
  const file = place === undefined ? undefined : await open(place, 'wx', 0o600)
  try {
    for await (const chunk of entry) {
      hash.update(chunk)
      bytes += chunk.length
      await file?.writeFile(chunk)
    }
    await file?.sync()
  } finally {
    await file?.close()
  }
  return { hash: hash.digest('hex'), bytes }
}
