/** The shop's account: who it is, its language, and what it is asked and shown beside its work. */
import type { Module } from '../../server/core/module.ts'
import { accountRoutes } from './routes/account.ts'
import { languageRoutes } from './routes/language.ts'
import { promptRoutes } from './routes/prompts.ts'

export const settings: Module = {
  name: 'settings',
  timedJobs: [],
  start: async () => ({
    calls: async (signedIn) => {
      await signedIn.register(accountRoutes)
      await signedIn.register(languageRoutes)
      await signedIn.register(promptRoutes)
    }
  })
}
