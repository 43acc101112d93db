import type { Generated, Selectable } from 'kysely'

/** A write that a caller may send again under the same key. */
interface IdempotencyKeyTable {
  id: Generated<number>
  shop_id: number
  key: string
  /** SHA-256 of the method, the address and the body. */
  call_hash: string
  /** Null while the call is in progress. It stays null if the server was killed in the middle of the call. */
  status: number | null
  /** JSON. */
  answer: string | null
  created_at: string
}

export type IdempotencyTables = { idempotency_key: IdempotencyKeyTable }

export type KnownCall = Selectable<IdempotencyKeyTable>
