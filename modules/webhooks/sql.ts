import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../../server/core/database/db.ts'
import type { WebhookDeliveryTable } from './tables.ts'

export type Delivery = Selectable<WebhookDeliveryTable>

/**
 * Adds a delivery.
 * @returns false if the delivery is already known
 */
export async function addDelivery(
  db: Db,
  delivery: Insertable<WebhookDeliveryTable>
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('webhook_delivery')
    .values(delivery)
    .onConflict((conflict) => conflict.column('webhook_id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/**
 * Returns the next delivery to apply, if one is due. Shops with a delivery in flight (`busyShops`) are skipped.
 * @param latest no delivery is put off for longer than until then. One that is was put off while the clock was ahead, and
 *   is due.
 */
export function findDue(
  db: Db,
  { now, latest, busyShops }: { now: string; latest: string; busyShops: string[] }
): Promise<Delivery | undefined> {
  return db
    .selectFrom('webhook_delivery')
    .selectAll()
    .where('state', '=', 'waiting')
    .where((eb) => eb.or([eb('due_at', '<=', now), eb('due_at', '>', latest)]))
    .where('shop_domain', 'not in', busyShops)
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

export async function setDelivery(
  db: Db,
  id: number,
  change: Partial<Pick<Delivery, 'state' | 'attempts' | 'due_at' | 'done_at' | 'outcome'>>
): Promise<void> {
  await db.updateTable('webhook_delivery').set(change).where('id', '=', id).execute()
}

export async function removeDelivery(db: Db, id: number): Promise<void> {
  await db.deleteFrom('webhook_delivery').where('id', '=', id).execute()
}

/** Tells whether a delivery about a later event of the same shop and topic has already been applied. */
export async function isOvertaken(db: Db, delivery: Delivery): Promise<boolean> {
  const later = await db
    .selectFrom('webhook_delivery')
    .select('id')
    .where('shop_domain', '=', delivery.shop_domain)
    .where('topic', '=', delivery.topic)
    .where('state', '=', 'done')
    .where('triggered_at', '>', delivery.triggered_at)
    .limit(1)
    .executeTakeFirst()
  return later !== undefined
}

/**
 * Deletes every delivery that names the shop, except the erase request if there was one. The row of the erase request
 * stays, without the shop's name, so that a repeated delivery of it is recognised.
 */
export async function forgetShop(db: Db, domain: string, except = 0): Promise<void> {
  // After a kill the erase delivery is applied again, and has already lost the name, as have those of other shops.
  if (domain === '') return
  await db
    .deleteFrom('webhook_delivery')
    .where('shop_domain', '=', domain)
    .where('id', '!=', except)
    .execute()
  await db
    .updateTable('webhook_delivery')
    .set({ shop_domain: '', facts: '{}' })
    .where('id', '=', except)
    .execute()
}

export async function removeOldDeliveries(db: Db, before: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('webhook_delivery')
    .where('received_at', '<', before)
    .where('state', '!=', 'waiting')
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/**
 * Returns, for operators, the number of deliveries in each state and when the oldest waiting delivery was received.
 */
export async function countDeliveries(db: Db) {
  // `state != 'done'` stands in each query as in the index, which SQLite would not use otherwise. There are hardly any
  // such deliveries, and counting all rows takes no reading of them.
  const unfinished = db.selectFrom('webhook_delivery').where('state', '!=', 'done')
  const states = await unfinished
    .select(['state', sql<number>`count(*)`.as('count')])
    .groupBy('state')
    .execute()
  const { all } = await db
    .selectFrom('webhook_delivery')
    .select(sql<number>`count(*)`.as('all'))
    .executeTakeFirstOrThrow()
  const done = states.reduce((left, { count }) => left - count, all)
  const oldest = await unfinished
    .select('received_at')
    .where('state', '=', 'waiting')
    .orderBy('received_at')
    .limit(1)
    .executeTakeFirst()
  return {
    states: [...states, { state: 'done', count: done }],
    oldestWaiting: oldest?.received_at ?? null
  }
}
