import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchemaValidationError
} from 'fastify'
import type { TranslationFunctions } from '../../../locales/i18n-types.ts'
import { troubleIn } from '../disk/trouble.ts'
import { isBrokenLaw } from '../invariant.ts'
import type { ErrorCode } from './error-codes.ts'
import { type AppError, diskTrouble, isAppError } from './errors.ts'
import { addressTooLong } from './request-limits.ts'

/** The first fields of every successful answer under /api/v2. */
export const ack = { ack: 1 as const, message: '' }

/** The first fields of every successful answer under /api/v1. */
export const ok = { code: '200' as const, msg: '' }

/**
 * Answers every error in the envelope of its API version, with the matching HTTP status (specification §4.1). A
 * refusal is explained in the shop's language. A fault is logged, and the answer does not explain it.
 */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>(answerError)
  app.setNotFoundHandler((request, reply) =>
    refuse(request, reply, {
      status: 404,
      code: 'server/not-found',
      message: request.messages.errors.notFound()
    })
  )
}

export async function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply
) {
  const described = describe(error, request.messages)
  const { status } = described
  // The disk watch logs disk trouble once, so the requests that run into it or are refused because of it are not logged.
  const { disk, brokenLaws } = request.server
  if (isBrokenLaw(error)) await brokenLaws.report(error)
  const isKnown = (status === 507 && isAppError(error)) || (await disk.meet(error))
  if (status >= 500 && !isKnown) request.log.error({ err: error }, 'request failed')
  return refuse(request, reply, described, isAppError(error) ? error.details : {})
}

/** What is answered instead of success. */
type Answered = { status: number; code: ErrorCode; message: string }

function describe(error: FastifyError, messages: TranslationFunctions): Answered {
  const { errors } = messages
  const refusal = refusalIn(error)
  if (refusal) return { status: refusal.status, code: refusal.code, message: refusal.say(messages) }
  if (isBrokenLaw(error))
    return { status: 500, code: 'server/law-broken', message: messages.reasons['law-broken']() }
  const [problem] = error.validation ?? []
  if (problem)
    return { status: 400, code: 'server/wrong-field', message: wordsFor(problem, messages) }
  const status = error.statusCode ?? 500
  if (status === 413) return { status, code: 'server/too-large', message: errors.tooLarge() }
  if (status < 500) {
    const message = errors.malformed({ detail: error.message })
    return { status, code: 'server/malformed', message }
  }
  return { status: 500, code: 'server/fault', message: errors.fault() }
}

/** Returns the refusal that an error is, or that it comes down to. */
function refusalIn(error: FastifyError): AppError | undefined {
  if (isAppError(error)) return error
  const trouble = troubleIn(error)
  if (trouble) return diskTrouble(trouble)
  // Fastify's own message would repeat the part of the address that is too long.
  return error.statusCode === 414 ? addressTooLong() : undefined
}

function wordsFor(
  { keyword, instancePath, params, message = '' }: FastifySchemaValidationError,
  { errors }: TranslationFunctions
): string {
  const field = instancePath.slice(1).replaceAll('/', '.') || missingField(params)
  const most = Number(params.limit)
  if (keyword === 'maxLength') return errors.tooLong({ field, most })
  if (keyword === 'maxItems') return errors.tooMany({ field, most })
  return errors.field({ field, detail: message })
}

/** Returns the names of missing fields. TypeBox reports them in the parameters of the problem, not in its path. */
function missingField(params: unknown): string {
  const { requiredProperties } = params as { requiredProperties?: string[] }
  return requiredProperties?.join(', ') ?? 'body'
}

function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, code, message }: Answered,
  details = {}
) {
  const isFirstVersion = request.url.startsWith('/api/v1/')
  const answer = isFirstVersion ? { code: String(status), msg: message } : { ack: 0, message }
  // `code` is the status in the envelope of /api/v1, so the code of the error has another name in both versions.
  const body = { ...details, ...answer, error: code }
  // Fastify must not apply the route's reply schema here: it describes success only, and would strip the fields of a
  // refusal.
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body)
}
