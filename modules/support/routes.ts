import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { HOUR_MS, toText } from '../../server/core/clock.ts'
import { inTransaction } from '../../server/core/database/transaction.ts'
import { ok } from '../../server/core/http/envelope.ts'
import { OkReply } from '../../server/core/http/wire.ts'
import { tooManyMessages } from './errors.ts'
import { checkMessage } from './message.ts'
import { ContactBody, SupportLogBody } from './schema.ts'
import { addContact, addMessage, countContactsSince, countMessagesSince } from './sql.ts'

/**
 * The most messages, and the most log entries about contacting support, that a shop may send in an hour. Only a script
 * sends more.
 */
const MESSAGES_AN_HOUR = 10
const CONTACTS_AN_HOUR = 100

/** The timed work that sends what was not mailed yet. */
export const MAIL = 'support/mail'

export const supportRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { db, clock } = app

  app.post(
    '/api/v1/insertContactUs',
    {
      schema: {
        summary: 'Sends a message to support',
        refusals: [
          'support/bad-email',
          'support/empty-field',
          'support/too-long',
          'support/too-many-messages'
        ],
        body: ContactBody,
        response: { 200: OkReply }
      }
    },
    async ({ shop, body, messages }) => {
      const message = checkMessage(body)
      const now = clock.now()
      await inTransaction(db, async (trx) => {
        const sent = await countMessagesSince(trx, shop.id, hourBefore(now))
        if (sent >= MESSAGES_AN_HOUR) throw tooManyMessages()
        await addMessage(trx, { ...message, shop_id: shop.id, created_at: toText(now) })
      })
      // The reply does not wait for the mail, because the message is stored and a failed mail is retried.
      await app.queue.ask(MAIL)
      return { ...ok, msg: messages.feedback.sent() }
    }
  )

  app.post(
    '/api/v1/contactSupportLog',
    {
      schema: {
        summary: 'Records that a merchant looks for help',
        refusals: ['support/too-many-messages'],
        body: SupportLogBody,
        response: { 200: OkReply }
      }
    },
    async ({ shop, body: { path, content } }) => {
      const now = clock.now()
      await inTransaction(db, async (trx) => {
        const logged = await countContactsSince(trx, shop.id, hourBefore(now))
        if (logged >= CONTACTS_AN_HOUR) throw tooManyMessages()
        await addContact(trx, { shop_id: shop.id, path, content, created_at: toText(now) })
      })
      return ok
    }
  )
}

const hourBefore = (now: Date): string => toText(new Date(now.getTime() - HOUR_MS))
