/**
 * Recommends the parts of this product and the apps of partners to merchants. Owns the cards and the address of the
 * partner page.
 */
import type { Module } from '../../server/core/module.ts'

export const recommendations: Module = {
  name: 'recommendations',
  timedJobs: [],
  start: async () => ({ calls: async () => {} })
}
