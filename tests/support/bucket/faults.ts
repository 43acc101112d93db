import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sha256 } from '../../../server/core/files/hash.ts'
import { openKeyedMutex } from '../../../server/core/keyed-mutex.ts'

/** A request to the bucket. `key` is '' for a request about the bucket itself. */
export type Asked = { method: string; key: string; url: string; bytes: number }

/**
 * What goes wrong with a request: an answer with an error code, a connection that breaks before or after the request
 * takes effect, one on which nothing happens, or content that is changed on the way.
 */
export type Fault =
  | { status: number; code: string; region?: string }
  | 'cut'
  | 'answer-lost'
  | 'silence'
  | 'changed'

/** Chooses what goes wrong with a request, if anything does. It is called for each one, and may wait. */
export type Rule = (asked: Asked) => Fault | undefined | Promise<Fault | undefined>

/**
 * Starts a server that hands requests on to s3rver, one at a time for each object, and lets them go wrong. Like S3, and
 * unlike s3rver, it takes content only whole, only with the hash that was signed, and only from callers that sign.
 */
export async function startFront(port: number, bucket: string) {
  const front = { rule: (() => undefined) as Rule, asked: [] as Asked[] }
  const withLock = openKeyedMutex()

  async function answer(incoming: IncomingMessage, reply: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = incoming
    const body = await bodyOf(incoming)
    const { pathname } = new URL(url, 'http://any')
    const key = pathname.slice(`/${bucket}/`.length)
    const asked = { method, key, url, bytes: body.length }
    front.asked.push(asked)
    const fault = await front.rule(asked)
    if (fault === 'silence') return
    if (fault === 'cut') return void reply.destroy()
    const said = headers['x-amz-content-sha256'] ?? 'UNSIGNED-PAYLOAD'
    const isSigned = 'authorization' in headers || url.includes('X-Amz-Signature=')
    if (typeof fault === 'object') return refuse(reply, fault)
    if (!isSigned && method !== 'OPTIONS')
      return refuse(reply, { status: 403, code: 'AccessDenied' })
    if (/^[0-9a-f]{64}$/.test(String(said)) && said !== sha256(body))
      return refuse(reply, { status: 400, code: 'XAmzContentSHA256Mismatch' })
    if (fault === 'changed') body.fill(0)
    await withLock(key, () => handOn(incoming, body, fault === 'answer-lost' ? undefined : reply))
    if (fault === 'answer-lost') reply.destroy()
  }

  async function handOn(
    { method, url, headers }: IncomingMessage,
    body: Buffer,
    reply: ServerResponse | undefined
  ): Promise<void> {
    const sent = request({ host: '127.0.0.1', port, method, path: url, headers })
    sent.end(body)
    const [received] = (await once(sent, 'response')) as [IncomingMessage]
    const content = await bodyOf(received)
    reply?.writeHead(received.statusCode ?? 500, received.headers).end(content)
  }

  const server = createServer((incoming, reply) => {
    // A caller that is gone needs no answer.
    answer(incoming, reply).catch(() => reply.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return Object.assign(front, {
    port: (server.address() as AddressInfo).port,
    close() {
      server.closeAllConnections()
      server.close()
    }
  })
}

function refuse(reply: ServerResponse, { status, code, region }: Fault & object): void {
  const found = region === undefined ? '' : `<Region>${region}</Region>`
  const text = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>No</Message>${found}</Error>`
  reply.writeHead(status, { 'content-type': 'application/xml' }).end(text)
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
