import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { parseStorable } from '../../../../core/database/storable.ts'
import type { FetchOutside } from '../../../../core/http/fetch-outside.ts'
import { StoreError } from '../../../store-platform.ts'
import {
  type BulkOperationByIdQuery,
  bulkOperationById,
  bulkProducts,
  bulkRunQuery
} from '../../client/operations.ts'
import type { StoreContext } from '../context.ts'
import { findBulk, setBulk } from '../sql.ts'
import type { Medium, RawProduct } from './list-products.ts'

/** How many products are yielded at once, as many as a page has. */
const PAGE = 250

/** The longest pause between two polls. A bulk operation takes minutes, and each poll costs one point. */
const LONGEST_PAUSE_MS = 10_000

/**
 * How long we wait for a bulk operation. Even for a large shop it takes only some minutes. If it hangs, pages are read
 * instead.
 */
const PATIENCE_MS = 30 * 60_000

/**
 * A bulk operation that was started before a restart is used only if it is younger than this. Its result shows the
 * shop as it was when the operation started.
 */
const OLD_MS = 5 * 60_000

/**
 * Reads all products with one bulk operation. The result is streamed, so the shop may be of any size.
 * @returns undefined when the bulk operation fails, hangs, or cannot be started because other apps use all five that
 * the shop may have. The caller can then read pages.
 */
export async function readBulk(
  context: StoreContext
): Promise<AsyncGenerator<RawProduct[]> | undefined> {
  const id = (await findYoung(context)) ?? (await beginBulk(context))
  if (id === undefined) return undefined
  const result = await waitFor(context, id)
  await setBulk(context.db, context.shopId, null)
  return result && readProducts(context, result)
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
  // Bulk operations do not accept the name that each of our queries has.
  const query = bulkProducts.text.replace(/^query \w+/, '')
  const { bulkOperationRunQuery } = await run(bulkRunQuery, { query })
  const id = bulkOperationRunQuery?.bulkOperation?.id
  if (id !== undefined) await setBulk(db, shopId, id)
  return id
}

/** Where the result of a bulk operation is, and how many products it contains. `url` is null when there are none. */
type Result = { url: string | null; products: number }

/** Waits for the result of a bulk operation. Returns undefined when it fails or hangs. */
async function waitFor({ run, clock }: StoreContext, id: string): Promise<Result | undefined> {
  const end = clock.now().getTime() + PATIENCE_MS
  for (let wait = 250; ; wait = Math.min(wait * 1.5, LONGEST_PAUSE_MS)) {
    const { bulkOperation: found }: BulkOperationByIdQuery = await run(bulkOperationById, { id })
    if (found?.status === 'COMPLETED')
      return { url: found.url, products: Number(found.rootObjectCount) }
    if (found?.status !== 'CREATED' && found?.status !== 'RUNNING') return undefined
    if (clock.now().getTime() > end) return undefined
    await clock.pause(wait)
  }
}

type Line = { id: string; __parentId?: string }

/**
 * Reads the products from the result. The lines of a product's images and variants follow the line of the product
 * (groupObjects). If the result is incomplete, this throws: otherwise the missing products would seem to be deleted.
 */
async function* readProducts(
  { fetchOutside }: StoreContext,
  { url, products }: Result
): AsyncGenerator<RawProduct[]> {
  let page: RawProduct[] = []
  let count = 0
  for await (const line of linesOf(fetchOutside, url)) {
    const record = parseStorable(line) as Line
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

async function* linesOf(
  fetchOutside: FetchOutside,
  address: string | null
): AsyncGenerator<string> {
  if (address === null) return
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const response = await fetchOutside(address, { signal })
    if (!response.ok || !response.body) throw new Error(`HTTP ${response.status}`)
    const input = Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0])
    for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY }))
      if (line !== '') yield line
  } catch (cause) {
    const why = `The result of a bulk operation could not be read: ${String(cause)}`
    throw new StoreError('unreachable', why, { cause })
  }
}
