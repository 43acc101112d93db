import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../../server/core/db.ts'
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

export function getAgreement(db: Db, id: number): Promise<Agreement> {
  return db.selectFrom('plan_agreement').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

export function listAgreements(db: Db, states: AgreementState[]): Promise<Agreement[]> {
  return db
    .selectFrom('plan_agreement')
    .selectAll()
    .where('state', 'in', states)
    .orderBy('id')
    .execute()
}

/** @returns false when it had another state by now */
export async function moveAgreement(
  db: Db,
  id: number,
  from: AgreementState[],
  change: Partial<Pick<Agreement, 'state' | 'platform_id' | 'confirmation_url'>>,
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
