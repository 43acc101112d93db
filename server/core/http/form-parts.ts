import type { Multipart } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { AppError, isAppError } from './errors.ts'

type Limits = NonNullable<NonNullable<Parameters<FastifyRequest['parts']>[0]>['limits']>

/**
 * Reads the parts of a multipart form one after another.
 * @throws formError
 */
export async function* partsOf(request: FastifyRequest, limits: Limits): AsyncGenerator<Multipart> {
  try {
    yield* request.parts({ limits })
  } catch (error) {
    throw formError(error)
  }
}

/**
 * Returns the error to throw when a form or the file in a part cannot be read: a bad request for what the parser finds
 * wrong, such as a missing boundary or an end in the middle of a part. An error that has a status stays as it is.
 */
export function formError(error: unknown): unknown {
  if (!(error instanceof Error) || 'statusCode' in error || isAppError(error)) return error
  return new AppError('server/malformed-form', 400, (t) =>
    t.errors.malformed({ detail: error.message })
  )
}
