import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { BucketSettings } from '../../config/storage-url.ts'
import { sha256 } from '../hash.ts'
import { undefinedWhenMissing } from '../missing.ts'
import type { TimedObject } from '../object-storage.ts'
import { type BucketError, connectionError } from './errors.ts'
import { pageOf } from './listing.ts'
import { type Body, textOf } from './request.ts'
import {
  type Ask,
  nameIn,
  openRequests,
  type SignedRequests,
  type TimeListener
} from './signed-requests.ts'

/** How often a request is sent, and the longest wait before the second time. Each further wait may be twice as long. */
const ATTEMPTS = 4
const FIRST_WAIT_MS = 400

/** How long a check waits for an answer. Whoever asks whether the server is ready does not wait longer. */
const CHECK_MS = 5000

/**
 * A bucket of S3 or of a service that speaks its protocol. All keys are relative to the prefix of STORAGE_URL. Every
 * function repeats a request that fails for a reason that may pass, since each of them has the same effect twice.
 * They throw a BucketError for trouble of the bucket.
 */
export type Bucket = {
  nameOf(key: string): string
  /**
   * Stores an object. The service refuses content with another hash.
   * @param hash the SHA-256 of the body
   */
  put(key: string, body: Body, hash: string): Promise<void>
  /**
   * Reads an object. `take` is called again with the whole content when the connection breaks.
   * @throws an error with the code ENOENT when there is no such object
   */
  get<T>(
    key: string,
    take: (content: AsyncIterable<Buffer>, sizeBytes: number) => Promise<T>
  ): Promise<T>
  /** Returns the size in bytes; undefined if there is no such object. */
  sizeOf(key: string): Promise<number | undefined>
  remove(key: string): Promise<void>
  /** Lists the objects whose keys begin with this. */
  list(start: string): AsyncGenerator<TimedObject>
  /** Lists the names of the folders in a folder, which ends with a slash. */
  listFolders(folder: string): AsyncGenerator<string>
  addressFor: SignedRequests['addressFor']
  /** Writes, reads, lists and removes an object. */
  probe(): Promise<void>
  /** Asks whether the bucket answers, once. */
  check(): Promise<void>
}

/** @param outside learns the time from answers that come over the internet */
export function openBucket(settings: BucketSettings, outside?: TimeListener): Bucket {
  const { prefix } = settings
  const requests = openRequests(settings, outside)
  const { ask, addressFor } = requests
  const pages = (query: Record<string, string>) => pagesOf(settings, requests, query)
  const finish = async (given: Ask) => drain(settings, await ask(given))

  const bucket: Bucket = {
    nameOf: (key) => nameIn(settings, key),
    addressFor,

    put(key, body, hash) {
      const headers = { 'content-type': 'application/octet-stream', 'x-amz-content-sha256': hash }
      return repeat(() => finish({ method: 'PUT', key, headers, body }))
    },

    get: (key, take) =>
      repeat(async () => {
        const response = await ask({ method: 'GET', key })
        try {
          const sizeBytes = Number(response.headers['content-length'] ?? 0)
          return await take(contentOf(settings, response), sizeBytes)
        } finally {
          // Whoever has not read the content to its end does not want the rest.
          if (!response.readableEnded) response.destroy()
        }
      }),

    async sizeOf(key) {
      const response = await repeat(async () => {
        const answer = await ask({ method: 'HEAD', key })
        await drain(settings, answer)
        return answer
      }).catch(undefinedWhenMissing)
      return response && Number(response.headers['content-length'])
    },

    remove: (key) => repeat(() => finish({ method: 'DELETE', key }).catch(undefinedWhenMissing)),

    async *list(start) {
      for await (const { objects } of pages({ prefix: prefix + start }))
        for (const { key, modifiedAt } of objects)
          yield { key: key.slice(prefix.length), modifiedAt }
    },

    async *listFolders(folder) {
      for await (const { folders } of pages({ prefix: prefix + folder, delimiter: '/' }))
        for (const name of folders) yield name.slice(prefix.length + folder.length, -1)
    },

    probe: () => probe(bucket),

    async check() {
      const query = { 'list-type': '2', 'max-keys': '1', prefix: `${prefix}probe/` }
      await finish({ method: 'GET', query, silenceMs: CHECK_MS })
    }
  }
  return bucket
}

async function probe({ put, get, list, remove }: Bucket): Promise<void> {
  const key = `probe/${randomUUID()}`
  await put(key, Buffer.from(key), sha256(key))
  await get(key, async (content) => {
    for await (const _ of content);
  })
  for await (const _ of list(key));
  await remove(key)
}

/** Repeats work that fails for a reason that may pass. */
async function repeat<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++)
    try {
      return await work()
    } catch (error) {
      if ((error as BucketError).code !== 'BUCKET_UNREACHABLE' || attempt === ATTEMPTS) throw error
      await wait(Math.random() * FIRST_WAIT_MS * 2 ** (attempt - 1))
    }
}

/** Reads and drops what is left of an answer, so that its connection can be used again. */
async function drain(settings: BucketSettings, response: IncomingMessage): Promise<void> {
  for await (const _ of contentOf(settings, response));
}

/** Yields the content of an answer. A connection that breaks meanwhile is trouble of the bucket. */
async function* contentOf(
  settings: BucketSettings,
  response: IncomingMessage
): AsyncGenerator<Buffer> {
  try {
    yield* response as AsyncIterable<Buffer>
  } catch (error) {
    throw connectionError(settings, error)
  }
}

async function* pagesOf(
  settings: BucketSettings,
  { ask }: SignedRequests,
  query: Record<string, string>
) {
  let next: string | undefined
  do {
    const asked = { 'list-type': '2', 'encoding-type': 'url', 'max-keys': '1000', ...query }
    const answer = await repeat(async () => {
      const token = next === undefined ? {} : { 'continuation-token': next }
      const response = await ask({ method: 'GET', query: { ...asked, ...token } })
      return textOf(response).catch((error) => {
        throw connectionError(settings, error)
      })
    })
    const page = pageOf(answer)
    yield page
    next = page.next
  } while (next !== undefined)
}
