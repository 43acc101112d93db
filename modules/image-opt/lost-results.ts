import type { FastifyInstance } from 'fastify'
import { attachOriginals } from './attach.ts'
import type { Catalogue } from './catalogue/sync.ts'
import { type Lineage, openLineage } from './runs/lineage.ts'
import { readLooseUses } from './runs/loose-uses.ts'

export type LostResults = {
  /**
   * Returns the results that stand beside the shop's originals, but in no row. The first call looks for them; if there
   * are any, it attaches them to the images that show them, and work on the shop's images waits for that.
   */
  of(shopId: number): Promise<Lineage>
  /** Attaches them once the catalogue is up to date. */
  attach(shopId: number): Promise<void>
  /** Ends what is in progress; the next start continues. */
  close(): Promise<void>
}

/** Looks for what an older database that was put back does not know. */
export function openLostResults(
  app: Pick<FastifyInstance, 'db' | 'files' | 'log' | 'storeOf'>,
  catalogue: Catalogue
): LostResults {
  const { db, files, storeOf, log } = app
  const found = new Map<number, Promise<Lineage>>()
  const closing = new AbortController()
  let attaching: Promise<unknown> = Promise.resolve()

  async function attach(shopId: number): Promise<Lineage> {
    const work = attachOriginals({ db, files, storeOf, closing: closing.signal }, shopId)
    attaching = work.catch(() => undefined)
    const { attached, lineage } = await work
    if (attached > 0)
      log.warn({ shop: shopId, attached }, 'the database is older: originals were attached again')
    return lineage
  }

  async function look(shopId: number): Promise<Lineage> {
    const { loose } = await readLooseUses({ db, files }, shopId)
    if (loose.length === 0) return openLineage([])
    await catalogue
      .sync(shopId)
      .catch((error) =>
        log.warn({ err: error, shop: shopId }, 'a store could not be read to attach its originals')
      )
    return attach(shopId)
  }

  function of(shopId: number): Promise<Lineage> {
    const known = found.get(shopId)
    if (known) return known
    const looking = look(shopId)
    found.set(shopId, looking)
    // What failed for a moment is tried again by the next call.
    looking.catch(() => found.delete(shopId))
    return looking
  }

  return {
    of,
    async attach(shopId) {
      const isLooked = found.has(shopId)
      await of(shopId)
      // When a run asked first, the store may not have been readable yet.
      if (isLooked) found.set(shopId, Promise.resolve(await attach(shopId)))
    },
    async close() {
      closing.abort()
      await attaching
    }
  }
}
