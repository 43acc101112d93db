import type { FastifyInstance, FastifyRequest } from 'fastify'
import { toText } from '../../server/core/clock.ts'
import { sha256 } from '../../server/core/files/hash.ts'
import { keyTooLong, notAnswered, otherCall } from './errors.ts'
import { beginCall, forgetCall, type KeyedCall, keepAnswer } from './sql.ts'

/** The header of draft-ietf-httpapi-idempotency-key-header-07. */
const HEADER = 'idempotency-key'
const MOST_LETTERS = 255

/** The status codes which say that nothing was done yet and that the same call may succeed later. */
const WITHOUT_EFFECT = new Set([429, 503, 507])

/**
 * Lets callers give a write a key, so that they can send it again when its answer is lost: the second call gets the
 * answer of the first and does nothing (specification §4.6). The shop of the request must be known.
 */
export function answerOnce(app: FastifyInstance): void {
  const begun = new WeakMap<FastifyRequest, KeyedCall>()

  app.addHook('preHandler', async (request, reply) => {
    const key = keyOf(request)
    if (key === undefined) return
    const { db, clock } = request.server
    const call = { shopId: request.shop.id, key, callHash: hashOf(request) }
    const known = await beginCall(db, call, toText(clock.now()))
    if (known === undefined) {
      begun.set(request, call)
      return
    }
    if (known.call_hash !== call.callHash) throw otherCall()
    if (known.status === null || known.answer === null) throw notAnswered()
    return reply
      .code(known.status)
      .header('Idempotency-Replayed', 'true')
      .send(JSON.parse(known.answer))
  })

  app.addHook('preSerialization', async (request, { statusCode: status }, payload) => {
    const call = begun.get(request)
    if (!call) return payload
    begun.delete(request)
    const { db } = request.server
    if (WITHOUT_EFFECT.has(status)) await forgetCall(db, call)
    else await keepAnswer(db, call, { status, answer: JSON.stringify(payload) })
    return payload
  })
}

/** Returns the idempotency key of a request that writes through the API. Other requests need none. */
function keyOf({ method, url, headers }: FastifyRequest): string | undefined {
  if (method === 'GET' || method === 'HEAD' || !url.startsWith('/api/')) return undefined
  const key = [headers[HEADER]].flat()[0]
  if (key && key.length > MOST_LETTERS) throw keyTooLong('Idempotency-Key', MOST_LETTERS)
  return key || undefined
}

const hashOf = ({ method, url, body }: FastifyRequest): string =>
  sha256(JSON.stringify([method, url, body ?? null]))
