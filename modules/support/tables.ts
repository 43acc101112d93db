import type { Generated } from 'kysely'

/** A message of the feedback form. It stays here, whatever becomes of the mail. */
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

/** That a merchant asked for help, and where: before a chat or a request for more credits. */
export interface SupportContactTable {
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
