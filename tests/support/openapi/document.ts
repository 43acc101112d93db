import { readFileSync } from 'node:fs'
import swagger from '@fastify/swagger'
import type { FastifySchema } from 'fastify'
import { ERROR_CODES } from '../../../server/core/http/error-codes.ts'
import { withAllCalls } from './app-of-all-calls.ts'
import type { Document } from './document-file.ts'
import { joinLiterals } from './join-literals.ts'
import { completeOperation, FORM, REFUSALS } from './operations.ts'
import { sharedRefusals } from './refusals.ts'

const DESCRIPTION = `Every call that programs can make. docs/specification.md §4 describes what they mean.

A call under /api that changes something takes an Idempotency-Key: the same call under the same key is carried out once.
Every refusal carries \`error\`, a code that stays the same in all languages and versions.`

/** Returns docs/openapi.json as the routes of the application declare it. */
export async function writeDocument(): Promise<string> {
  const document = await withAllCalls(
    (app) =>
      void app.register(swagger, {
        openapi: {
          openapi: '3.1.0',
          info: { title: 'Page Speed Boost', version: versionOf(), description: DESCRIPTION }
        },
        // A call is in the document once it says what it does.
        transform: ({ schema, url }) => ({ schema: carried(schema), url })
      }),
    (app) => joinLiterals(JSON.parse(JSON.stringify(app.swagger()))) as Document
  )
  const paths = Object.entries(document.paths).sort(([a], [b]) => (a < b ? -1 : 1))
  const complete = paths.map(([path, item]) => [
    path,
    Object.fromEntries(
      Object.entries(item).map(([method, operation]) => [
        method,
        completeOperation(path, method, operation)
      ])
    )
  ])
  const whole = {
    ...document,
    paths: Object.fromEntries(complete),
    components: {
      schemas: envelopes(),
      responses: { ...sharedRefusals('Refusal'), ...sharedRefusals('RefusalOfVersion1') },
      securitySchemes: SECURITY
    }
  }
  return `${JSON.stringify(whole, null, 1)}\n`
}

/** A call is in the document once it says what it does. A route may have no schema at all. */
function carried(schema: FastifySchema | undefined) {
  const { refusals, form, ...rest } = schema ?? {}
  return rest.summary ? { ...rest, [REFUSALS]: refusals, [FORM]: form } : { ...rest, hide: true }
}

function versionOf(): string {
  const text = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}

/** The ways to be signed in (specification §13.2). */
const SECURITY = {
  token: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description:
      'The words `ShopifyAdmin <token>`, with the token of the shop; in Shopify’s admin `Bearer <id token>`.'
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'psb_session',
    description: 'The cookie that signing in sets. A write is accepted from our own pages only.'
  }
} as const

/** What is answered instead of success, in the envelopes of both versions (specification §4.1). */
function envelopes() {
  const error = { $ref: '#/components/schemas/ErrorCode' }
  const fields = {
    type: 'array',
    items: { type: 'string' },
    description: 'The names of the fields to change, where a refusal knows them.'
  }
  const message = { type: 'string', description: 'For people, in the language of the shop.' }
  return {
    ErrorCode: {
      description: 'For programs. A code keeps its meaning and is never removed.',
      oneOf: Object.entries(ERROR_CODES).map(([code, [status, when]]) => ({
        const: code,
        description: `${status}: ${when}`
      }))
    },
    Refusal: {
      type: 'object',
      required: ['ack', 'message', 'error'],
      properties: { ack: { const: 0 }, message, error, fields }
    },
    RefusalOfVersion1: {
      type: 'object',
      required: ['code', 'msg', 'error'],
      properties: {
        code: { type: 'string', description: 'The HTTP status.' },
        msg: message,
        error,
        fields
      }
    }
  }
}
