import type { FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { findExcess } from './bounds.ts'

/**
 * Callers of /api/v1 may send forms (DECISIONS §3), whose numbers are texts: they become what the schema
 * of the call asks for. To be run before the body is checked; what is too long is left for that.
 */
export async function readFormNumbers(request: FastifyRequest): Promise<void> {
  const body = request.routeOptions.schema?.body as TSchema | undefined
  const type = request.headers['content-type'] ?? ''
  if (!body || !type.startsWith('application/x-www-form-urlencoded')) return
  if (!findExcess(body, request.body)) request.body = Value.Convert(body, request.body)
}
