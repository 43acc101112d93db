/** The onboarding wizard: how far a shop is with it, and what was chosen so far. */
import type { Module } from '../../server/core/module.ts'
import { guidanceRoutes } from './routes.ts'

export const guidance: Module = {
  name: 'guidance',
  timedJobs: [],
  start: async () => ({ calls: guidanceRoutes })
}
