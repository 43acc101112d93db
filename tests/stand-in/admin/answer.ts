import { execute, type OperationDefinitionNode, valueFromASTUntyped } from 'graphql'
import type { FaultKind } from '../faults.ts'
import type { ShopWorld } from '../world.ts'
import { actualCost, requestedCost } from './cost.ts'
import { planCost, type Variables } from './cost-plan.ts'
import { inputSizeError } from './errors/input-size.ts'
import type { ApiError } from './errors/validation.ts'
import { variableErrors } from './errors/variables.ts'
import type { Context } from './part.ts'
import { type Prepared, prepare } from './prepared.ts'
import { readProperty } from './read-property.ts'
import { SCHEMA } from './schema.ts'

export type Question = {
  query: string
  variables?: Record<string, unknown> | null
  operationName?: string | null
}

export type Answer = {
  data?: object | null
  errors?: ApiError[]
  extensions?: object
}

/** The most a single query may cost (docs). */
const MOST_COST = 1000

const RATE_LIMITS = 'https://shopify.dev/api/usage/rate-limits'

/**
 * Answers one request to the Admin API: parses and validates it, computes its cost, takes that from the bucket,
 * executes the request and refunds the difference. The status is always 200, whatever errors GraphQL reports
 * (recorded).
 */
export async function answer(context: Context, question: Question): Promise<Answer> {
  const log = logOf(context.shop, nameOf(question))
  const prepared = prepare(question.query)
  const variables = question.variables ?? {}
  const operation = operationOf(prepared, question)
  // An answer to an invalid or too expensive request carries no cost (recorded, reported).
  if (prepared.errors.length > 0) return log({ errors: prepared.errors })
  if (!operation) return log({ errors: [NO_OPERATION] })
  const invalid = variableErrors(operation, variables)
  if (invalid.length > 0) return log({ errors: invalid })
  const plan = planCost(operation, prepared.fragments, withDefaults(operation, variables))
  const requested = requestedCost(plan)
  if (requested > MOST_COST) return log({ errors: [tooDear(requested)] }, requested)
  if (!context.shop.bucket.take(requested)) return throttled(context.shop, question, requested)

  const tooMany = inputSizeError(operation, variables)
  const result = tooMany
    ? { errors: [tooMany] }
    : await perform(context, prepared, question, operation)
  const actual = actualCost(plan, (result.data ?? {}) as Record<string, unknown>)
  context.shop.bucket.giveBack(requested - actual)
  return log(result, requested, actual)
}

/** Answers a request for which the bucket has too few points; nothing is executed (docs, reported). */
export function throttled(shop: ShopWorld, question: Question, requested: number): Answer {
  const extensions = { code: 'THROTTLED', documentation: RATE_LIMITS }
  const errors = [{ message: 'Throttled', extensions }]
  return logOf(shop, nameOf(question))({ errors }, requested, null)
}

/** Logs a request that a fault hit, whether it hit before or after the execution. */
export function logFault(shop: ShopWorld, question: Question, kind: FaultKind): void {
  logOf(shop, nameOf(question))({ errors: [{ message: '', extensions: { code: kind } }] })
}

/**
 * Returns a function that logs a request of this operation and adds the cost to its answer. If `actual` is undefined,
 * the answer gets no cost.
 */
function logOf(shop: ShopWorld, operation: string) {
  return (result: Answer, requested = 0, actual?: number | null): Answer => {
    const throttleStatus = shop.bucket.status()
    shop.requests.push({
      operation,
      requestedCost: requested,
      actualCost: actual ?? null,
      available: throttleStatus.currentlyAvailable,
      at: shop.world.clock.now(),
      code: result.errors?.[0]?.extensions.code ?? null
    })
    if (actual === undefined) return result
    const cost = { requestedQueryCost: requested, actualQueryCost: actual, throttleStatus }
    return { ...result, extensions: { cost } }
  }
}

async function perform(
  context: Context,
  { document }: Prepared,
  { variables }: Question,
  operation: OperationDefinitionNode
): Promise<Answer> {
  const { data, errors } = await execute({
    schema: SCHEMA,
    document,
    contextValue: context,
    variableValues: variables ?? {},
    operationName: operation.name?.value ?? null,
    fieldResolver: readProperty
  })
  const reported = (errors ?? []).map((error) => {
    // An error without a code was not raised on purpose by a resolver, so it is a bug in the stand-in.
    const code = error.extensions['code']
    if (typeof code !== 'string') throw error.originalError ?? error
    const { message, locations, path } = error
    return { message, locations, path, extensions: { ...error.extensions, code } }
  })
  return reported.length > 0 ? { errors: reported, data: data ?? null } : { data: data ?? null }
}

/** Returns the operation's name as the log and the faults use it; '' for an unnamed operation. */
export const nameOf = (question: Question): string =>
  operationOf(prepare(question.query), question)?.name?.value ?? ''

const operationOf = ({ operations }: Prepared, { operationName }: Question) =>
  operationName == null
    ? operations.length === 1
      ? operations[0]
      : undefined
    : operations.find(({ name }) => name?.value === operationName)

function withDefaults(
  { variableDefinitions = [] }: OperationDefinitionNode,
  given: Variables
): Variables {
  const all: Record<string, unknown> = {}
  for (const { variable, defaultValue } of variableDefinitions)
    if (defaultValue) all[variable.name.value] = valueFromASTUntyped(defaultValue)
  return Object.assign(all, given)
}

/** Shopify's text for this error is unknown. */
const NO_OPERATION: ApiError = {
  message: 'An operation name is required',
  extensions: { code: 'BAD_REQUEST' }
}

const tooDear = (cost: number): ApiError => ({
  message:
    `Query cost is ${cost}, which exceeds the single query max cost limit (${MOST_COST}).\n\n` +
    'See https://shopify.dev/concepts/about-apis/rate-limits for more information on how the\n' +
    'cost of a query is calculated.\n\n' +
    'To query larger amounts of data with fewer limits, bulk operations should be used instead.\n' +
    'See https://shopify.dev/tutorials/perform-bulk-operations-with-admin-api for usage details.\n',
  extensions: {
    code: 'MAX_COST_EXCEEDED',
    cost,
    maxCost: MOST_COST,
    documentation: RATE_LIMITS
  }
})
