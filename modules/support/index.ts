/** Stores messages from merchants and, if a mail server is configured, mails them to the operator. */
import type { Module } from '../../server/core/module.ts'
import { openMailer } from './mailer.ts'
import { MAIL, supportRoutes } from './routes.ts'

export const support: Module = {
  name: 'support',
  timedJobs: [
    {
      name: MAIL,
      schedule: '*/5 * * * *',
      run: ({ mailer }) => mailer.send()
    }
  ],
  async start(app) {
    const mailer = openMailer(app)
    app.decorate('mailer', mailer)
    await app.queue.work(MAIL, () => mailer.send())
    app.addHook('onClose', () => mailer.close())
    return {
      calls: async (signedIn) => {
        await signedIn.register(supportRoutes)
      }
    }
  }
}
