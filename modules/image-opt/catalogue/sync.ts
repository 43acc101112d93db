import { setImmediate, setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { DAY_MS, toText } from '../../../server/core/clock.ts'
import type { Db } from '../../../server/core/database/db.ts'
import { openSharedMutex } from '../../../server/core/database/shared-mutex.ts'
import { inTransaction } from '../../../server/core/database/transaction.ts'
import { isFailure } from '../../../server/core/failure.ts'
import type { StoreItem, StorePlatform } from '../../../server/platforms/store-platform.ts'
import { STORE_KINDS, type StoreKind } from '../contract.ts'
import { storeUnreachable } from './errors.ts'
import { openSeenRows, type Sync } from './seen-rows.ts'
import {
  dropRows,
  dropUnseen,
  findCatalogue,
  listUnseenImages,
  putItems,
  recordSync
} from './sql.ts'
import { type Changed, takeChanged } from './sql-changes.ts'

type SyncDeps = Pick<FastifyInstance, 'db' | 'clock'> & {
  log: { warn(facts: object, message: string): void }
  storeOf(shopId: number): StorePlatform
}

export type Catalogue = {
  /**
   * Syncs the store. If a sync of that store is already in progress, waits for it instead. Resolves early once `close` is
   * called.
   */
  sync(shopId: number): Promise<void>
  /**
   * Starts a sync of the store, but waits only briefly for the sync to end: while a large store is still being read,
   * callers use what the catalogue already has. Before the first full sync the catalogue has nothing to show, so the
   * call waits until that sync ends.
   * @returns whether the store is still being read
   */
  refresh(shopId: number): Promise<boolean>
  /** Waits until the first sync of the store has ended, as `refresh` does, and starts no other. */
  known(shopId: number): Promise<void>
  /** Ends the syncs that are in progress, and lets no other begin. What they have written stays. */
  close(): Promise<void>
}

const PATIENCE_MS = 700

/** How long `close` waits for the syncs to end. A page that Shopify delays because of its rate limit may take minutes. */
const CLOSING_MS = 5000

/** How many items are compared, and written in one transaction. It takes about 10 ms if all of them are new. */
const ITEMS_AT_ONCE = 25

/** Keeps the catalogues up to date, with at most one sync per shop at a time. */
export function openCatalogue(app: SyncDeps): Catalogue {
  const syncs = new Map<number, Promise<void>>()
  const withLock = openSharedMutex(app.db, 'sync')
  const closing = new AbortController()

  async function sync(shopId: number): Promise<void> {
    if (closing.signal.aborted) return
    const running = syncs.get(shopId)
    if (running) return running
    const started = withLock(String(shopId), () => syncStore(app, shopId, closing.signal))
      .catch((error) => {
        // A sync that outlives `close` meets a closed database, which is no fault of the store.
        if (!closing.signal.aborted) throw error
      })
      .finally(() => syncs.delete(shopId))
    syncs.set(shopId, started)
    return started
  }

  const syncNow = (shopId: number) =>
    sync(shopId).catch((error) => {
      throw isFailure(error, 'unreachable') ? storeUnreachable() : error
    })

  return {
    sync,
    async known(shopId) {
      if (!(await findCatalogue(app.db, shopId))?.finished_at) await syncNow(shopId)
    },
    async refresh(shopId) {
      const syncing = syncNow(shopId).then(() => false)
      const known = await findCatalogue(app.db, shopId)
      if (!known?.finished_at) return syncing
      // A caller that is still waiting receives the error. The log records it for callers that have stopped waiting.
      syncing.catch((error) =>
        app.log.warn({ err: error, shop: shopId }, 'a store could not be synced')
      )
      return Promise.race([syncing, setTimeout(PATIENCE_MS, true, { ref: false })])
    },
    async close() {
      closing.abort()
      const ended = Promise.allSettled(syncs.values())
      await Promise.race([ended, setTimeout(CLOSING_MS, undefined, { ref: false })])
    }
  }
}

/**
 * How often a full sync is due, even if the store can list its changes, because a list of changes does not include
 * deleted items.
 */
const FULL_SYNC_EVERY_MS = DAY_MS

/**
 * An incremental sync asks for changes since the start of the last sync, minus this time. The store's clock may be
 * behind ours, and a change may take a while to be listed.
 */
const OVERLAP_MS = 5 * 60_000

/**
 * Reads the store into the catalogue, and writes only what has changed. If the store fails halfway, items that were not
 * read are not marked as deleted. The same is true when `signal` ends the sync.
 */
async function syncStore(
  { db, clock, storeOf }: SyncDeps,
  shopId: number,
  signal: AbortSignal
): Promise<void> {
  const store = storeOf(shopId)
  const began = clock.now()
  const known = await findCatalogue(db, shopId)
  const since = store.listChanged && changedSince(known, began)
  const isFull = since === undefined
  const seen = { items: openSeenRows(), images: openSeenRows() }
  const sync = { shopId, beganAt: toText(began), ...seen }
  for (const kind of STORE_KINDS) {
    for await (const items of pagesOf(store, kind, since)) {
      for (let start = 0; start < items.length; start += ITEMS_AT_ONCE) {
        if (signal.aborted) return
        const some = items.slice(start, start + ITEMS_AT_ONCE)
        await take(db, sync, some, isFull)
        // SQLite calls block the event loop, so without this pause requests would wait until the whole page is written.
        await setImmediate()
      }
    }
  }
  if (signal.aborted) return
  if (isFull) await dropUnseen(db, sync, toText(clock.now()))
  // Where every sync is a full one, it makes no difference when the last of them was.
  if (store.listChanged || !known?.finished_at)
    await recordSync(db, sync, isFull ? toText(clock.now()) : undefined)
}

/**
 * How many images one transaction of a full sync writes, which takes about 15 ms. It is also the most that a product of
 * Shopify has.
 */
const IMAGES_AT_ONCE = 250

/** Writes what has changed of these items, or nothing if nothing has. */
async function take(db: Db, sync: Sync, items: StoreItem[], isFull: boolean): Promise<void> {
  const changed = await takeChanged(db, sync, items)
  if (isFull) {
    // What is gone is found at the end, so a sync that ends in between only leaves some changes to the next one.
    for (const part of partsOf(changed)) {
      await inTransaction(db, (trx) => putItems(trx, sync, part))
      await setImmediate()
    }
    return
  }
  const listGone = (on: Db) => listUnseenImages(on, sync, items)
  if (changed.length === 0 && (await listGone(db)).length === 0) return
  await inTransaction(db, async (trx) => {
    await putItems(trx, sync, changed)
    await dropRows(trx, 'store_image', await listGone(trx), sync.beganAt)
  })
}

/** Divides the changes into transactions. An item is divided only if it alone has more images than fit into one. */
function* partsOf(changed: Changed[]): Generator<Changed[]> {
  let part: Changed[] = []
  let count = 0
  for (const { item, images } of changed) {
    for (let start = 0; start === 0 || start < images.length; start += IMAGES_AT_ONCE) {
      const some = images.slice(start, start + IMAGES_AT_ONCE)
      if (count + some.length > IMAGES_AT_ONCE) {
        yield part
        part = []
        count = 0
      }
      part.push({ item, images: some })
      count += some.length
    }
  }
  if (part.length > 0) yield part
}

/** Returns the time since which the store must list its changes, or undefined if a full sync is due. */
function changedSince(
  known: Awaited<ReturnType<typeof findCatalogue>>,
  now: Date
): string | undefined {
  if (!known?.finished_at || !known.looked_at) return undefined
  if (now.getTime() - Date.parse(known.finished_at) >= FULL_SYNC_EVERY_MS) return undefined
  return toText(new Date(Date.parse(known.looked_at) - OVERLAP_MS))
}

function pagesOf(store: StorePlatform, kind: StoreKind, since: string | undefined) {
  if (since === undefined || !store.listChanged) return store.listItems(kind)
  return store.listChanged(kind, since)
}
