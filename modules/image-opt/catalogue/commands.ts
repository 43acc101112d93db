import type { Db } from '../../../server/core/database/db.ts'
import { inTransaction } from '../../../server/core/database/transaction.ts'
import type { StoreKind } from '../contract.ts'
import { dropItem } from './sql.ts'

/** Records that the store has deleted an item. */
export const itemDeleted = (
  db: Db,
  item: { shopId: number; kind: StoreKind; platformId: string },
  now: string
): Promise<void> => inTransaction(db, (trx) => dropItem(trx, item, now))
