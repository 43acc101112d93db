import type { BrokenLaws } from '../../../server/core/broken-laws.ts'
import { toText } from '../../../server/core/clock.ts'
import type { Db } from '../../../server/core/database/db.ts'
import { inTransaction } from '../../../server/core/database/transaction.ts'
import { isBrokenLaw } from '../../../server/core/invariant.ts'
import { countSureUnits, reserveUnit } from '../../pricing/commands.ts'
import { listPaidImages } from '../../pricing/queries.ts'
import { recordFailure } from './image/record.ts'
import type { WorkDeps } from './image/work-deps.ts'
import {
  type Claim,
  findFreeItem,
  findRunWithWork,
  getClaim,
  listBegun,
  setWorking
} from './sql/claims.ts'
import { finishRunIfDone, listWaiting, setStopped } from './sql/runs.ts'
import { stopUnclaimed } from './stop-for-law.ts'

/**
 * How long a claim stays valid without a heartbeat; a heartbeat is due after a third of this time. One picture takes
 * at most 2 minutes: two attempts of 60 s (decision 009).
 */
export const LEASE_MS = 3 * 60 * 1000

/**
 * The most attempts at one image: a picture that crashes the whole process would crash it every time. Codecs run in a
 * separate process, so this limit is a last resort, and it is high enough that a series of unrelated kills does not
 * reach it.
 */
const MAX_ATTEMPTS = 20

/**
 * A claim chooses among this many images, the first that wait. A product on Shopify has at most 250 media
 * (docs/shopify.md), so they belong to at least four products.
 */
const WINDOW = 1000

/**
 * Claims the next image and reserves its quota unit in one transaction. Returns undefined when no image can be
 * claimed.
 */
export async function takeClaim(deps: ClaimDeps, owner: string): Promise<Claim | undefined> {
  for (;;) {
    const taken = await takeNext(deps, owner)
    if (taken === 'next') continue
    if (taken && taken.attempts > MAX_ATTEMPTS) await recordFailure(deps, taken, 'fault')
    else return taken
  }
}

export type ClaimDeps = WorkDeps & { brokenLaws: BrokenLaws }

type Run = NonNullable<Awaited<ReturnType<typeof findRunWithWork>>>
type Item = NonNullable<Awaited<ReturnType<typeof findFreeItem>>>

/** @returns 'next' if the image that was chosen cannot be worked on, and another one may */
async function takeNext(deps: ClaimDeps, owner: string): Promise<Claim | 'next' | undefined> {
  const { db, clock, billing } = deps
  const at = clock.now()
  const now = toText(at)
  const until = toText(new Date(at.getTime() + LEASE_MS))
  // Read before the transaction, although it may be a moment old then: on PostgreSQL, a transaction that has read it
  // collides with every image that ends meanwhile.
  const begun = await listBegun(db, now)
  const met: { run?: Run; item?: Item } = {}
  const taking = inTransaction(db, async (trx) => {
    const run = await findRunWithWork(trx, { now, until })
    if (!run) return undefined
    met.run = run
    // A run that the quota does not cover takes the first images of the list, so only these may change places.
    const covered =
      run.kind === 'restore' ? WINDOW : await countSureUnits(trx, run.shop_id, billing, now)
    const among = Math.min(covered, WINDOW)
    const item = await findFreeItem(trx, run, { now, until, begun, among })
    if (!item) return undefined
    met.item = item
    const unit = { shopId: run.shop_id, imageId: item.image_id, billing, now }
    const isPaid = run.kind === 'restore' || (await reserveUnit(trx, unit))
    // An image whose work has begun is finished, even if the quota of a new cycle has been used up since.
    if (!isPaid && item.state === 'waiting') {
      await giveUpUnpaid(trx, run, now)
      return 'next' as const
    }
    await setWorking(trx, { id: item.id, runId: run.id, owner, until, now })
    return getClaim(trx, item.id)
  })
  return taking.catch(async (error) => {
    const { run } = met
    if (!isBrokenLaw(error) || !run) throw error
    // The runs of other shops go on, and would wait for ever behind a row that nobody can act on.
    const item = met.item ?? (await findFreeItem(db, run, { now, until, begun, among: 1 }))
    if (!item) throw error
    const { id: runId, shop_id: shopId } = run
    await stopUnclaimed(deps, { id: item.id, runId, shopId, imageId: item.image_id }, error)
    return 'next' as const
  })
}

/**
 * Skips all waiting images of the run that the quota does not cover. They are skipped together, because handling fifty
 * thousand one by one would keep the server from answering.
 */
async function giveUpUnpaid(trx: Db, run: { id: number; shop_id: number }, now: string) {
  const paid = await listPaidImages(trx, run.shop_id)
  const waiting = await listWaiting(trx, run.id)
  const unpaid = waiting.filter((item) => !paid.has(item.image_id)).map(({ id }) => id)
  await setStopped(trx, run.id, unpaid, 'quota-used-up')
  await finishRunIfDone(trx, run.id, now)
}
