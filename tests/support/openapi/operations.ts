import type { ErrorCode } from '../../../server/core/http/error-codes.ts'
import { codesOf, refusalsBy } from './refusals.ts'

/** What the document says of one call. */
export type Operation = {
  operationId?: string
  tags?: string[]
  summary?: string
  parameters?: { in?: string; name?: string }[]
  requestBody?: { content: Record<string, { schema: object }>; required?: boolean }
  responses: Record<string, Response>
  security?: object[]
}

/** A call as its route declares it. */
export type Declared = Operation & { [REFUSALS]?: ErrorCode[]; [FORM]?: object }

/** Where @fastify/swagger leaves `refusals` and `form` of a route's schema. */
export const REFUSALS = 'x-refusals'
export const FORM = 'x-form'

/** A response, or by `$ref` the name of one under `components`. */
export type Response = {
  $ref?: string
  description?: string | undefined
  content?: Record<string, { schema: object }>
}

const IDEMPOTENCY_KEY = {
  in: 'header',
  name: 'Idempotency-Key',
  required: false,
  schema: { type: 'string', minLength: 1, maxLength: 255 },
  description:
    'Chosen by the caller. The same call under the same key within a day is carried out once and gets the same answer.'
}

/** The calls that read their body themselves, or answer something else than JSON. */
const SPECIAL: Record<string, Partial<Operation>> = {
  'put /uploads/{token}': { requestBody: bodyOf('application/octet-stream') },
  'post /shopify/webhooks': {
    requestBody: bodyOf('application/json'),
    responses: { 200: { description: 'The delivery was stored.' } }
  },
  'post /visits/{token}': {
    responses: { 204: { description: 'Received. Nobody learns whether it was recorded.' } }
  },
  'get /api/v2/image-opt/exportHistory': {
    responses: {
      200: { description: 'Success', content: { 'text/csv': { schema: { type: 'string' } } } }
    }
  }
}

function bodyOf(type: string) {
  return { required: true, content: { [type]: { schema: {} } } }
}

/** Adds what every call has: its name, how to be signed in, the key of a write, and how it is refused. */
export function completeOperation(path: string, method: string, operation: Declared): Operation {
  const isCall = path.startsWith('/api/')
  const isWrite = isCall && method !== 'get'
  const {
    requestBody,
    responses,
    parameters = [],
    [REFUSALS]: declared = [],
    [FORM]: filesForm,
    ...rest
  } = operation
  const special = SPECIAL[`${method} ${path}`]
  const body = special?.requestBody ?? (requestBody && bodyIn(path, requestBody, filesForm))
  const all = isWrite ? [...parameters, IDEMPOTENCY_KEY] : parameters
  const hasFields = requestBody !== undefined || parameters.some((one) => one.in === 'query')
  const codes = codesOf({ isCall, isWrite, hasFields, declared })
  return {
    operationId: nameOf(path, method),
    tags: [tagOf(path)],
    ...rest,
    ...(all.length > 0 && { parameters: all }),
    ...(body && { requestBody: body }),
    responses: {
      ...described(special?.responses ?? responses),
      ...refusalsBy(envelopeOf(path), codes)
    },
    security: isCall ? signIns(path, method) : []
  }
}

const nameOf = (path: string, method: string): string => {
  const [name = ''] = path.split('/').slice(-1)
  // Two paths have two methods each.
  if (name === 'stopImageOptTask' && method === 'get') return 'stopImageOptTaskByGet'
  if (path === '/uploads/{token}' && method === 'post') return 'confirmUpload'
  return name.startsWith('{') ? (path.split('/')[1] ?? name) : name
}

const tagOf = (path: string): string =>
  /^\/api\/(v1|v2\/[^/]+)\//.exec(path)?.[1]?.replace('v2/', '') ?? 'platform'

/** A write by cookie through GET is refused, because a link on another site could cause it. */
const signIns = (path: string, method: string) =>
  isWriteByGet(path, method) ? [{ token: [] }] : [{ token: [] }, { session: [] }]

const isWriteByGet = (path: string, method: string) =>
  method === 'get' && path.endsWith('/stopImageOptTask')

/** /api/v1 takes forms as well (specification §4.1), and some calls forms with files. */
function bodyIn(path: string, body: NonNullable<Operation['requestBody']>, filesForm?: object) {
  const json = body.content['application/json']
  if (!json) return body
  const form = path.startsWith('/api/v1/') && { 'application/x-www-form-urlencoded': json }
  const files = filesForm && { 'multipart/form-data': { schema: filesForm } }
  return { ...body, content: { 'application/json': json, ...form, ...files } }
}

const described = (responses: Operation['responses']) =>
  Object.fromEntries(
    Object.entries(responses).map(([status, response]) => [
      status,
      { ...response, description: response.description?.replace('Default Response', 'Success') }
    ])
  )

const envelopeOf = (path: string): string =>
  path.startsWith('/api/v1/') ? 'RefusalOfVersion1' : 'Refusal'
