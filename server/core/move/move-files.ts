import { dirname, join } from 'node:path'
import { DamageError } from '../command-errors.ts'
import { ConfigError } from '../config/config.ts'
import type { BucketSettings } from '../config/storage-url.ts'
import { takeFreeBucket } from '../files/bucket/owner.ts'
import { openStorage } from '../files/files.ts'
import { type Mark, readMark, writeMark } from '../files/move-mark.ts'
import type { ObjectStorage } from '../files/object-storage.ts'
import type { Report } from './move-database.ts'

export type StoragePlace = { dataDir: string; bucket: BucketSettings | null }

/** What was moved. `damaged` names the originals that could not be, because their content is not theirs any more. */
export type MovedFiles = { originals: number; damaged: string[] }

/** How many objects are copied at once. A bucket takes some 20 ms for each. */
const AT_ONCE = 8

/** How many objects are copied between two reports. */
const REPORTED = 1000

/** Matches the key of an original: the SHA-256 of its content. */
const ORIGINAL = /\/([0-9a-f]{64})$/

/** Names a storage: the folder, or the address in its bucket. */
export async function nameOfStorage(place: StoragePlace): Promise<string> {
  const { storage } = await openStorage(join(place.dataDir, 'storage'), place.bucket)
  const name = storage.nameOf('originals')
  return place.bucket ? `${name} at ${place.bucket.endpoint}` : name
}

/** Both storages, opened, with what is in them. */
export type StorageSides = {
  source: ObjectStorage
  target: ObjectStorage
  name: string
  mark: Mark | undefined
  there: Set<string>
  keys: string[]
}

/**
 * Opens both storages, and copies nothing yet.
 * @throws ConfigError when the other place has the files of another installation
 */
export async function openStorages(
  from: StoragePlace,
  to: StoragePlace & { secretKey: string }
): Promise<StorageSides> {
  const { storage: source } = await openStorage(join(from.dataDir, 'storage'), from.bucket)
  const { storage: target, bucket } = await openStorage(join(to.dataDir, 'storage'), to.bucket)
  await bucket?.probe()
  if (bucket) await takeFreeBucket(bucket, to.secretKey)
  const name = await nameOfStorage(from)
  const mark = await readMark(target)
  const there = new Set(await target.list('originals'))
  const keys = (await source.list('originals')).sort()
  const isUsed = mark?.state === 'done' && keys.some((key) => !there.has(key))
  if (there.size > 0 && (mark?.from !== name || isUsed))
    throw new ConfigError(
      `${target.nameOf('originals')} holds the files of another installation; name another place`
    )
  return { source, target, name, mark, there, keys }
}

/**
 * Copies all originals with their records and uses, and reads each back. The first place stays as it is. Killed at any
 * moment, it is called again and continues.
 */
export async function moveFiles(sides: StorageSides, report: Report): Promise<MovedFiles> {
  const { source, target, name, mark, there, keys } = sides
  if (mark?.state !== 'done') await writeMark(target, { from: name, state: 'begun' })

  const damaged: string[] = []
  for (let at = 0; at < keys.length; at += AT_ONCE) {
    const some = keys.slice(at, at + AT_ONCE)
    const whole = await Promise.all(some.map((key) => copy(source, target, key, there.has(key))))
    damaged.push(...some.filter((_, index) => !whole[index]))
    for (const folder of new Set(some.map(dirname))) await target.settle(`${folder}/any`)
    if (at > 0 && at % REPORTED === 0) report(`${at} of ${keys.length} files copied`)
  }
  await requireAll(source, target, keys, damaged)
  await writeMark(target, { from: name, state: 'done' })
  const originals = keys.filter((key) => ORIGINAL.test(key)).length - damaged.length
  return { originals, damaged: damaged.map((key) => source.nameOf(key)) }
}

/** Copies one object, unless the target has it already. Returns false for an original that is damaged. */
async function copy(
  source: ObjectStorage,
  target: ObjectStorage,
  key: string,
  isThere: boolean
): Promise<boolean> {
  const [, hash] = ORIGINAL.exec(key) ?? []
  if (hash === undefined) {
    const text = (await source.readText(key)) ?? ''
    if (isThere && (await target.readText(key)) === text) return true
    await target.prepare(key)
    await target.putText(key, text)
    return true
  }
  if (isThere && (await target.isWhole(key, hash))) return true
  if (!(await source.isWhole(key, hash))) return false
  await target.prepare(key)
  await target.putOriginal(key, hash, await source.read(key, hash))
  return true
}

/** @throws DamageError unless the target has all keys of the source, and no others */
async function requireAll(
  source: ObjectStorage,
  target: ObjectStorage,
  keys: string[],
  damaged: string[]
): Promise<void> {
  const expected = new Set(keys.filter((key) => !damaged.includes(key)))
  const found = await target.list('originals')
  const copied = new Set(found)
  const lost = [...expected].find((key) => !copied.has(key))
  const added = found.find((key) => !expected.has(key))
  if (lost !== undefined)
    throw new DamageError(`${source.nameOf(lost)} is missing in the copy; run move again`)
  if (added !== undefined)
    throw new DamageError(
      `${target.nameOf(added)} is in the copy only: the files have changed since this move was begun; remove it and run move again`
    )
}
