import type { Generated } from 'kysely'

/**
 * What a line of the journal reports. A line without an image is about the shop, or about an original, which it names
 * by its hash.
 */
export type JournalEvent =
  /** The original is safe, and the store is about to get the bytes `intended`. */
  | 'backed-up'
  /** The image has new bytes, a new file name or a new alt text. The facts say which. */
  | 'changed'
  /** The store has the original again. */
  | 'restored'
  /** `recover` put the image into the history again. */
  | 'recovered'
  | 'failed'
  /** The retention of the backup ended; `original-deleted` says when its file was deleted. */
  | 'expired'
  | 'original-deleted'
  | 'uploaded'
  | 'left-store'
  | 'came-back'
  | 'unit-spent'
  | 'overage'
  | 'shop-opened'
  | 'shop-closed'
  | 'shop-erased'
  /** A law of docs/laws.md did not hold; the facts name the law and the row, and the work on it stopped. */
  | 'law-broken'
  /** `restore` replaced the database with a backup, so that later lines are lost. */
  | 'backup-restored'

/**
 * Who did it. A merchant acts in the platform's admin (`merchant-admin`), signed in with a token (`merchant-session`),
 * or through a program that sends a token (`merchant-token`). `merchant` is one of these, not known which. `automatic`
 * is automatic mode, `server` the server itself, `platform` the commerce system, `store` anyone who edits the store,
 * and `operator` an operator's command.
 */
export type JournalActor =
  | 'merchant'
  | 'merchant-admin'
  | 'merchant-session'
  | 'merchant-token'
  | 'automatic'
  | 'operator'
  | 'platform'
  | 'store'
  | 'server'

/**
 * A line of the journal, the append-only log of what was done to images. Triggers write nearly all lines and protect
 * them from changes (migrations/baseline/journal.ts).
 */
export interface JournalLineTable {
  id: Generated<number>
  /** By the clock of the machine, in UTC. */
  at: Generated<string>
  shop_id: number
  image_id: number | null
  what: JournalEvent
  who: JournalActor
  run_id: number | null
  /** Hashes, sizes and flags as JSON; no titles, names or alt texts. */
  facts: Generated<string>
}

export type JournalTables = { journal_line: JournalLineTable }
