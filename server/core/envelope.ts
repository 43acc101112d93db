import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isAppError } from './errors.ts'

/** The start of every successful answer under /api/v2. */
export const ack = { ack: 1 as const, message: '' }

/** The start of every successful answer under /api/v1. */
export const ok = { code: '200' as const, msg: '' }

/**
 * Answers every error in the envelope of its address (DECISIONS §3), with a status that tells the truth.
 * A refusal is said in the words of the shop's language; a fault is logged and not explained.
 */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>(answerError)
  app.setNotFoundHandler((request, reply) =>
    refuse(request, reply, 404, request.texts.errors.notFound())
  )
}

export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { status, message } = describe(error, request)
  if (status >= 500) request.log.error({ err: error }, 'request failed')
  return refuse(request, reply, status, message, isAppError(error) ? error.details : {})
}

function describe(error: FastifyError, { texts }: FastifyRequest) {
  if (isAppError(error)) return { status: error.status, message: error.say(texts) }
  const [problem] = error.validation ?? []
  if (problem) {
    const field = problem.instancePath.slice(1).replaceAll('/', '.') || missingField(problem.params)
    return { status: 400, message: texts.errors.field({ field, detail: problem.message ?? '' }) }
  }
  const status = error.statusCode ?? 500
  if (status === 413) return { status, message: texts.errors.tooLarge() }
  if (status < 500) return { status, message: texts.errors.malformed({ detail: error.message }) }
  return { status: 500, message: texts.errors.fault() }
}

/** TypeBox names missing fields in the parameters of the problem, not in its path. */
function missingField(params: unknown): string {
  const { requiredProperties } = params as { requiredProperties?: string[] }
  return requiredProperties?.join(', ') ?? 'body'
}

function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  message: string,
  details = {}
) {
  const isFirstVersion = request.url.startsWith('/api/v1/')
  const words = isFirstVersion ? { code: String(status), msg: message } : { ack: 0, message }
  const body = { ...details, ...words }
  // The route's reply schema describes success only; without this a refusal would be squeezed through it.
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body)
}
