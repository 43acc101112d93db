import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fail, isAfter } from '../failing.ts'
import type { Fault } from '../faults.ts'
import type { ShopWorld, World } from '../world.ts'
import { type Answer, answer, logFault, nameOf, type Question, throttled } from './answer.ts'

/**
 * The only version served. Shopify supports each version for about a year, after which its path answers 404 (docs).
 */
export const VERSION = '2026-10'

type Call = { Params: { shop: string; version: string }; Body: Question }

export function serveAdminApi(app: FastifyInstance, world: World): void {
  app.post<Call>('/:shop/admin/api/:version/graphql.json', async (request, reply) => {
    const shop = world.shops.get(request.params.shop)
    if (!shop || request.params.version !== VERSION) return fail(reply, { kind: '404' }, 0)
    const question = questionIn(request.body)
    if (!question) return reply.code(400).send({ errors: 'Bad Request' })
    reply.header('x-request-id', randomUUID()).header('x-shopify-api-version', VERSION)
    const fault = shop.faults.take(nameOf(question))
    if (fault && !isAfter(fault)) return failBefore(shop, question, fault, reply)
    const allowed = shop.access.check(tokenOf(request))
    if ('status' in allowed) return reply.code(allowed.status).send({ errors: allowed.errors })
    await shop.timeline.settle()
    const answered = await answer({ shop, scopes: allowed.scopes }, question)
    if (!fault) return answered
    logFault(shop, question, fault.kind)
    return fail(reply, fault, world.timing.hangMs)
  })
}

const tokenOf = ({ headers }: FastifyRequest): string =>
  String(headers['x-shopify-access-token'] ?? '')

const questionIn = (body: Partial<Question> | null | undefined): Question | undefined =>
  typeof body?.query === 'string' ? { ...body, query: body.query } : undefined

/**
 * Answers a request that fails before it is executed. Faults that GraphQL reports get status 200; the others never
 * reach GraphQL.
 */
function failBefore(
  shop: ShopWorld,
  question: Question,
  fault: Fault,
  reply: FastifyReply
): Answer | FastifyReply {
  if (fault.kind === 'throttled') {
    shop.bucket.set(0)
    return throttled(shop, question, 10)
  }
  logFault(shop, question, fault.kind)
  if (fault.kind === 'internal-error') return internalError(shop)
  return fail(reply, fault, shop.world.timing.hangMs)
}

function internalError({ world }: ShopWorld): Answer {
  const requestId = `${randomUUID()}-${world.clock.now().getTime()}`
  const message =
    'Internal error. Looks like something went wrong on our end.\n' +
    `Request ID: ${requestId} (include this in support requests).`
  return { errors: [{ message, extensions: { code: 'INTERNAL_SERVER_ERROR', requestId } }] }
}
