import { randomUUID } from 'node:crypto'
import { Agent, type IncomingMessage } from 'node:http'
import { Agent as SecureAgent } from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { type BucketSettings, publicRootOf, rootOf } from '../../config/storage-url.ts'
import { isPrivate } from '../../private-addresses.ts'
import { sha256 } from '../hash.ts'
import { undefinedWhenMissing } from '../missing.ts'
import type { TimedObject } from '../object-storage.ts'
import { type BucketError, connectionError, errorOf, noObject } from './errors.ts'
import { element, pageOf } from './listing.ts'
import { type Body, send, sizeOf, textOf } from './request.ts'

/** How often a request is sent, and the longest wait before the second time. Each further wait may be twice as long. */
const ATTEMPTS = 4
const FIRST_WAIT_MS = 400

/** How long a check waits for an answer. Whoever asks whether the server is ready does not wait longer. */
const CHECK_MS = 5000

/** Enough for the pictures in work, the pages that show thumbnails, and a sweep. */
const MOST_SOCKETS = 64

type Ask = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  /** Without a key the request is for the bucket itself. */
  key?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Body
  /** How long nothing may move on the connection. */
  silenceMs?: number
}

/** The file that a presigned address accepts. */
export type ExpectedFile = { type: string; sizeBytes: number | null }

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
  /** Returns a public address at which one file of this type and size can be stored without a key. */
  addressFor(key: string, file: ExpectedFile, validSeconds: number): Promise<string>
  /** Writes, reads, lists and removes an object. */
  probe(): Promise<void>
  /** Asks whether the bucket answers, once. */
  check(): Promise<void>
}

/** Learns the time from the `Date` of answers that come over the internet (server/core/time/outside-time.ts). */
export type TimeListener = { note(date: string | null | undefined): void }

export function openBucket(settings: BucketSettings, outside?: TimeListener): Bucket {
  const { bucket, prefix, region, accessKeyId, secretAccessKey } = settings
  const root = rootOf(settings)
  const agentOptions = { keepAlive: true, maxSockets: MOST_SOCKETS }
  const agent = root.protocol === 'https:' ? new SecureAgent(agentOptions) : new Agent(agentOptions)
  const signerOf = { accessKeyId, secretAccessKey, region, service: 's3', cache: new Map() }
  const nameOf = (key: string) => `s3://${bucket}/${prefix}${key}`

  /** Repeats work that fails for a reason that may pass. */
  async function repeat<T>(work: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++)
      try {
        return await work()
      } catch (error) {
        if ((error as BucketError).code !== 'BUCKET_UNREACHABLE' || attempt === ATTEMPTS)
          throw error
        await wait(Math.random() * FIRST_WAIT_MS * 2 ** (attempt - 1))
      }
  }

  function addressOf(
    key: string | undefined,
    query: Record<string, string> = {},
    base = root
  ): URL {
    const url = new URL(base)
    if (key !== undefined) url.pathname += `${base.pathname === '/' ? '' : '/'}${prefix}${key}`
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    return url
  }

  /** Sends a request once. */
  async function ask({
    method,
    key,
    query,
    silenceMs,
    body,
    ...given
  }: Ask): Promise<IncomingMessage> {
    const length = body && { 'content-length': String(sizeOf(body)) }
    const headers = { ...given.headers, ...length }
    const signer = { ...signerOf, method, url: addressOf(key, query).href, headers }
    const signed = await new AwsV4Signer(signer).sign()
    const response = await send(signed, agent, body, silenceMs).catch((error: unknown) => {
      // A file of ours that cannot be read is no trouble of the bucket.
      if ((error as NodeJS.ErrnoException).path !== undefined) throw error
      throw connectionError(settings, error)
    })
    const { statusCode: status = 0 } = response
    // A bucket nearby may well be on this machine, with its clock.
    if (!isPrivate(response.socket.remoteAddress ?? '::1')) outside?.note(response.headers.date)
    if (status >= 200 && status < 300) return response
    const text = await textOf(response).catch(() => '')
    const code = element(text, 'Code')
    const found = response.headers['x-amz-bucket-region'] ?? (element(text, 'Region') || undefined)
    if (key !== undefined && status === 404 && code !== 'NoSuchBucket') throw noObject(nameOf(key))
    if (/^(XAmzContentSHA256Mismatch|BadDigest)$/.test(code))
      throw new Error(
        `Expected ${nameOf(key ?? '')} to have the content ${given.headers?.['x-amz-content-sha256']} but it has another one`
      )
    throw errorOf(settings, { status, code, region: found === undefined ? found : String(found) })
  }

  /** Reads and drops what is left of an answer, so that its connection can be used again. */
  async function finish(given: Ask): Promise<void> {
    await drain(await ask(given))
  }

  async function drain(response: IncomingMessage): Promise<void> {
    for await (const _ of contentOf(response));
  }

  /** Yields the content of an answer. A connection that breaks meanwhile is trouble of the bucket. */
  async function* contentOf(response: IncomingMessage): AsyncGenerator<Buffer> {
    try {
      yield* response as AsyncIterable<Buffer>
    } catch (error) {
      throw connectionError(settings, error)
    }
  }

  async function get<T>(
    key: string,
    take: (content: AsyncIterable<Buffer>, sizeBytes: number) => Promise<T>
  ): Promise<T> {
    return repeat(async () => {
      const response = await ask({ method: 'GET', key })
      try {
        return await take(contentOf(response), Number(response.headers['content-length'] ?? 0))
      } finally {
        // Whoever has not read the content to its end does not want the rest.
        if (!response.readableEnded) response.destroy()
      }
    })
  }

  async function* pages(query: Record<string, string>, most = '1000') {
    let next: string | undefined
    do {
      const asked = { 'list-type': '2', 'encoding-type': 'url', 'max-keys': most, ...query }
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

  async function* list(begin: string): AsyncGenerator<TimedObject> {
    for await (const { objects } of pages({ prefix: prefix + begin }))
      for (const { key, modifiedAt } of objects) yield { key: key.slice(prefix.length), modifiedAt }
  }

  const put = (key: string, body: Body, hash: string) =>
    repeat(() => {
      const headers = { 'content-type': 'application/octet-stream', 'x-amz-content-sha256': hash }
      return finish({ method: 'PUT', key, headers, body })
    })

  const remove = (key: string) =>
    repeat(() => finish({ method: 'DELETE', key }).catch(undefinedWhenMissing))

  return {
    nameOf,
    put,
    get,
    remove,
    list,

    async sizeOf(key) {
      const response = await repeat(async () => {
        const answer = await ask({ method: 'HEAD', key })
        await drain(answer)
        return answer
      }).catch(undefinedWhenMissing)
      return response && Number(response.headers['content-length'])
    },

    async *listFolders(folder) {
      const asked = { prefix: prefix + folder, delimiter: '/' }
      for await (const { folders } of pages(asked))
        for (const name of folders) yield name.slice(prefix.length + folder.length, -1)
    },

    async addressFor(key, { type, sizeBytes }, validSeconds) {
      const url = addressOf(key, { 'X-Amz-Expires': String(validSeconds) }, publicRootOf(settings))
      const size = sizeBytes === null ? {} : { 'content-length': String(sizeBytes) }
      const headers = { 'content-type': type, ...size }
      const aws = { signQuery: true, allHeaders: true }
      const signer = { ...signerOf, ...aws, method: 'PUT', url: url.href, headers }
      return (await new AwsV4Signer(signer).sign()).url.href
    },

    async probe() {
      const key = `probe/${randomUUID()}`
      await put(key, Buffer.from(key), sha256(key))
      await get(key, async (content) => {
        for await (const _ of content);
      })
      for await (const _ of list(key));
      await remove(key)
    },

    async check() {
      await finish({
        method: 'GET',
        query: { 'list-type': '2', 'max-keys': '1', prefix: `${prefix}probe/` },
        silenceMs: CHECK_MS
      })
    }
  }
}
