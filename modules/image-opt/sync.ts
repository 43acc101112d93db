import type { FastifyInstance } from 'fastify'
import { toText } from '../../server/core/clock.ts'
import { ITEM_KINDS } from '../../server/core/platform/platform.ts'
import { finishLook, nextLook, putItems } from './sql/catalogue.ts'

export type Catalogue = {
  /** Looks at the whole store, unless that is going on already: then waits for that look. */
  look(shopId: number): Promise<void>
}

/** Keeps what we know of the stores true. One look at a shop at a time. */
export function openCatalogue(app: FastifyInstance): Catalogue {
  const looks = new Map<number, Promise<void>>()
  return {
    look(shopId) {
      const going = looks.get(shopId)
      if (going) return going
      const look = lookAtStore(app, shopId).finally(() => looks.delete(shopId))
      looks.set(shopId, look)
      return look
    }
  }
}

/** A store that fails half-way leaves everything as it was known: nothing is taken for deleted. */
async function lookAtStore({ db, clock, storeOf }: FastifyInstance, shopId: number): Promise<void> {
  const store = storeOf(shopId)
  const seen = await nextLook(db, shopId)
  for (const kind of ITEM_KINDS) {
    for await (const items of store.listItems(kind)) {
      await db.transaction().execute((trx) => putItems(trx, shopId, seen, items))
    }
  }
  await db.transaction().execute((trx) => finishLook(trx, shopId, seen, toText(clock.now())))
}
