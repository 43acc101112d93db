import t from 'tap'
import { startApp, type TestApp } from '../../support/app.ts'
import { TOKEN } from '../../support/token.ts'

const MESSAGE = { name: 'Mara', email: 'mara@example.com', title: '', description: 'Hello' }

/** Returns a function that sends a write under a key, and returns its status and whether the answer is an earlier one. */
const sender =
  ({ app }: TestApp) =>
  async (key: string, url = '/api/v1/insertContactUs', payload: object = MESSAGE) => {
    const headers = { authorization: `ShopifyAdmin ${TOKEN}`, 'idempotency-key': key }
    const reply = await app.inject({ method: 'POST', url, headers, payload })
    return [reply.statusCode, reply.headers['idempotency-replayed']]
  }

t.test('a write that was refused for now can be sent again under its key §4.6.3', async (t) => {
  const test = await startApp(t, { env: { PAGESPEED: 'off' } })
  const { clock } = test
  const send = sender(test)
  const measure = () => send('measure', '/api/v2/home/measurePreload', {})
  t.strictSame([await measure(), await measure()], Array(2).fill([503, undefined]))
  for (let sent = 0; sent < 10; sent++) t.strictSame(await send(`${sent}`), [200, undefined])
  t.strictSame(await send('late'), [429, undefined])
  clock.forward(61 * 60_000)
  t.strictSame(await send('late'), [200, undefined], 'it is carried out, not replayed')
  t.strictSame(await send('late'), [200, 'true'])
})

t.test('the newest 1,000 keys of a shop are remembered §4.6.3', async (t) => {
  const test = await startApp(t)
  const { db } = test.app
  const send = sender(test)
  await send('first')
  const first = await db.selectFrom('idempotency_key').selectAll().executeTakeFirstOrThrow()
  const others = Array.from({ length: 998 }, (_, index) => ({
    shop_id: first.shop_id,
    key: `other ${index}`,
    call_hash: '',
    status: 200,
    answer: '',
    created_at: first.created_at
  }))
  await db.insertInto('idempotency_key').values(others).execute()
  await send('thousandth')
  t.strictSame(await send('first'), [200, 'true'], 'it is one of 1,000')
  await send('last')
  t.strictSame(await send('first'), [200, undefined], 'it was forgotten')
  t.strictSame(await send('last'), [200, 'true'])
})
