import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { open, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import Sqlite from 'better-sqlite3'
import { extract } from 'tar-stream'
import { DamageError, UsageError } from '../command-errors.ts'
import { makeFolder } from '../disk/durable-file.ts'
import { troubleIn } from '../disk/trouble.ts'
import { DATABASE, isContent, SUMS } from './contents.ts'
import {
  MANIFEST,
  type Manifest,
  type OldManifest,
  parseManifest,
  TAIL_BYTES,
  tailOf
} from './manifest.ts'
import { compareWithSums, listChanged } from './sums.ts'

/** What tar-stream says of a file that ends too early. */
const CUT_SHORT = /^(Stream was destroyed|Unexpected end of data)$/

/** What a backup says of itself, and what is wrong with it. */
export type ReadBackup = {
  manifest: Manifest | OldManifest
  /** Names of files that are damaged or missing. */
  lost: string[]
  /** One line about each thing that is wrong. A whole backup has none. */
  faults: string[]
}

/**
 * Reads a backup from start to end and checks every byte of it: each file against SUMS, each original against its name,
 * the archive against its manifest, and the database with SQLite's own checks. A backup of an older version has no SUMS.
 * @param placeOf returns the path at which a file is to be written, or undefined to only check it. The path of the
 *   database is required. Only whole files stay there.
 * @throws UsageError when there is no such file
 * @throws DamageError when it is no backup, its database is damaged, or it cannot be read to its end. Files that were
 *   written before that stay.
 */
export async function readBackup(
  path: string,
  placeOf: (name: string) => string | undefined
): Promise<ReadBackup> {
  try {
    return await readWhole(path, placeOf)
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

async function readWhole(
  path: string,
  placeOf: (name: string) => string | undefined
): Promise<ReadBackup> {
  const faults: string[] = []
  const found = new Map<string, string>()
  const texts = new Map<string, string>()
  let bytes = 0
  const raw = splitTail((await stat(path)).size)
  const archive = extract()
  const reading = pipeline(createReadStream(path), raw.pass, archive)
  reading.catch(() => {})
  for await (const entry of archive) {
    const { name } = entry.header
    if (name === MANIFEST || name === SUMS) texts.set(name, await text(entry))
    else if (isContent(name) && !found.has(name)) {
      const taken = await take(entry as AsyncIterable<Buffer>, placeOf(name))
      found.set(name, taken.hash)
      bytes += taken.bytes
    } else {
      faults.push(`it holds ${JSON.stringify(name)}${found.has(name) ? ' twice' : ''}`)
      entry.resume()
    }
  }
  await reading
  const manifest = manifestIn(texts)
  const { damaged, missing, added } =
    manifest.version === 1
      ? compareWithOld(manifest, found, bytes)
      : compareWithSums(found, texts.get(SUMS) ?? '', manifest.sums)
  const lost = [...new Set([...damaged, ...listChanged(found), ...missing])]
  if (lost.includes(DATABASE)) throw new Error('its database is damaged')
  for (const name of [...lost, ...added]) await removeAt(placeOf(name))
  faults.push(
    ...lost.map((name) => `${missing.includes(name) ? 'missing' : 'damaged'}: ${name}`),
    ...added.map((name) => `it holds ${JSON.stringify(name)}, which was added later`)
  )
  if (manifest.version === 2 && faults.length === 0 && !(await raw.isWhole(manifest)))
    faults.push('the archive was changed after it was written, but every file in it is whole')
  checkDatabase(placeOf(DATABASE) ?? '')
  return { manifest, lost, faults }
}

/** Hashes an archive while it is read, all but its tail. */
function splitTail(sizeBytes: number) {
  const hash = createHash('sha256')
  const tail: Buffer[] = []
  const end = sizeBytes - TAIL_BYTES
  return {
    async *pass(source: AsyncIterable<Buffer>) {
      let at = 0
      for await (const chunk of source) {
        const split = Math.min(chunk.length, Math.max(0, end - at))
        hash.update(chunk.subarray(0, split))
        tail.push(chunk.subarray(split))
        at += chunk.length
        yield chunk
      }
    },
    isWhole: async (manifest: Manifest): Promise<boolean> =>
      hash.digest('hex') === manifest.archive && Buffer.concat(tail).equals(await tailOf(manifest))
  }
}

function manifestIn(texts: Map<string, string>): Manifest | OldManifest {
  const found = texts.get(MANIFEST)
  if (found === undefined) throw new Error('it was cut short')
  return parseManifest(found)
}

/** @throws when a backup of an older version does not hold what its manifest counts */
function compareWithOld(manifest: OldManifest, found: Map<string, string>, bytes: number) {
  const { files, bytes: counted, database } = manifest
  if (files !== found.size || counted !== bytes || database !== found.get(DATABASE))
    throw new Error('it does not hold what its manifest says')
  return { damaged: [], missing: [], added: [] }
}

const removeAt = (place: string | undefined): Promise<void> =>
  place === undefined ? Promise.resolve() : rm(place, { force: true })

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

/**
 * Reads one file of a backup to its end, and writes it to `place` if that is given. Returns its SHA-256 and its size
 * in bytes.
 */
async function take(entry: AsyncIterable<Buffer>, place: string | undefined) {
  const hash = createHash('sha256')
  let bytes = 0
  if (place !== undefined) {
    await makeFolder(dirname(place), 0o700)
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
