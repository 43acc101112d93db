import type { FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { findExcess } from './bounds.ts'

/**
 * Converts the values of a form to the types in the call's schema. Callers of /api/v1 may send forms, whose values are
 * all texts. This runs before the body is validated. A form with overlong values is not converted; the validation
 * refuses it.
 */
export async function readFormNumbers(request: FastifyRequest): Promise<void> {
  const body = request.routeOptions.schema?.body as TSchema | undefined
  const type = request.headers['content-type'] ?? ''
  if (!body || !type.startsWith('application/x-www-form-urlencoded')) return
  if (!findExcess(body, request.body)) request.body = Value.Convert(body, request.body)
}
