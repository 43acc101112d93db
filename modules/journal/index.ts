/** Keeps the journal: who did what to an image, and when. The database's triggers write it, an operator reads it. */
import type { Module } from '../../server/core/module.ts'
import { deleteOldJournal } from './jobs.ts'

export { type JournalLine, listLines } from './sql.ts'

export const journal: Module = {
  name: 'journal',
  timedJobs: [deleteOldJournal],
  start: async () => ({ calls: async () => {} })
}
