/** The onboarding guide: stores how far a shop has come and what its merchant has chosen so far. */
import type { Module } from '../../server/core/module.ts'
import { guidanceRoutes } from './routes.ts'

export const guidance: Module = {
  name: 'guidance',
  timedJobs: [],
  start: async () => ({ calls: guidanceRoutes })
}
