import t from 'tap'
import { DAY_MS } from '../../../server/core/clock.ts'
import { addShop } from '../../support/add-shop.ts'
import { startApp } from '../../support/app.ts'
import { startMailServer } from '../../support/smtp.ts'

const MESSAGE = {
  name: 'Mara Lind',
  email: 'mara@example.com',
  title: 'A question',
  description: 'How do I restore everything?'
}
const SUPPORT = 'help@example.com'

t.test('the fields of a message are checked in the order of the form §4.4.9 §14.1.2', async (t) => {
  const { merchant, app } = await startApp(t)
  const refusal = async (message: object) => {
    const { status, body } = await merchant.post('/api/v1/insertContactUs', message)
    t.match([status, body.code], [422, '422'])
    return body.msg as string
  }
  t.equal(await refusal({}), 'Name should not be empty')
  t.equal(await refusal({ ...MESSAGE, name: ' \u200b ' }), 'Name should not be empty')
  t.equal(await refusal({ name: 'Mara' }), 'Email should not be empty')
  t.equal(await refusal({ ...MESSAGE, email: '', description: '' }), 'Email should not be empty')
  t.equal(await refusal({ ...MESSAGE, description: '\n' }), 'Description should not be empty')
  for (const email of ['not-an-email', '@example.com', 'a b@example.com', 'a@b@c.de', 'a@.de'])
    t.equal(
      await refusal({ ...MESSAGE, email }),
      'Enter a complete email address, such as name@example.com.',
      email
    )
  t.match(
    await refusal({ ...MESSAGE, description: 'x'.repeat(5001) }),
    /The limit is 5,000 characters\./
  )
  t.match(await refusal({ ...MESSAGE, title: 'x'.repeat(201) }), /The limit is 200 characters\./)
  t.match(await refusal({ ...MESSAGE, name: 'x'.repeat(201) }), /The limit is 200 characters\./)
  t.match(await refusal({ ...MESSAGE, email: 'x'.repeat(321) }), /The limit is 320 characters\./)
  const wrong = await merchant.post('/api/v1/insertContactUs', { ...MESSAGE, name: 7 })
  t.match([wrong.status, wrong.body.msg], [400, /'name'/])
  t.equal((await app.db.selectFrom('contact_message').selectAll().execute()).length, 0)

  const untitled = await merchant.post('/api/v1/insertContactUs', { ...MESSAGE, title: '' })
  t.match(untitled, { status: 200, body: { code: '200', msg: /has arrived/ } })
})

t.test('a message can be sent without JavaScript', async (t) => {
  const { app, shopId } = await startApp(t)
  const reply = await app.inject({
    method: 'POST',
    url: '/api/v1/insertContactUs',
    headers: {
      authorization: 'ShopifyAdmin a-token-for-tests-of-thirty-two-characters',
      'content-type': 'application/x-www-form-urlencoded'
    },
    payload: new URLSearchParams(MESSAGE).toString()
  })
  t.equal(reply.statusCode, 200)
  const kept = await app.db.selectFrom('contact_message').selectAll().execute()
  t.match(kept, [{ ...MESSAGE, shop_id: shopId, mailed_at: null }])
})

t.test('ten messages an hour are accepted, and the eleventh is refused §2.6.12', async (t) => {
  const { merchant, clock } = await startApp(t)
  const send = async () => (await merchant.post('/api/v1/insertContactUs', MESSAGE)).status
  for (let sent = 0; sent < 10; sent += 1) t.equal(await send(), 200)
  const refused = await merchant.post('/api/v1/insertContactUs', MESSAGE)
  t.match(refused, { status: 429, body: { code: '429', msg: /Try again later/ } })
  clock.forward(59 * 60_000)
  t.equal(await send(), 429)
  clock.forward(61_000)
  t.equal(await send(), 200)
})

t.test(
  'a message is mailed, and a message that could not be mailed is retried §2.5.21 §14.1.3',
  async (t) => {
    const mailServer = await startMailServer(t)
    const env = { SMTP_URL: mailServer.url, SUPPORT_EMAIL: SUPPORT }
    const { merchant, app, clock } = await startApp(t, { env })
    const unsent = async () => {
      const messages = await app.db.selectFrom('contact_message').selectAll().execute()
      return messages.filter(({ mailed_at }) => mailed_at === null).map(({ title }) => title)
    }

    mailServer.answer = 0
    const reply = await merchant.post('/api/v1/insertContactUs', MESSAGE)
    t.equal(reply.status, 200, 'the merchant does not depend on the mail server')
    await app.mailer.close()
    t.strictSame(await unsent(), ['A question'])
    t.equal(mailServer.mails.length, 0)

    mailServer.answer = 250
    await Promise.all([app.mailer.send(), app.mailer.send()])
    t.equal(mailServer.mails.length, 1, 'two simultaneous sends mail the message once')
    t.strictSame(await unsent(), [])
    const [mail = ''] = mailServer.mails
    for (const words of [
      'Subject: A question',
      `To: ${SUPPORT}`,
      'Reply-To: Mara Lind <mara@example.com>',
      'How do I restore everything?'
    ])
      t.ok(mail.includes(words), words)

    mailServer.answer = 550
    const hostile = {
      ...MESSAGE,
      title: 'Hello\r\nBcc: everybody@example.com',
      email: 'no,address<x@example.com'
    }
    await merchant.post('/api/v1/insertContactUs', hostile)
    await app.mailer.close()
    t.equal((await unsent()).length, 1)
    mailServer.answer = 250
    await app.mailer.send()
    t.equal(mailServer.mails.length, 2)
    const [, hostileMail = ''] = mailServer.mails
    t.match(hostileMail, /^Subject: .*Hello/m)
    t.notMatch(hostileMail, /^Bcc:/m, 'a title cannot add recipients')
    t.notMatch(hostileMail, /^Reply-To:/m)

    mailServer.answer = 550
    await merchant.post('/api/v1/insertContactUs', MESSAGE)
    await app.mailer.close()
    mailServer.answer = 250
    clock.forward(7 * DAY_MS - 1000)
    await app.mailer.send()
    t.strictSame(await unsent(), [], 'it is tried for a week')

    mailServer.answer = 550
    await merchant.post('/api/v1/insertContactUs', MESSAGE)
    await app.mailer.close()
    mailServer.answer = 250
    clock.forward(7 * DAY_MS + 1000)
    await app.mailer.send()
    t.strictSame(await unsent(), ['A question'], 'after a week it is only stored')
  }
)

t.test(
  'a request for help is recorded with the page it came from §2.6.12 §4.4.10 §14.1.1',
  async (t) => {
    const { merchant, app, shopId, clock } = await startApp(t)
    const asked = { path: '/pricing', content: 'Request more trial credits' }
    t.equal((await merchant.post('/api/v1/contactSupportLog', asked)).status, 200)
    const notes = await app.db.selectFrom('support_contact').selectAll().execute()
    t.match(notes, [{ ...asked, shop_id: shopId }])
    const log = async (body: object) =>
      (await merchant.post('/api/v1/contactSupportLog', body)).status
    t.equal(await log({ path: '/pricing' }), 400)
    t.equal(await log({ ...asked, content: 'x'.repeat(2001) }), 400)
    t.equal(await log({ ...asked, content: 'x'.repeat(2000) }), 200)
    for (let sent = 2; sent < 100; sent += 1) t.equal(await log(asked), 200)
    t.equal(await log(asked), 429)
    clock.forward(60 * 60_000 + 1)
    t.equal(await log(asked), 200, 'an hour later')
  }
)

t.test('what other shops send does not count towards the limits of a shop', async (t) => {
  const { merchant, app } = await startApp(t)
  const other = await addShop(app.db)
  const now = app.clock.now().toISOString()
  const row = { shop_id: other, created_at: now }
  for (let sent = 0; sent < 10; sent += 1)
    await app.db
      .insertInto('contact_message')
      .values({ ...MESSAGE, ...row, mailed_at: null })
      .execute()
  for (let sent = 0; sent < 100; sent += 1)
    await app.db
      .insertInto('support_contact')
      .values({ ...row, path: '/pricing', content: 'x' })
      .execute()
  t.equal((await merchant.post('/api/v1/insertContactUs', MESSAGE)).status, 200)
  const asked = { path: '/pricing', content: 'Request more trial credits' }
  t.equal((await merchant.post('/api/v1/contactSupportLog', asked)).status, 200)
})
