import { parse } from 'node:querystring'
import formBody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import { AppError } from './errors.ts'

/**
 * Fields, entries and lists of one JSON body. A selection of 1,000 items has some 4,000, the settings have 80. 1 MB of
 * fields that nobody asked for takes 0.1 s to read, and TypeBox 0.1 s to say what is wrong in 10,000 entries.
 */
const MOST_ENTRIES = 10_000

/** Objects and lists inside one another: the settings have five. What walks a body must not run out of stack. */
const MOST_DEPTH = 32

/** Fields of a form: the legacy settings have thirty. */
const MOST_FIELDS = 1000

/** Reads JSON and forms, after a look at how much is in them. */
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

/** Goes over the text once, and makes nothing of it. Whether it is JSON is for the parser to say. */
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

/** Where the text in quotes that begins at `start` ends. */
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
