import { Agent, type IncomingMessage } from 'node:http'
import { Agent as SecureAgent } from 'node:https'
import { AwsV4Signer } from 'aws4fetch'
import { type BucketSettings, publicRootOf, rootOf } from '../../config/storage-url.ts'
import { isPrivate } from '../../private-addresses.ts'
import { connectionError, errorOf, noObject } from './errors.ts'
import { element } from './listing.ts'
import { type Body, send, sizeOf, textOf } from './request.ts'

/** Enough for the pictures in work, the pages that show thumbnails, and a sweep. */
const MOST_SOCKETS = 64

export type Ask = {
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
type ExpectedFile = { type: string; sizeBytes: number | null }

/** Learns the time from the `Date` of answers that come over the internet (server/core/time/outside-time.ts). */
export type TimeListener = { note(date: string | null | undefined): void }

export type SignedRequests = {
  /**
   * Sends a request once.
   * @throws BucketError for trouble of the bucket, an error with the code ENOENT when there is no such object
   */
  ask(given: Ask): Promise<IncomingMessage>
  /** Returns a public address at which one file of this type and size can be stored without a key. */
  addressFor(key: string, file: ExpectedFile, validSeconds: number): Promise<string>
}

/** Opens what signs requests for a bucket and sends them over connections that last. */
export function openRequests(settings: BucketSettings, outside?: TimeListener): SignedRequests {
  const { prefix, region, accessKeyId, secretAccessKey } = settings
  const root = rootOf(settings)
  const agentOptions = { keepAlive: true, maxSockets: MOST_SOCKETS }
  const agent = root.protocol === 'https:' ? new SecureAgent(agentOptions) : new Agent(agentOptions)
  const signerOf = { accessKeyId, secretAccessKey, region, service: 's3', cache: new Map() }

  return {
    async ask({ method, key, query, silenceMs, body, ...given }) {
      const length = body && { 'content-length': String(sizeOf(body)) }
      const headers = { ...given.headers, ...length }
      const url = addressOf(root, key === undefined ? undefined : prefix + key, query)
      const signed = await new AwsV4Signer({ ...signerOf, method, url: url.href, headers }).sign()
      const response = await send(signed, agent, body, silenceMs).catch((error: unknown) => {
        // A file of ours that cannot be read is no trouble of the bucket.
        if ((error as NodeJS.ErrnoException).path !== undefined) throw error
        throw connectionError(settings, error)
      })
      // A bucket nearby may well be on this machine, with its clock.
      if (!isPrivate(response.socket.remoteAddress ?? '::1')) outside?.note(response.headers.date)
      const { statusCode: status = 0 } = response
      if (status >= 200 && status < 300) return response
      throw await refusalOf(settings, response, key, given.headers?.['x-amz-content-sha256'])
    },

    async addressFor(key, { type, sizeBytes }, validSeconds) {
      const query = { 'X-Amz-Expires': String(validSeconds) }
      const url = addressOf(publicRootOf(settings), prefix + key, query).href
      const size = sizeBytes === null ? {} : { 'content-length': String(sizeBytes) }
      const headers = { 'content-type': type, ...size }
      const aws = { signQuery: true, allHeaders: true }
      const signer = new AwsV4Signer({ ...signerOf, ...aws, method: 'PUT', url, headers })
      return (await signer.sign()).url.href
    }
  }
}

function addressOf(root: URL, path: string | undefined, query: Record<string, string> = {}): URL {
  const url = new URL(root)
  if (path !== undefined) url.pathname += `${root.pathname === '/' ? '' : '/'}${path}`
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url
}

/** Returns the error for an answer that is none of success. `hash` is that of the content that was sent. */
async function refusalOf(
  settings: BucketSettings,
  response: IncomingMessage,
  key: string | undefined,
  hash: string | undefined
): Promise<Error> {
  const { statusCode: status = 0 } = response
  const text = await textOf(response).catch(() => '')
  const code = element(text, 'Code')
  const found = response.headers['x-amz-bucket-region'] ?? (element(text, 'Region') || undefined)
  const name = nameIn(settings, key ?? '')
  if (key !== undefined && status === 404 && code !== 'NoSuchBucket') return noObject(name)
  if (/^(XAmzContentSHA256Mismatch|BadDigest)$/.test(code))
    return new Error(`Expected ${name} to have the content ${hash} but it has another one`)
  return errorOf(settings, { status, code, region: found === undefined ? found : String(found) })
}

/** Names an object for people. */
export const nameIn = ({ bucket, prefix }: BucketSettings, key: string): string =>
  `s3://${bucket}/${prefix}${key}`
