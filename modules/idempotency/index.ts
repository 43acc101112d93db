/** Answers a write that is sent again under the same key with the first answer. Owns the keys and their answers. */
import type { Module } from '../../server/core/module.ts'
import { removeOld } from './jobs.ts'

export { answerOnce } from './answer-once.ts'

export const idempotency: Module = {
  name: 'idempotency',
  timedJobs: [removeOld],
  start: async () => ({ calls: async () => {} })
}
