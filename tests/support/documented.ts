import { readFileSync } from 'node:fs'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { Compile, type Validator } from 'typebox/schema'
import { ERROR_CODES } from '../../server/core/http/error-codes.ts'
import { closed } from './closed-schema.ts'
import { DOCUMENT, type Document } from './openapi/document-file.ts'
import type { Response } from './openapi/operations.ts'

type Seen = { method: string; url: string; status: number; type: string; text: string }

let document: Document | undefined
const validators = new Map<object, Validator>()

/** Makes `app.inject` compare every answer with docs/openapi.json. */
export function compareAnswers(app: FastifyInstance): void {
  const inject = app.inject.bind(app)
  const compared = async (options: InjectOptions | string) => {
    const reply = await inject(options)
    const { method = 'GET', url } =
      typeof options === 'string' ? { url: options } : (options as { method?: string; url: string })
    const type = String(reply.headers['content-type'] ?? '')
    requireDocumented({ method, url, status: reply.statusCode, type, text: reply.body })
    return reply
  }
  app.inject = compared as FastifyInstance['inject']
}

/**
 * Throws unless docs/openapi.json describes this answer of a call under /api: its status, its media type, every field,
 * and the code of a refusal.
 */
export function requireDocumented({ method, url, status, type, text }: Seen): void {
  const [path = ''] = url.split('?')
  if (!path.startsWith('/api/v')) return
  document ??= JSON.parse(readFileSync(DOCUMENT, 'utf8')) as Document
  const operation = document.paths[path]?.[method.toLowerCase()]
  const name = `${status} of ${method} ${path}`
  if (!operation) return requireListed(name, status, text)
  const content = resolved(operation.responses[status])?.content
  const schema = content?.[type.split(';')[0] ?? '']?.schema
  if (!schema) throw new Error(`Expected docs/openapi.json to describe the answer ${name}: ${text}`)
  if (type.startsWith('application/json')) requireFit(name, schema, JSON.parse(text))
}

const resolved = (response: Response | undefined): Response | undefined =>
  response?.$ref ? document?.components.responses[response.$ref.split('/').pop() ?? ''] : response

function requireFit(name: string, schema: object, body: unknown): void {
  const validator = validators.get(schema) ?? Compile(closed(schema, document as Document))
  validators.set(schema, validator)
  const [isValid, errors] = validator.Errors(body)
  if (!isValid)
    throw new Error(
      `Expected the answer ${name} to be as docs/openapi.json describes it but found ${JSON.stringify([body, errors])}`
    )
}

/** Where no call has this address, any listed code will do, with the status it is listed with. */
function requireListed(name: string, status: number, text: string): void {
  const { error } = JSON.parse(text) as { error?: keyof typeof ERROR_CODES }
  if (!error || ERROR_CODES[error]?.[0] !== status)
    throw new Error(`Expected a listed code in the answer ${name} but found ${error}`)
}
