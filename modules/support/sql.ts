import type { Selectable } from 'kysely'
import type { Db } from '../../server/core/database/db.ts'
import type { ContactMessageTable } from './tables.ts'

export type ContactMessage = Selectable<ContactMessageTable>
export type NewMessage = Omit<ContactMessage, 'id' | 'mailed_at'>

export async function addMessage(db: Db, message: NewMessage): Promise<void> {
  await db
    .insertInto('contact_message')
    .values({ ...message, mailed_at: null })
    .execute()
}

export async function countMessagesSince(db: Db, shopId: number, since: string): Promise<number> {
  const { messages } = await db
    .selectFrom('contact_message')
    .select((eb) => eb.fn.countAll<number>().as('messages'))
    .where('shop_id', '=', shopId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return messages
}

/** Returns the messages created after `since` that have not been mailed yet, oldest first. */
export function listUnmailed(db: Db, since: string): Promise<ContactMessage[]> {
  return db
    .selectFrom('contact_message')
    .selectAll()
    .where('mailed_at', 'is', null)
    .where('created_at', '>', since)
    .orderBy('id')
    .execute()
}

export async function markMailed(db: Db, id: number, now: string): Promise<void> {
  await db.updateTable('contact_message').set({ mailed_at: now }).where('id', '=', id).execute()
}

export async function addContact(
  db: Db,
  contact: { shop_id: number; path: string; content: string; created_at: string }
): Promise<void> {
  await db.insertInto('support_contact').values(contact).execute()
}

export async function countContactsSince(db: Db, shopId: number, since: string): Promise<number> {
  const { contacts } = await db
    .selectFrom('support_contact')
    .select((eb) => eb.fn.countAll<number>().as('contacts'))
    .where('shop_id', '=', shopId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return contacts
}
