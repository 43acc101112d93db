import { setImmediate, setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { DAY_MS, toText } from '../../../server/core/clock.ts'
import type { Db } from '../../../server/core/database/db.ts'
import { inTransaction } from '../../../server/core/database/transaction.ts'
import { isFailure } from '../../../server/core/failure.ts'
import { openSharedMutex } from '../../../server/core/keyed-mutex.ts'
import { type StorePlatform } from '../../../server/platforms/store-platform.ts'
import { STORE_KINDS, type StoreKind } from '../contract.ts'
import { storeUnreachable } from './errors.ts'
import {
  beginSync,
  dropUnseenImages,
  findCatalogue,
  finishFullSync,
  putItems,
  setSynced
} from './sql.ts'

type SyncDeps = Pick<FastifyInstance, 'db' | 'clock'> & {
  log: { warn(facts: object, message: string): void }
  storeOf(shopId: number): StorePlatform
}

export type Catalogue = {
  /** Syncs the store. If a sync of that store is already in progress, waits for it instead. */
  sync(shopId: number): Promise<void>
  /**
   * Starts a sync of the store, but waits only briefly for the sync to end: while a large store is still being read,
   * callers use what the catalogue already has. Before the first full sync the catalogue has nothing to show, so the
   * call waits until that sync ends.
   */
  refresh(shopId: number): Promise<void>
}

const PATIENCE_MS = 700

/** How many items one transaction writes. It takes about 10 ms if all of them are new. */
const ITEMS_AT_ONCE = 25

/** Keeps the catalogues up to date, with at most one sync per shop at a time. */
export function openCatalogue(app: SyncDeps): Catalogue {
  const syncs = new Map<number, Promise<void>>()
  const withLock = openSharedMutex(app.db, 'sync')

  function sync(shopId: number): Promise<void> {
    const running = syncs.get(shopId)
    if (running) return running
    const started = withLock(String(shopId), () => syncStore(app, shopId)).finally(() =>
      syncs.delete(shopId)
    )
    syncs.set(shopId, started)
    return started
  }

  return {
    sync,
    async refresh(shopId) {
      const syncing = sync(shopId).catch((error) => {
        throw isFailure(error, 'unreachable') ? storeUnreachable() : error
      })
      const known = await findCatalogue(app.db, shopId)
      if (!known?.finished_at) return syncing
      // A caller that is still waiting receives the error. The log records it for callers that have stopped waiting.
      syncing.catch((error) =>
        app.log.warn({ err: error, shop: shopId }, 'a store could not be synced')
      )
      await Promise.race([syncing, setTimeout(PATIENCE_MS, undefined, { ref: false })])
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
 * Reads the store into the catalogue. If the store fails halfway, items that were not read are not marked as deleted.
 */
async function syncStore({ db, clock, storeOf }: SyncDeps, shopId: number): Promise<void> {
  const store = storeOf(shopId)
  const began = clock.now()
  const since = store.listChanged && (await changedSince({ db, shopId, now: began }))
  const sync = { shopId, seen: await beginSync(db, shopId), beganAt: toText(began) }
  for (const kind of STORE_KINDS) {
    for await (const items of pagesOf(store, kind, since)) {
      for (let start = 0; start < items.length; start += ITEMS_AT_ONCE) {
        const some = items.slice(start, start + ITEMS_AT_ONCE)
        await inTransaction(db, async (trx) => {
          await putItems(trx, sync, some)
          if (since !== undefined) await dropUnseenImages(trx, sync, some)
        })
        // SQLite calls block the event loop, so without this pause requests would wait until the whole page is written.
        await setImmediate()
      }
    }
  }
  if (since === undefined) await finishFullSync(db, sync, toText(clock.now()))
  await setSynced(db, sync)
}

/** Returns the time since which the store must list its changes, or undefined if a full sync is due. */
async function changedSince({
  db,
  shopId,
  now
}: {
  db: Db
  shopId: number
  now: Date
}): Promise<string | undefined> {
  const known = await findCatalogue(db, shopId)
  if (!known?.finished_at || !known.looked_at) return undefined
  if (now.getTime() - Date.parse(known.finished_at) >= FULL_SYNC_EVERY_MS) return undefined
  return toText(new Date(Date.parse(known.looked_at) - OVERLAP_MS))
}

function pagesOf(store: StorePlatform, kind: StoreKind, since: string | undefined) {
  if (since === undefined || !store.listChanged) return store.listItems(kind)
  return store.listChanged(kind, since)
}
