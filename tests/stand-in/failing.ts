import type { FastifyReply } from 'fastify'
import type { Fault, FaultKind } from './faults.ts'

/** Answers that do not come from GraphQL (docs/shopify.md §7). Those of a gateway are HTML. */
const ANSWERS: Partial<Record<FaultKind, [status: number, body: string | { errors: string }]>> = {
  '401': [
    401,
    { errors: '[API] Invalid API key or access token (unrecognized login or wrong password)' }
  ],
  '402': [402, { errors: 'Unavailable Shop' }],
  '403': [403, { errors: 'Forbidden' }],
  '404': [404, { errors: 'Not Found' }],
  '423': [423, { errors: 'This shop is unavailable' }],
  '429': [
    429,
    {
      errors:
        'Exceeded 2 calls per second for api client. Reduce request rates to resume uninterrupted service.'
    }
  ],
  '502-before': [502, '<html><body><h1>502 Bad Gateway</h1></body></html>'],
  '502-after': [502, '<html><body><h1>502 Bad Gateway</h1></body></html>'],
  '503-before': [503, '<html><body><h1>503 Service Unavailable</h1></body></html>'],
  '503-after': [503, '<html><body><h1>503 Service Unavailable</h1></body></html>']
}

/** Tells whether the request takes effect before it fails. */
export const isAfter = ({ kind }: Fault): boolean => kind.endsWith('-after')

/** Fails the request as the fault says; a timeout keeps the connection open for a while and then closes it. */
export function fail(reply: FastifyReply, fault: Fault, hangMs: number): FastifyReply {
  const [status, body] = ANSWERS[fault.kind] ?? []
  if (status === undefined) {
    reply.hijack()
    setTimeout(() => reply.raw.destroy(), hangMs).unref()
    return reply
  }
  if (status === 429) reply.header('Retry-After', (fault.retryAfterSeconds ?? 2).toFixed(1))
  return reply
    .code(status)
    .type(typeof body === 'string' ? 'text/html' : 'application/json; charset=utf-8')
    .send(body)
}
