import type { Generated } from 'kysely'

/**
 * What a line of the journal reports. A line without an image is about the shop, or about an original, which it names
 * by its hash.
 */
export type JournalEvent =
  /** The original is safe, and the store is about to get the bytes `intended`. */
  | 'backed-up'
  /** The store has what the facts name: other bytes, another name or another alt text. */
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
  /** `restore` replaced the database with a backup, so that later lines are lost. */
  | 'backup-restored'

/**
 * Who did it. A merchant acts in the platform's admin (`merchant-admin`), signed in with a token (`merchant-session`)
 * or by a program that sends a token (`merchant-token`); `merchant` is one of these. `server` is its own recovery and
 * its timed jobs, `platform` the commerce system, `store` whoever edits the store, `operator` a command.
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

/** The append-only log of what was done to images. Triggers write its lines and refuse changes to them
 * (migrations/023-journal.ts). */
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
