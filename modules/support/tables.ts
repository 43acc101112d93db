import type { Generated } from 'kysely'

/** A message from the feedback form. It stays in the database, mailed or not. */
export interface ContactMessageTable {
  id: Generated<number>
  shop_id: number
  name: string
  email: string
  title: string
  description: string
  created_at: string
  mailed_at: string | null
}

/** One press of a button for support: `path` is the page, and `content` is the text of the button. */
interface SupportContactTable {
  id: Generated<number>
  shop_id: number
  path: string
  content: string
  created_at: string
}

export type SupportTables = {
  contact_message: ContactMessageTable
  support_contact: SupportContactTable
}
