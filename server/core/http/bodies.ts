import { parse } from 'node:querystring'
import formBody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import { AppError } from './errors.ts'

/**
 * The maximum number of fields, entries and lists in one JSON body. A selection of 1,000 items has about 4,000 of
 * them, and the settings have 80. Larger bodies cost time: reading 1 MB of unknown fields takes 0.1 s, and so does
 * TypeBox's report on 10,000 wrong entries.
 */
const MOST_ENTRIES = 10_000

/**
 * How deeply objects and lists in a body may be nested. The limit keeps code that walks a body from overflowing the
 * stack. The settings have five levels.
 */
const MOST_DEPTH = 32

/** The maximum number of fields in a form. The legacy settings have thirty. */
const MOST_FIELDS = 1000

/**
 * Registers the parsers for JSON and forms. Before parsing, they refuse a body with too many entries or fields, or
 * with JSON that is nested too deeply.
 */
export async function readBodies(app: FastifyInstance): Promise<void> {
  const readJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      refuseLargeJson(body)
      return readJson(request, body, done)
    }
  )
  await app.register(formBody, { parser: readForm })
}

function readForm(body: string): Record<string, unknown> {
  if (body.split('&', MOST_FIELDS + 1).length > MOST_FIELDS) throw tooMany(MOST_FIELDS)
  return parse(body, '&', '=', { maxKeys: 0 })
}

/**
 * Refuses JSON with too many entries or too deep nesting. This function only scans the text; the parser checks later
 * whether it is valid JSON.
 */
export function refuseLargeJson(text: string): void {
  let depth = 0
  let entries = 0
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '"') at = endOfText(text, at)
    else if (sign === ',') entries++
    else if (sign === '}' || sign === ']') depth--
    else if (sign === '{' || sign === '[') {
      depth++
      entries++
    }
    if (depth > MOST_DEPTH) throw tooDeep()
    if (entries > MOST_ENTRIES) throw tooMany(MOST_ENTRIES)
  }
}

/** Returns the index of the quote that ends the JSON string that begins at `start`. */
function endOfText(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '"') return at
  }
  return text.length
}

const tooMany = (most: number) =>
  new AppError('server/too-many-entries', 413, (t) => t.errors.tooMany({ field: 'body', most }))

const tooDeep = () =>
  new AppError('server/too-deep', 400, (t) =>
    t.errors.malformed({ detail: `more than ${MOST_DEPTH} levels` })
  )
