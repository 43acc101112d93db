import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { StoreError } from '../../platform.ts'
import {
  type BulkOperationByIdQuery,
  bulkOperationById,
  bulkProducts,
  bulkRunQuery
} from '../operations.ts'
import type { StoreContext } from './context.ts'
import type { Medium, RawProduct } from './list-products.ts'
import { findBulk, setBulk } from './sql.ts'

/** Products handed on at once, as many as a page has. */
const PAGE = 250

/** A bulk operation takes minutes; a look costs a point. */
const LONGEST_PAUSE_MS = 10_000

/**
 * All products through one bulk operation: a file that is read as a stream, however large the shop. Undefined
 * where it cannot be had: others use up the five of the shop, or it has failed. Then pages can.
 */
export async function readBulk(
  context: StoreContext
): Promise<AsyncGenerator<RawProduct[]> | undefined> {
  const id = (await findBulk(context.db, context.shopId)) ?? (await beginBulk(context))
  if (id === undefined) return undefined
  const address = await waitFor(context, id)
  await setBulk(context.db, context.shopId, null)
  return address === undefined ? undefined : readProducts(address)
}

async function beginBulk({ db, shopId, run }: StoreContext): Promise<string | undefined> {
  // The operation of its text has a name for us; a bulk operation takes none.
  const query = bulkProducts.text.replace(/^query \w+/, '')
  const { bulkOperationRunQuery } = await run(bulkRunQuery, { query })
  const id = bulkOperationRunQuery?.bulkOperation?.id
  if (id !== undefined) await setBulk(db, shopId, id)
  return id
}

/** The address of the result, '' when there are no products; undefined when there is none. */
async function waitFor({ run }: StoreContext, id: string): Promise<string | undefined> {
  for (let wait = 250; ; wait = Math.min(wait * 1.5, LONGEST_PAUSE_MS)) {
    const { bulkOperation }: BulkOperationByIdQuery = await run(bulkOperationById, { id })
    if (bulkOperation?.status === 'COMPLETED') return bulkOperation.url ?? ''
    if (bulkOperation?.status !== 'CREATED' && bulkOperation?.status !== 'RUNNING') return undefined
    await pause(wait)
  }
}

type Line = { id: string; __parentId?: string }

/** The lines of a product's images and variants follow it (groupObjects). */
async function* readProducts(address: string): AsyncGenerator<RawProduct[]> {
  let page: RawProduct[] = []
  for await (const line of linesOf(address)) {
    const record = JSON.parse(line) as Line
    if (record.__parentId === undefined) {
      if (page.length === PAGE) {
        yield page
        page = []
      }
      page.push({ ...(record as unknown as RawProduct), media: [], variants: [] })
      continue
    }
    const product = page.at(-1)
    if (product?.id !== record.__parentId)
      throw new StoreError(
        'unreachable',
        `The bulk operation's ${record.id} is not beside its product`
      )
    if (record.id.startsWith('gid://shopify/ProductVariant/'))
      product.variants.push(record as unknown as RawProduct['variants'][number])
    else product.media.push(record as unknown as Medium)
  }
  if (page.length > 0) yield page
}

async function* linesOf(address: string): AsyncGenerator<string> {
  if (address === '') return
  const response = await fetch(address).catch((cause) => {
    throw new StoreError('unreachable', 'The result of a bulk operation could not be read', {
      cause
    })
  })
  if (!response.ok || !response.body)
    throw new StoreError('unreachable', `The result of a bulk operation: HTTP ${response.status}`)
  const input = Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0])
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY }))
    if (line !== '') yield line
}
