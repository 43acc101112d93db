import { execute, parse, validate } from 'graphql'
import type { ShopWorld } from '../world.ts'
import type { Context } from './part.ts'
import { readProperty, SCHEMA } from './schema.ts'

export type Question = {
  query: string
  variables?: Record<string, unknown>
  operationName?: string
}

/** What the Admin API says to one request; the status is 200 for every problem of GraphQL (recorded). */
export async function answer(
  shop: ShopWorld,
  scopes: ReadonlySet<string>,
  question: Question
): Promise<object> {
  const document = parse(question.query)
  const errors = validate(SCHEMA, document)
  if (errors.length > 0) return { errors }
  const context: Context = { shop, scopes }
  return execute({
    schema: SCHEMA,
    document,
    contextValue: context,
    variableValues: question.variables ?? {},
    operationName: question.operationName ?? null,
    fieldResolver: readProperty
  })
}
