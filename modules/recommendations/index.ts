/**
 * Recommends the parts of this product and the apps of partners to merchants. It owns the cards and the partner page's
 * address.
 */
import type { Module } from '../../server/core/module.ts'

export const recommendations: Module = {
  name: 'recommendations',
  timedJobs: [],
  start: async () => ({ calls: async () => {} })
}
