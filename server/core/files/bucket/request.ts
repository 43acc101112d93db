import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { type Agent, type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { pipeline } from 'node:stream/promises'

/** A file or bytes to be sent. A file is read while it is sent. */
export type Body = Uint8Array | { path: string; sizeBytes: number }

export type Signed = { method: string; url: URL; headers: Headers }

/** A connection on which nothing moves for this long is given up. */
const SILENCE_MS = 20_000

/** The longest answer that is read whole: a page of a listing with 1,000 keys has about 300 KB. */
const MOST_TEXT_BYTES = 4_000_000

/**
 * Sends one request. Node's own client is used, because `fetch` cannot say how long a streamed body is, and S3 wants to
 * know that.
 * @throws the error of the connection
 */
export async function send(
  { method, url, headers }: Signed,
  agent: Agent,
  body?: Body,
  silenceMs = SILENCE_MS
): Promise<IncomingMessage> {
  const ask = url.protocol === 'https:' ? requestHttps : requestHttp
  const sent = ask(url, { method, agent, headers: Object.fromEntries(headers) })
  // The error is thrown below. After an answer, an error of what is still being sent says nothing more.
  sent.on('error', () => {})
  sent.setTimeout(silenceMs, () => sent.destroy(new Error('nothing came for too long')))
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>
  // A service may answer before it has read everything. Its answer then says more than the broken connection.
  const written = write(sent, body).catch((error: unknown) => ({ error }))
  try {
    const [response] = await answered
    return response
  } catch (error) {
    const failed = await written
    throw failed?.error ?? error
  }
}

async function write(sent: ReturnType<typeof requestHttp>, body?: Body): Promise<undefined> {
  if (body === undefined || body instanceof Uint8Array) sent.end(body)
  else if (body.sizeBytes === 0) sent.end()
  else await pipeline(createReadStream(body.path, { end: body.sizeBytes - 1 }), sent)
  return undefined
}

export const sizeOf = (body: Body): number =>
  body instanceof Uint8Array ? body.length : body.sizeBytes

/** Reads an answer to its end as text. */
export async function textOf(response: IncomingMessage): Promise<string> {
  let text = ''
  response.setEncoding('utf8')
  for await (const chunk of response) {
    text += String(chunk)
    if (text.length > MOST_TEXT_BYTES) throw new Error('the answer is too long')
  }
  return text
}
