/** Stores messages from merchants and, if a mail server is configured, mails them to the operator. */
import type { Module } from '../../server/core/module.ts'
import { openMailer } from './mailer.ts'
import { supportRoutes } from './routes.ts'

export const support: Module = {
  name: 'support',
  timedJobs: [
    {
      name: 'support/mail',
      schedule: '*/5 * * * *',
      run: ({ mailer }) => mailer.send()
    }
  ],
  async start(app) {
    const mailer = openMailer(app)
    app.decorate('mailer', mailer)
    app.addHook('onClose', () => mailer.close())
    return {
      calls: async (signedIn) => {
        await signedIn.register(supportRoutes, { mailer })
      }
    }
  }
}
