import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../../server/core/database/db.ts'
import type { AgreementState, PlanAgreementTable } from '../tables.ts'

export type Agreement = Selectable<PlanAgreementTable>

export const OPEN: AgreementState[] = ['creating', 'pending']

export function addAgreement(
  db: Db,
  agreement: Insertable<PlanAgreementTable>
): Promise<Agreement> {
  return db.insertInto('plan_agreement').values(agreement).returningAll().executeTakeFirstOrThrow()
}

export function findAgreement(db: Db, shopId: number, states: AgreementState[]) {
  return db
    .selectFrom('plan_agreement')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('state', 'in', states)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export function findAgreementByPlatformId(db: Db, shopId: number, platformId: string) {
  return db
    .selectFrom('plan_agreement')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('platform_id', '=', platformId)
    .executeTakeFirst()
}

export const findAgreementWithId = (db: Db, id: number): Promise<Agreement | undefined> =>
  db.selectFrom('plan_agreement').selectAll().where('id', '=', id).executeTakeFirst()

export function getAgreement(db: Db, id: number): Promise<Agreement> {
  return db.selectFrom('plan_agreement').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

export function listAgreements(
  db: Db,
  states: AgreementState[],
  shopId?: number
): Promise<Agreement[]> {
  return db
    .selectFrom('plan_agreement')
    .selectAll()
    .where('state', 'in', states)
    .$if(shopId !== undefined, (query) => query.where('shop_id', '=', shopId as number))
    .orderBy('id')
    .execute()
}

/**
 * Returns the shops that have an agreement in one of these states; with `since`, only those that entered the state
 * since then.
 */
export async function listShopsWith(
  db: Db,
  states: AgreementState[],
  since = ''
): Promise<number[]> {
  const shops = await db
    .selectFrom('plan_agreement')
    .select('shop_id')
    .distinct()
    .where('state', 'in', states)
    .where('changed_at', '>=', since)
    .orderBy('shop_id')
    .execute()
  return shops.map(({ shop_id }) => shop_id)
}

/** Returns the key under which we request a subscription, and by which the platform names it afterwards. */
export const agreementKey = ({ id }: Pick<Agreement, 'id'>): string => `agreement:${id}`

export async function findAgreementByKey(db: Db, shopId: number, key: string) {
  const [, id] = /^agreement:(\d{1,15})$/.exec(key) ?? []
  if (id === undefined) return undefined
  return db
    .selectFrom('plan_agreement')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', Number(id))
    .executeTakeFirst()
}

/** Records facts about an agreement without changing its state. */
export async function setAgreementFacts(
  db: Db,
  id: number,
  facts: Partial<
    Pick<
      Agreement,
      | 'platform_id'
      | 'used_cents'
      | 'capped_cents'
      | 'period_ends_at'
      | 'anchor_at'
      | 'is_test'
      | 'kept_until'
    >
  >
): Promise<void> {
  await db.updateTable('plan_agreement').set(facts).where('id', '=', id).execute()
}

/**
 * Changes an agreement that is in one of the states `from`.
 * @returns false when the state had changed in the meantime
 */
export async function moveAgreement(
  db: Db,
  id: number,
  from: AgreementState[],
  change: Partial<Pick<Agreement, 'state' | 'platform_id' | 'confirmation_url' | 'is_test'>>,
  now: string
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('plan_agreement')
    .set({ ...change, changed_at: now })
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
