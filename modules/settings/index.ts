/** The shop's account: its details, its language, and the prompts that its pages show. */
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
