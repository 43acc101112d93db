import type { FastifyInstance } from 'fastify'
import type { Transporter } from 'nodemailer'
import type SMTPTransport from 'nodemailer/lib/smtp-transport'
import { DAY_MS, toText } from '../../server/core/clock.ts'
import type { Mailer } from '../../server/core/fastify.d.ts'
import { type ContactMessage, listUnmailed, markMailed } from './sql.ts'

/** A message older than this is not mailed any more, but stays in the database. */
const TRIED_FOR_MS = 7 * DAY_MS

/**
 * How long each step of a connection may take, so that an unresponsive mail server does not block the other messages
 * for longer.
 */
const TIMEOUT_MS = 10_000

/**
 * Opens the mailer, which mails merchants' messages if SMTP_URL and SUPPORT_EMAIL are set. Only one call of `send`
 * runs at a time, so that no message is mailed twice. A crash between sending and recording can still repeat a mail,
 * with the same Message-ID.
 */
export function openMailer({
  db,
  clock,
  config,
  log
}: Pick<FastifyInstance, 'clock' | 'config' | 'db' | 'log'>): Mailer {
  const { smtpUrl, supportEmail } = config
  if (smtpUrl === null || supportEmail === null) return { send: noMail, close: noMail }
  const domain = new URL(config.appUrl).hostname
  let last = Promise.resolve()

  async function sendAll() {
    const since = toText(new Date(clock.now().getTime() - TRIED_FOR_MS))
    const messages = await listUnmailed(db, since)
    if (messages.length === 0) return
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({
      url: smtpUrl,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS
    } as SMTPTransport.Options)
    try {
      for (const message of messages) await sendOne(transport, message)
    } finally {
      transport.close()
    }
  }

  async function sendOne(transport: Transporter, message: ContactMessage) {
    try {
      await transport.sendMail(mailOf(message))
    } catch (error) {
      // An error with a response code concerns only this message, so the next messages are still tried. Without a code
      // the server did not answer, and the next messages would fail as well.
      if ((error as { responseCode?: number }).responseCode === undefined) throw error
      log.error(
        { err: error, shop: message.shop_id, message: message.id },
        'a message was refused by the mail server'
      )
      return
    }
    await markMailed(db, message.id, toText(clock.now()))
  }

  const mailOf = ({ id, shop_id, name, email, title, description }: ContactMessage) => ({
    from: supportEmail,
    to: supportEmail,
    messageId: `<contact-${id}@${domain}>`,
    subject: title || `Message from ${name}`,
    text: `${description}\n\n${name}, ${email}, shop ${shop_id}`,
    // A malformed address in Reply-To would make the server refuse the whole mail.
    ...(/^[^\s@<>,;]+@[^\s@<>,;]+$/.test(email) ? { replyTo: { name, address: email } } : {})
  })

  return {
    send() {
      last = last.then(sendAll).catch((error: unknown) => {
        log.error({ err: error }, 'messages could not be mailed')
      })
      return last
    },
    close: () => last
  }
}

const noMail = async (): Promise<void> => {}
