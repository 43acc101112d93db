import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { Test } from 'tap'
import type { BucketSettings } from '../../../../server/core/config/storage-url.ts'
import { type Files, openFiles } from '../../../../server/core/files/files.ts'
import { sha256 } from '../../../../server/core/files/hash.ts'
import { startBucket, type TestBucket } from '../../../support/bucket/bucket.ts'
import { type MovableClock, testClock } from '../../../support/clock.ts'
import { emptyFolder } from '../../platforms/local-store-support.ts'

/** Reaches what is stored as an operator does, beside the interface. Names are those of objects in the storage. */
type Raw = {
  read(name: string): Promise<string | undefined>
  write(name: string, text: string | Uint8Array): Promise<void>
  remove(name: string): Promise<void>
  /** Lists the names that begin with this. */
  names(start?: string): Promise<string[]>
  /** Returns a value that changes when the object is written again. */
  writingOf(name: string): Promise<unknown>
}

export type OpenedStorage = {
  files: Files
  clock: MovableClock
  raw: Raw
  /** The folder given to openFiles. A bucket leaves only its `scratch` there. */
  folder: string
  /** What another process needs to use the same storage. */
  settings: BucketSettings | null
  bucket: TestBucket | null
  /** Returns the names of unfinished files. */
  scratch(): Promise<string[]>
}

export const FIRST_DAY = '2026-11-21T08:00:00.000Z'

/** Both kinds of storage. The same tests run on each of them. */
export const KINDS = ['folder', 'bucket'] as const

/** Opens an empty storage of a kind. */
export async function openStorage(t: Test, kind: (typeof KINDS)[number]): Promise<OpenedStorage> {
  const folder = join(await emptyFolder(t), 'data/storage')
  const clock = testClock(FIRST_DAY)
  const bucket = kind === 'bucket' ? await startBucket(t) : null
  const settings = bucket?.settings ?? null
  const files = await openFiles(folder, clock, { bucket: settings })
  const raw = bucket ? rawBucket(bucket) : rawFolder(folder)
  return {
    files,
    clock,
    raw,
    folder,
    settings,
    bucket,
    scratch: () => readdir(join(folder, 'scratch'))
  }
}

/** Returns the name of an original in the storage. */
export const nameOf = (shopId: number, hash: string): string =>
  `originals/${shopId}/${hash.slice(0, 2)}/${hash}`

function rawFolder(folder: string): Raw {
  return {
    read: (name) => readFile(join(folder, name), 'utf8').catch(() => undefined),
    async write(name, text) {
      await mkdir(dirname(join(folder, name)), { recursive: true })
      await writeFile(join(folder, name), text)
    },
    remove: (name) => rm(join(folder, name)),
    async names(start = '') {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      return entries
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
        .filter((name) => name.startsWith(start))
        .sort()
    },
    writingOf: async (name) => (await stat(join(folder, name))).ino
  }
}

function rawBucket({ bucket, asked, keys, read }: TestBucket): Raw {
  return {
    read: async (name) => (await read(name))?.toString(),
    async write(name, text) {
      const bytes = Buffer.from(text)
      await bucket.put(name, bytes, sha256(bytes))
    },
    remove: bucket.remove,
    names: keys,
    writingOf: async (name) =>
      asked.filter(({ method, key }) => method === 'PUT' && key.endsWith(`/${name}`)).length
  }
}
