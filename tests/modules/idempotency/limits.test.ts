import t from 'tap'
import { startApp } from '../../support/app.ts'
import { TOKEN } from '../../support/token.ts'

t.test('a write that was refused for now can be sent again under its key', async (t) => {
  const { app, clock } = await startApp(t)
  const send = async (key: string) => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/v1/insertContactUs',
      headers: { authorization: `ShopifyAdmin ${TOKEN}`, 'idempotency-key': key },
      payload: { name: 'Mara', email: 'mara@example.com', title: '', description: 'Hello' }
    })
    return [reply.statusCode, reply.headers['idempotency-replayed']]
  }
  for (let sent = 0; sent < 10; sent++) t.strictSame(await send(`${sent}`), [200, undefined])
  t.strictSame(await send('late'), [429, undefined])
  clock.forward(61 * 60_000)
  t.strictSame(await send('late'), [200, undefined], 'it is carried out, not replayed')
  t.strictSame(await send('late'), [200, 'true'])
})
