import { clearError } from '../ui/toast/error-banner.ts'

/** A call that was refused or got no answer. `message` comes from the server; '' when the server sent none. */
export class CallError extends Error {
  override readonly name = 'CallError'
  /** The HTTP status; 0 when the server did not answer. */
  readonly status: number
  /** The ids of the inputs that the server refused, if it named any. */
  readonly fields: string[]
  /** The path of the call; '' for a file upload. */
  readonly path: string
  constructor(status: number, message: string, fields: string[] = [], path = '') {
    super(message)
    this.path = path
    this.status = status
    this.fields = fields
  }
}

type Query = Record<string, string | number | undefined>

/**
 * Calls the server and returns its answer.
 * @throws CallError
 */
export function getJson<Reply>(path: string, query: Query = {}, signal?: AbortSignal) {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '') search.set(name, String(value))
  const address = search.size > 0 ? `${path}?${search}` : path
  return answerOf<Reply>(path, address, signal ? { signal } : {})
}

/**
 * Calls the server and returns its answer.
 * @throws CallError
 */
export function postJson<Reply>(path: string, body: object) {
  return answerOf<Reply>(path, path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body)
  })
}

/** Returns the message to show for a failure: the server's message if there is one, and `otherwise` if not. */
export const wordsOf = (error: unknown, otherwise: string): string =>
  (error instanceof CallError && error.message) || otherwise

type Envelope = {
  ack?: number
  code?: string | number
  message?: string
  msg?: string
  fields?: string[]
}

/**
 * Sends the call and returns the answer. Accepts both response formats: `ack` of /api/v2 and `code` of /api/v1
 * (specification §4.1).
 * @throws CallError
 */
async function answerOf<Reply>(path: string, address: string, init: RequestInit): Promise<Reply> {
  let response: Response
  let reply: Envelope
  try {
    response = await fetch(address, { ...init, credentials: 'same-origin' })
    reply = (await response.json()) as Envelope
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw new CallError(0, '', [], path)
  }
  const isSuccess = reply.ack === 1 || String(reply.code) === '200'
  if (!isSuccess)
    throw new CallError(response.status, reply.message ?? reply.msg ?? '', reply.fields, path)
  clearError(path, init.method === 'POST')
  return reply as Reply
}
