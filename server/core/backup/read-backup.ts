import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import Sqlite from 'better-sqlite3'
import { extract } from 'tar-stream'
import { ConfigError } from '../config/config.ts'
import { troubleIn } from '../disk/trouble.ts'
import { DATABASE, hashInName, isContent, MANIFEST, type Manifest } from './contents.ts'

/** What tar-stream says of a file that ends too early. */
const CUT_SHORT = /^(Stream was destroyed|Unexpected end of data)$/

/**
 * Reads a backup from start to end and checks every byte of it: each original against its name, the database against
 * the manifest and by itself, and that nothing is missing.
 * @param placeOf returns the path at which a file is to be written, or undefined to only check it. The path of the
 *   database is required.
 * @throws ConfigError when the backup is damaged or is none; the files that were written until then stay
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
    if (code === 'ENOENT' && !existsSync(path)) throw new ConfigError(`there is no file ${path}`)
    if (code === 'EISDIR') throw new ConfigError(`${path} is a folder, not a backup`)
    // The disk of DATA_DIR is to blame, not the backup.
    if (troubleIn(error)) throw error
    const why = CUT_SHORT.test(message) ? 'it was cut short, or it is no backup' : message
    throw new ConfigError(`${path} cannot be used: ${why}`, { cause: error })
  }
}

/** @throws when SQLite finds the database damaged */
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

/** Reads a file of the backup to its end, and writes it if it has a place. */
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
