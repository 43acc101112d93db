import { createHash } from 'node:crypto'
import { type FileHandle, open, rm, stat } from 'node:fs/promises'
import { sha256, sha256OfFile } from '../hash.ts'
import { undefinedWhenMissing } from '../missing.ts'
import type { ObjectStorage } from '../object-storage.ts'
import { otherContent } from '../whole-file.ts'
import type { Bucket } from './bucket.ts'

/** How many objects of a folder are removed at once. S3 removes an object in some 20 ms. */
const REMOVED_AT_ONCE = 16

/**
 * Opens a storage that keeps objects in a bucket. A PUT is atomic, and what it stored survives once it has been
 * answered, so nothing needs to be prepared or settled.
 */
export const openBucketStorage = (bucket: Bucket, scratchPath: () => string): ObjectStorage => ({
  nameOf: bucket.nameOf,
  prepare: async () => {},
  settle: async () => {},
  sizeOf: bucket.sizeOf,
  isWhole: (key, hash) => isWhole(bucket, key, hash),
  ...writingTo(bucket),
  ...readingFrom(bucket, scratchPath),
  ...listing(bucket)
})

const writingTo = (bucket: Bucket): Pick<ObjectStorage, 'putText' | 'putOriginal' | 'putFile'> => ({
  putText: (key, text) => bucket.put(key, Buffer.from(text), sha256(text)),

  async putOriginal(key, hash, content) {
    const body = content instanceof Uint8Array ? content : await bodyOf(content.path)
    await bucket.put(key, body, hash)
    // Not every service compares what it receives with the hash.
    if (!(await isWhole(bucket, key, hash)))
      throw new Error(
        `Expected ${bucket.nameOf(key)} to have the content ${hash} but it has another one`
      )
  },

  async putFile(key, path) {
    await bucket.put(key, await bodyOf(path), await hashOf(path))
    await rm(path, { force: true })
  }
})

const readingFrom = (
  bucket: Bucket,
  scratchPath: () => string
): Pick<ObjectStorage, 'readText' | 'read' | 'open' | 'withFile'> => ({
  readText: (key) => bucket.get(key, textOf).catch(undefinedWhenMissing),

  read: (key, hash) =>
    bucket.get(key, async (content, sizeBytes) => {
      const bytes = await bytesOf(content, sizeBytes)
      if (sha256(bytes) !== hash) throw otherContent(hash)
      return bytes
    }),

  async open(key, hash) {
    // The file loses its name at once, so that the system frees it when it is closed, however the process ends.
    const path = scratchPath()
    const file = await open(path, 'wx+', 0o600)
    try {
      return { file, sizeBytes: await download(bucket, key, hash, file) }
    } catch (error) {
      await file.close()
      throw error
    } finally {
      await rm(path, { force: true })
    }
  },

  async withFile(key, hash, use) {
    const path = scratchPath()
    try {
      const file = await open(path, 'wx', 0o600)
      try {
        await download(bucket, key, hash, file)
      } finally {
        await file.close()
      }
      return await use(path)
    } finally {
      await rm(path, { force: true })
    }
  }
})

function listing(
  bucket: Bucket
): Pick<
  ObjectStorage,
  'list' | 'listBeside' | 'listTimed' | 'listFolders' | 'remove' | 'removeAll'
> {
  const timed = (start: string) => gather(bucket.list(start))
  const keys = async (start: string) => (await timed(start)).map(({ key }) => key)
  return {
    list: (folder) => keys(`${folder}/`),
    listBeside: keys,
    listTimed: (folder) => timed(`${folder}/`),
    listFolders: (folder) => gather(bucket.listFolders(`${folder}/`)),
    remove: bucket.remove,

    async removeAll(folder) {
      const left = await keys(`${folder}/`)
      const work = async () => {
        for (let key = left.pop(); key !== undefined; key = left.pop()) await bucket.remove(key)
      }
      await Promise.all(Array.from({ length: REMOVED_AT_ONCE }, work))
    }
  }
}

/** Copies an object into a file and compares it with the hash, if that is given. Returns its size. */
const download = (
  bucket: Bucket,
  key: string,
  hash: string | undefined,
  file: FileHandle
): Promise<number> =>
  bucket.get(key, async (content) => {
    await file.truncate()
    const found = createHash('sha256')
    let sizeBytes = 0
    for await (const chunk of content) {
      found.update(chunk)
      await file.write(chunk, 0, chunk.length, sizeBytes)
      sizeBytes += chunk.length
    }
    if (hash !== undefined && found.digest('hex') !== hash) throw otherContent(hash)
    return sizeBytes
  })

const isWhole = (bucket: Bucket, key: string, hash: string): Promise<boolean> =>
  bucket
    .get(key, async (content) => {
      const found = createHash('sha256')
      for await (const chunk of content) found.update(chunk)
      return found.digest('hex') === hash
    })
    .catch((error) => undefinedWhenMissing(error) ?? false)

async function gather<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const item of items) all.push(item)
  return all
}

const bodyOf = async (path: string) => ({ path, sizeBytes: (await stat(path)).size })

async function hashOf(path: string): Promise<string> {
  const file = await open(path, 'r')
  try {
    return await sha256OfFile(file)
  } finally {
    await file.close()
  }
}

async function textOf(content: AsyncIterable<Buffer>): Promise<string> {
  return Buffer.concat(await gather(content)).toString()
}

/** Reads content into one buffer of its size, so that it is never in memory twice. */
async function bytesOf(content: AsyncIterable<Buffer>, sizeBytes: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(sizeBytes)
  let at = 0
  for await (const chunk of content) at += chunk.copy(bytes, at)
  return bytes.subarray(0, at)
}
