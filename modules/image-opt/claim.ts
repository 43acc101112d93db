import { toText } from '../../server/core/clock.ts'
import { reserveUnit } from '../pricing/commands.ts'
import type { Billing } from '../pricing/queries.ts'
import { recordFailure, recordSkipped } from './record.ts'
import { type Claim, findFreeItem, findRunWithWork, getClaim, setWorking } from './sql/claims.ts'
import type { WorkNeeds } from './work.ts'

/**
 * How long an item is believed to be worked on without a sign of life. Signs come every third of it;
 * one picture takes 2 minutes at the very most (two tries of 60 s, codecs.md section 11).
 */
export const LEASE_MS = 3 * 60 * 1000

/**
 * A picture that takes the whole process down with it would do so for ever. Codecs run in a process of
 * their own, so this is a last resort; unrelated kills in a row must not reach it.
 */
const MAX_ATTEMPTS = 20

/** Takes the next image to work on, with its unit of quota, in one transaction. */
export async function takeClaim(
  needs: WorkNeeds,
  owner: string,
  billing: Billing
): Promise<Claim | undefined> {
  for (;;) {
    const taken = await takeNext(needs, owner, billing)
    if (!taken) return undefined
    if (taken.claim.attempts > MAX_ATTEMPTS) await recordFailure(needs, taken.claim, 'fault')
    else if (!taken.isPaid) await recordSkipped(needs, taken.claim, 'quota-used-up')
    else return taken.claim
  }
}

function takeNext({ db, clock }: WorkNeeds, owner: string, billing: Billing) {
  const moment = clock.now()
  const now = toText(moment)
  const until = toText(new Date(moment.getTime() + LEASE_MS))
  return db.transaction().execute(async (trx) => {
    const run = await findRunWithWork(trx, now)
    const item = run && (await findFreeItem(trx, run.id, now))
    if (!run || !item) return undefined
    await setWorking(trx, { id: item.id, runId: run.id, owner, until, now })
    const isPaid =
      run.kind === 'restore' ||
      (await reserveUnit(trx, { shopId: run.shop_id, imageId: item.image_id, billing, now }))
    return { claim: await getClaim(trx, item.id), isPaid }
  })
}
