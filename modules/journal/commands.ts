import type { Db } from '../../server/core/database/db.ts'
import type { BrokenLaw } from '../../server/core/invariant.ts'
import type { JournalActor, JournalEvent } from './tables.ts'

/** Adds a line about an action outside the database, where no trigger sees it. Call this before the action. */
export async function addJournalLine(
  db: Db,
  line: { shopId: number; what: JournalEvent; who: JournalActor; facts?: object }
): Promise<void> {
  const { shopId, what, who, facts = {} } = line
  await db
    .insertInto('journal_line')
    .values({
      shop_id: shopId,
      image_id: null,
      what,
      who,
      run_id: null,
      facts: JSON.stringify(facts)
    })
    .execute()
}

/** Adds the line about a law that does not hold. Shop 0 stands for a row that does not say whose it is. */
export function noteBrokenLaw(db: Db, { law, place: { shop = 0, ...place } }: BrokenLaw) {
  const facts = { law, ...place }
  return addJournalLine(db, { shopId: shop, what: 'law-broken', who: 'server', facts })
}
