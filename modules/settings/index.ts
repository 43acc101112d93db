/** The shop's account: who it is, its language and its switches. */
import type { Module } from '../../server/core/module.ts'
import { settingRoutes } from './routes.ts'

export const settings: Module = {
  name: 'settings',
  timedJobs: [],
  start: async () => ({ calls: settingRoutes })
}
