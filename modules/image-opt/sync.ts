import { setImmediate, setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { toText } from '../../server/core/clock.ts'
import { ITEM_KINDS } from '../../server/core/platform/platform.ts'
import { storeUnreachable } from './errors.ts'
import { beginLook, findCatalogue, finishLook, putItems } from './sql/catalogue.ts'

export type Catalogue = {
  /** Looks at the whole store, unless that is going on already: then waits for that look. */
  look(shopId: number): Promise<void>
  /**
   * Looks, and waits for it as long as a person would: a large store is shown as it was known, and as it
   * is the next time. Before the first complete look there is nothing to show, so that one is waited for.
   */
  refresh(shopId: number): Promise<void>
}

const PATIENCE_MS = 700

/** Items written in one transaction: some 10 ms when all of them are new. */
const ITEMS_AT_ONCE = 25

/** Keeps what we know of the stores true. One look at a shop at a time. */
export function openCatalogue(app: FastifyInstance): Catalogue {
  const looks = new Map<number, Promise<void>>()

  function look(shopId: number): Promise<void> {
    const going = looks.get(shopId)
    if (going) return going
    const begun = lookAtStore(app, shopId).finally(() => looks.delete(shopId))
    looks.set(shopId, begun)
    return begun
  }

  return {
    look,
    async refresh(shopId) {
      const looking = look(shopId).catch((error) => {
        throw isUnreachable(error) ? storeUnreachable() : error
      })
      const known = await findCatalogue(app.db, shopId)
      if (!known?.finished_at) return looking
      // Its fault is told to whoever still waits, and to the log of those who do not.
      looking.catch((error) =>
        app.log.warn({ err: error, shop: shopId }, 'a look at the store failed')
      )
      await Promise.race([looking, setTimeout(PATIENCE_MS, undefined, { ref: false })])
    }
  }
}

const isUnreachable = (error: { name?: string; failure?: string }) =>
  error.name === 'StoreError' && error.failure === 'unreachable'

/** A store that fails half-way leaves everything as it was known: nothing is taken for deleted. */
async function lookAtStore({ db, clock, storeOf }: FastifyInstance, shopId: number): Promise<void> {
  const store = storeOf(shopId)
  const look = { shopId, seen: await beginLook(db, shopId), beganAt: toText(clock.now()) }
  for (const kind of ITEM_KINDS) {
    for await (const items of store.listItems(kind)) {
      for (let start = 0; start < items.length; start += ITEMS_AT_ONCE) {
        const some = items.slice(start, start + ITEMS_AT_ONCE)
        await db.transaction().execute((trx) => putItems(trx, look, some))
        // SQLite answers without ever waiting: calls would get no turn until the page is written.
        await setImmediate()
      }
    }
  }
  await finishLook(db, look, toText(clock.now()))
}
