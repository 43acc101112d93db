import { setImmediate } from 'node:timers/promises'
import { GraphQLError, type GraphQLSchema } from 'graphql'
import { globalId } from '../admin/global-ids.ts'
import type { Context } from '../admin/part.ts'
import { nowIn } from '../content/moments.ts'
import type { ShopWorld } from '../world.ts'
import { branches } from './lines.ts'
import type { BulkFailure, BulkOperation } from './operation.ts'
import type { BulkQuery } from './rules.ts'

/**
 * How many root objects are written as one block. Without groupObjects, all children of a block follow its root
 * objects.
 */
const BLOCK = 100

/** How long the timeline waits for a result, in real time. The small results of tests are ready by then. */
const PATIENCE_MS = 25

/** The context and the schema that a bulk query is executed with. */
export type Reader = { context: Context; schema: GraphQLSchema }

export type BulkOrder = { query: string; groupObjects: boolean }

/** Starts an operation, which goes from CREATED through RUNNING to COMPLETED or FAILED (docs). */
export function startBulk(
  { context, schema }: Reader,
  order: BulkOrder,
  query: BulkQuery
): BulkOperation {
  const { shop } = context
  const { timeline, world, content } = shop
  const number = world.nextNumber()
  const operation: BulkOperation = {
    __typename: 'BulkOperation',
    number,
    id: globalId('BulkOperation', number),
    type: 'QUERY',
    query: order.query,
    status: 'CREATED',
    errorCode: null,
    createdAt: nowIn(shop),
    completedAt: null,
    objectCount: 0,
    rootObjectCount: 0,
    result: null
  }
  const failure = content.bulk.nextFailure
  content.bulk.nextFailure = null
  content.bulk.byNumber.set(number, operation)
  let running: Promise<void> | undefined
  timeline.in(world.timing.bulkMs / 2, () => {
    if (operation.status !== 'CREATED') return
    operation.status = 'RUNNING'
    running = run({ context, schema }, operation, order, query, failure)
  })
  timeline.in(world.timing.bulkMs, () => {
    const finished = running?.then(() => finish(shop, operation))
    return Promise.race([finished, new Promise<void>((done) => setTimeout(done, PATIENCE_MS))])
  })
  return operation
}

/** Writes the result; sets `errorCode` if it fails. */
async function run(
  { context, schema }: Reader,
  operation: BulkOperation,
  { groupObjects }: BulkOrder,
  query: BulkQuery,
  failure: BulkFailure | null
): Promise<void> {
  const parts: Buffer[] = []
  let lines: string[] = []
  let children: string[] = []
  const endBlock = async () => {
    lines.push(...children)
    operation.objectCount += lines.length
    if (lines.length > 0) parts.push(Buffer.from(`${lines.join('\n')}\n`))
    lines = []
    children = []
    await setImmediate()
  }
  try {
    for (const branch of branches(query, context, schema)) {
      lines.push(branch.root)
      operation.rootObjectCount++
      // Without grouping, Shopify does not promise that children follow their parent directly (docs); how far apart
      // they can be is unknown.
      if (groupObjects) lines.push(...branch.children)
      else children.push(...branch.children)
      if (operation.rootObjectCount % BLOCK === 0) await endBlock()
      if (operation.status !== 'RUNNING') return
    }
    await endBlock()
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
    operation.errorCode =
      error.extensions['code'] === 'ACCESS_DENIED' ? 'ACCESS_DENIED' : 'INTERNAL_SERVER_ERROR'
  }
  const bytes = Buffer.concat(parts)
  const kept = failure ? firstLines(bytes, failure.afterLines) : bytes
  if (failure) operation.errorCode = failure.errorCode
  const { world } = context.shop
  const expiresAt = world.clock.now().getTime() + world.timing.bulkResultMs
  if (kept.length > 0) operation.result = { bytes: kept, expiresAt }
}

function firstLines(bytes: Buffer, count: number): Buffer {
  let end = 0
  for (let line = 0; line < count && end < bytes.length; line++) end = bytes.indexOf(10, end) + 1
  return bytes.subarray(0, end)
}

function finish(shop: ShopWorld, operation: BulkOperation): void {
  if (operation.status !== 'RUNNING') return
  operation.status = operation.errorCode === null ? 'COMPLETED' : 'FAILED'
  if (operation.status === 'COMPLETED') operation.completedAt = nowIn(shop)
  tellFinish(shop, operation)
}

/** Cancels an operation and discards its partial result (docs). */
export function cancelBulk(shop: ShopWorld, operation: BulkOperation): void {
  operation.status = 'CANCELING'
  shop.timeline.in(shop.world.timing.jobMs, () => {
    operation.status = 'CANCELED'
    operation.result = null
    tellFinish(shop, operation)
  })
}

function tellFinish(shop: ShopWorld, operation: BulkOperation): void {
  const { completedAt, createdAt } = operation
  shop.webhooks.emit('bulk_operations/finish', {
    admin_graphql_api_id: operation.id,
    completed_at: completedAt === null ? null : new Date(completedAt).toISOString(),
    created_at: new Date(createdAt).toISOString(),
    error_code: operation.errorCode?.toLowerCase() ?? null,
    status: operation.status.toLowerCase(),
    type: 'query'
  })
}
