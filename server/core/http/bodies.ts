import { parse } from 'node:querystring'
import formBody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import { AppError } from './errors.ts'

/**
 * The maximum number of fields, entries and lists in one JSON body. A selection of 1,000 items has about 4,000 of
 * them, and the settings have 80. Reading 1 MB of unknown fields takes 0.1 s, as does TypeBox's report on what is
 * wrong in 10,000 entries.
 */
const MOST_ENTRIES = 10_000

/**
 * The maximum nesting of objects and lists in a body, because code that walks a body must not overflow the stack. The
 * settings have five levels.
 */
const MOST_DEPTH = 32

/** The maximum number of fields in a form. The legacy settings have thirty. */
const MOST_FIELDS = 1000

/**
 * Registers the JSON and form parsers. Before they parse a body, they check how many entries or fields it has, and how
 * deeply JSON is nested.
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
 * Refuses a text with too many entries or too deep nesting. It scans the text once and builds nothing from it; the
 * parser decides later whether the text is valid JSON.
 */
function refuseLargeJson(text: string): void {
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

/** Returns the index of the quote that closes the string opened at `start`. */
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
