/** What the document says of one call. */
export type Operation = {
  operationId?: string
  tags?: string[]
  summary?: string
  parameters?: object[]
  requestBody?: { content: Record<string, { schema: object }>; required?: boolean }
  responses: Record<string, Response>
  security?: object[]
}
type Response = { description: string; content?: Record<string, { schema: object }> }

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

/** The calls that take forms with files beside JSON (decision 061). */
const WITH_FILES = new Set([
  '/api/v1/updateAppSettingDataNew',
  '/api/v2/image-opt/saveSettings',
  '/api/v2/image-opt/uploadImagesOpt'
])

function bodyOf(type: string) {
  return { required: true, content: { [type]: { schema: {} } } }
}

/** Adds what every call has: its name, how to be signed in, the key of a write, and how it is refused. */
export function completeOperation(path: string, method: string, operation: Operation): Operation {
  const isCall = path.startsWith('/api/')
  const isWrite = isCall && method !== 'get'
  const { requestBody, responses, parameters = [], ...rest } = operation
  const special = SPECIAL[`${method} ${path}`]
  const body = special?.requestBody ?? (requestBody && bodyIn(path, requestBody))
  const all = isWrite ? [...parameters, IDEMPOTENCY_KEY] : parameters
  return {
    operationId: nameOf(path, method),
    tags: [tagOf(path)],
    ...rest,
    ...(all.length > 0 && { parameters: all }),
    ...(body && { requestBody: body }),
    responses: { ...described(special?.responses ?? responses), ...refusalsOf(path) },
    security: isCall ? signIns(path, method) : []
  }
}

const nameOf = (path: string, method: string): string => {
  const [name = ''] = path.split('/').slice(-1)
  // One call has two methods.
  if (name === 'stopImageOptTask' && method === 'get') return 'stopImageOptTaskByGet'
  return name.startsWith('{') ? (path.split('/')[1] ?? name) : name
}

const tagOf = (path: string): string =>
  /^\/api\/(v1|v2\/[^/]+)\//.exec(path)?.[1]?.replace('v2/', '') ?? 'platform'

/** A write by cookie through GET is refused, because a link on another site could cause it. */
const signIns = (path: string, method: string) =>
  method === 'get' && path.endsWith('/stopImageOptTask')
    ? [{ token: [] }]
    : [{ token: [] }, { session: [] }]

/** /api/v1 takes forms as well (specification §4.1), and some calls forms with files. */
function bodyIn(path: string, body: NonNullable<Operation['requestBody']>) {
  const json = body.content['application/json']
  if (!json) return body
  const form = path.startsWith('/api/v1/') && { 'application/x-www-form-urlencoded': json }
  const files = WITH_FILES.has(path) && { 'multipart/form-data': { schema: { type: 'object' } } }
  return { ...body, content: { 'application/json': json, ...form, ...files } }
}

const described = (responses: Operation['responses']) =>
  Object.fromEntries(
    Object.entries(responses).map(([status, response]) => [
      status,
      { ...response, description: response.description.replace('Default Response', 'Success') }
    ])
  )

/** The app-entry call has an envelope of its own, and the report of a page view is never refused in words. */
function refusalsOf(path: string): Record<string, Response> {
  if (path === '/shopify/app') return {}
  const name = path.startsWith('/api/v1/') ? 'RefusalOfVersion1' : 'Refusal'
  const schema = { $ref: `#/components/schemas/${name}` }
  return { default: { description: 'Refused', content: { 'application/json': { schema } } } }
}
