/**
 * Keeps the journal, which says who did what to an image and when. Triggers of the database write it, and an operator
 * reads it.
 */
import type { Module } from '../../server/core/module.ts'
import { deleteOldJournal } from './jobs.ts'

export { type JournalLine, listBrokenLaws, listLines } from './sql.ts'

export const journal: Module = {
  name: 'journal',
  timedJobs: [deleteOldJournal],
  start: async () => ({ calls: async () => {} })
}
