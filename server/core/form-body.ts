import type { FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'

/**
 * Callers of /api/v1 may send forms (DECISIONS §3), whose numbers are texts: they become what the schema
 * of the call asks for. To be run before the body is checked.
 */
export async function readFormNumbers(request: FastifyRequest): Promise<void> {
  const { schema } = request.routeOptions
  const type = request.headers['content-type'] ?? ''
  if (!schema?.body || !type.startsWith('application/x-www-form-urlencoded')) return
  request.body = Value.Convert(schema.body as TSchema, request.body)
}
