import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { StoreError } from '../../store-platform.ts'
import {
  type BulkOperationByIdQuery,
  bulkOperationById,
  bulkProducts,
  bulkRunQuery
} from '../client/operations.ts'
import type { StoreContext } from './context.ts'
import type { Medium, RawProduct } from './list-products.ts'
import { findBulk, setBulk } from './sql.ts'

/** Products handed on at once, as many as a page has. */
const PAGE = 250

/** A bulk operation takes minutes; a look costs a point. */
const LONGEST_PAUSE_MS = 10_000

/** A bulk operation takes some minutes in a large shop. One that hangs is abandoned, and pages are read. */
const PATIENCE_MS = 30 * 60_000

/** An operation that a killed server started shows the shop as it was then, so an older one is not used. */
const OLD_MS = 5 * 60_000

/**
 * Reads all products through one bulk operation, whose result is a file that is streamed, however large the shop.
 * Returns undefined when there is no result, because the shop's five operations are in use or this one failed or
 * hangs; the caller then reads pages.
 */
export async function readBulk(
  context: StoreContext
): Promise<AsyncGenerator<RawProduct[]> | undefined> {
  const id = (await findYoung(context)) ?? (await beginBulk(context))
  if (id === undefined) return undefined
  const result = await waitFor(context, id)
  await setBulk(context.db, context.shopId, null)
  return result && readProducts(result)
}

async function findYoung({ db, shopId, run, clock }: StoreContext): Promise<string | undefined> {
  const id = await findBulk(db, shopId)
  if (id === undefined) return undefined
  const { bulkOperation } = await run(bulkOperationById, { id })
  const isYoung =
    bulkOperation && clock.now().getTime() - Date.parse(bulkOperation.createdAt) < OLD_MS
  return isYoung ? id : undefined
}

async function beginBulk({ db, shopId, run }: StoreContext): Promise<string | undefined> {
  // The operation of its text has a name for us; a bulk operation takes none.
  const query = bulkProducts.text.replace(/^query \w+/, '')
  const { bulkOperationRunQuery } = await run(bulkRunQuery, { query })
  const id = bulkOperationRunQuery?.bulkOperation?.id
  if (id !== undefined) await setBulk(db, shopId, id)
  return id
}

/** `url` is null when there are no products. */
type Result = { url: string | null; products: number }

/** Undefined when there is none. */
async function waitFor({ run, clock }: StoreContext, id: string): Promise<Result | undefined> {
  const end = clock.now().getTime() + PATIENCE_MS
  for (let wait = 250; ; wait = Math.min(wait * 1.5, LONGEST_PAUSE_MS)) {
    const { bulkOperation: found }: BulkOperationByIdQuery = await run(bulkOperationById, { id })
    if (found?.status === 'COMPLETED')
      return { url: found.url, products: Number(found.rootObjectCount) }
    if (found?.status !== 'CREATED' && found?.status !== 'RUNNING') return undefined
    if (clock.now().getTime() > end) return undefined
    await pause(wait)
  }
}

type Line = { id: string; __parentId?: string }

/**
 * The lines of a product's images and variants follow it (groupObjects). A result that ends early must not be
 * taken for the whole shop: the rest would be taken for deleted.
 */
async function* readProducts({ url, products }: Result): AsyncGenerator<RawProduct[]> {
  let page: RawProduct[] = []
  let count = 0
  for await (const line of linesOf(url)) {
    const record = JSON.parse(line) as Line
    if (record.__parentId === undefined) {
      if (page.length === PAGE) {
        yield page
        page = []
      }
      count += 1
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
  if (count < products)
    throw new StoreError('unreachable', `A bulk operation gave ${count} of ${products} products`)
  if (page.length > 0) yield page
}

async function* linesOf(address: string | null): AsyncGenerator<string> {
  if (address === null) return
  try {
    const response = await fetch(address)
    if (!response.ok || !response.body) throw new Error(`HTTP ${response.status}`)
    const input = Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0])
    for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY }))
      if (line !== '') yield line
  } catch (cause) {
    const why = `The result of a bulk operation could not be read: ${String(cause)}`
    throw new StoreError('unreachable', why, { cause })
  }
}
