import { readFileSync } from 'node:fs'
import { Compile, type Validator } from 'typebox/schema'
import { ERROR_CODES } from '../../server/core/http/error-codes.ts'
import { DOCUMENT, type Document } from '../openapi/document-file.ts'

type Seen = { method: string; url: string; status: number; body: unknown }

let document: Document | undefined
const validators = new Map<string, Validator>()

/**
 * Fails unless docs/openapi.json describes the answer of a call under /api: a success by the schema of the call, a refusal
 * by a listed code with its status. Every answer that a test's merchant gets passes through here.
 */
export function requireDocumented({ method, url, status, body }: Seen): void {
  const [path = ''] = url.split('?')
  if (!path.startsWith('/api/')) return
  document ??= JSON.parse(readFileSync(DOCUMENT, 'utf8')) as Document
  const operation = document.paths[path]?.[method.toLowerCase()]
  if (status !== 200) return requireCode(body, status, `${method} ${url}`)
  const schema = operation?.responses['200']?.content?.['application/json']?.schema
  if (!schema) throw new Error(`Expected docs/openapi.json to describe ${method} ${path}`)
  const name = `${method} ${path}`
  const validator = validators.get(name) ?? Compile(schema)
  validators.set(name, validator)
  const [isValid, errors] = validator.Errors(body)
  if (!isValid)
    throw new Error(`Expected ${name} to answer as documented but found ${JSON.stringify(errors)}`)
}

/** Statuses that Fastify and its plug-ins choose themselves. */
const ANY_STATUS = new Set(['server/malformed', 'image-opt/all-refused'])

function requireCode(body: unknown, status: number, call: string): void {
  const { error } = body as { error?: keyof typeof ERROR_CODES }
  const known = error && ERROR_CODES[error]
  if (!known || (known[0] !== status && !ANY_STATUS.has(error)))
    throw new Error(
      `Expected ${call} to be refused with a listed code but found ${status} ${error}`
    )
}
