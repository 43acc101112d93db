import type { GraphQLResolveInfo } from 'graphql'
import { type BulkOperation, isUnfinished } from '../bulk/operation.ts'
import { resultAddress } from '../bulk/results.ts'
import { readBulkQuery } from '../bulk/rules.ts'
import { type BulkOrder, cancelBulk, startBulk } from '../bulk/run.ts'
import { numberOf } from './global-ids.ts'
import type { Context, Part } from './part.ts'

/** The most bulk operations one app can run at once in one shop, since 2026-01 (docs). */
const MOST_AT_ONCE = 5

function runQuery(_: unknown, order: BulkOrder, context: Context, { schema }: GraphQLResolveInfo) {
  const { shop } = context
  const refuse = (code: string, field: string[] | null, message: string) => ({
    bulkOperation: null,
    userErrors: [{ code, field, message }]
  })
  const query = readBulkQuery(order.query, shop.world.switches)
  if (typeof query === 'string') return refuse('INVALID', ['query'], query)
  const unfinished = [...shop.content.bulk.byNumber.values()].filter(isUnfinished)
  const [first] = unfinished
  if (first && unfinished.length >= MOST_AT_ONCE)
    return refuse(
      'OPERATION_IN_PROGRESS',
      null,
      `A bulk query operation for this app and shop is already in progress: ${first.id}.`
    )
  return { bulkOperation: startBulk({ context, schema }, order, query), userErrors: [] }
}

/** Cancels a bulk operation, or refuses to. Shopify's texts for the two refusals are unknown. */
function cancel(_: unknown, { id }: { id: string }, { shop }: Context) {
  const operation = shop.content.bulk.byNumber.get(numberOf(id, 'BulkOperation'))
  if (!operation) {
    const message = 'Bulk operation does not exist'
    return { bulkOperation: null, userErrors: [{ field: ['id'], message }] }
  }
  if (!isUnfinished(operation)) {
    const status = operation.status.toLowerCase()
    const message = `A bulk operation cannot be canceled when it is ${status}`
    return { bulkOperation: operation, userErrors: [{ field: null, message }] }
  }
  if (operation.status !== 'CANCELING') cancelBulk(shop, operation)
  return { bulkOperation: operation, userErrors: [] }
}

export const bulkOperations: Part = {
  types: {
    QueryRoot: {
      bulkOperation: (_: unknown, { id }: { id: string }, { shop }) =>
        shop.content.bulk.byNumber.get(numberOf(id, 'BulkOperation'))
    },
    Mutation: { bulkOperationRunQuery: runQuery, bulkOperationCancel: cancel },
    BulkOperation: {
      fileSize: ({ status, result }: BulkOperation) =>
        status === 'COMPLETED' ? (result?.bytes.length ?? null) : null,
      url: (operation: BulkOperation, _args: unknown, { shop }) =>
        operation.status === 'COMPLETED' ? resultAddress(shop, operation) : null,
      partialDataUrl: (operation: BulkOperation, _args: unknown, { shop }) =>
        operation.status === 'FAILED' ? resultAddress(shop, operation) : null
    }
  },
  loaders: { BulkOperation: ({ shop }, { number }) => shop.content.bulk.byNumber.get(number) }
}
