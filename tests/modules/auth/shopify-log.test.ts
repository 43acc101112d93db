import { join } from 'node:path'
import t, { type Test } from 'tap'
import { hostOf, idTokenFor, launchAddress } from '../../stand-in/access/launch.ts'
import { signBody } from '../../stand-in/access/signing.ts'
import { startStandIn } from '../../stand-in/stand-in.ts'
import { until } from '../../support/browser.ts'
import { logLines } from '../../support/log-lines.ts'
import { startServer } from '../../support/server.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

/** Starts a server for a shop of the stand-in, which logs from this level on. */
async function startWithLog(t: Test, LOG_LEVEL: string) {
  const standIn = await startStandIn()
  t.teardown(() => standIn.close())
  const shop = standIn.addShop('snow-shop.myshopify.com')
  const { clientId, secret } = standIn.world.app
  const server = await startServer({
    DATA_DIR: join(temporaryFolder(t), 'data'),
    SHOPIFY_API_KEY: clientId,
    SHOPIFY_API_SECRET: secret,
    SHOPIFY_ADMIN_ORIGIN: standIn.adminOrigin,
    LOG_LEVEL
  })
  t.teardown(() => server.stop())
  return { server, shop, secret }
}

t.test('no log line contains a token, a code or a signature §2.1.2 §2.3.6', async (t) => {
  const { server, shop, secret } = await startWithLog(t, 'trace')
  const secrets: string[] = [secret, hostOf(shop.domain)]
  const ask = async (address: string, headers: Record<string, string> = {}) => {
    const url = new URL(address, server.address)
    for (const name of ['id_token', 'hmac', 'code', 'state', 'session'])
      secrets.push(url.searchParams.get(name) ?? secret)
    const asked = server.address + url.pathname + url.search
    return fetch(asked, { headers, redirect: 'manual' })
  }
  // The requests below cause a refused exchange while the app is not installed, a successful exchange, an accepted and
  // a refused call, a failed grant, and a visit with an unknown access token.
  t.match((await ask(launchAddress(shop))).headers.get('location'), /leave/)
  shop.access.install()
  t.match((await ask(launchAddress(shop))).headers.get('location'), /guidance/)
  const idToken = idTokenFor(shop)
  secrets.push(idToken)
  const authorization = `Bearer ${idToken}`
  t.equal((await ask('/api/v1/getSettingInfo', { authorization })).status, 200)
  t.equal((await ask('/api/v1/getSettingInfo', { authorization: `${authorization}x` })).status, 401)
  const code = 'a-code-that-was-shown'
  const callback = `/shopify/auth/callback?code=${code}&state=a-state-of-ours&shop=${shop.domain}`
  t.match((await ask(callback)).headers.get('location'), /failed/)
  t.match((await ask('/?authToken=a-token-that-gives-access-to-nothing')).status, 303)

  t.equal(await server.stop(), 0)
  const said = server.said()
  t.match(said, `Shopify shops are served at ${server.address}\n`)
  t.match(said, /a shop could not be opened/, 'the log is not empty')
  t.match(said, /a grant was rejected/)
  t.ok(secrets.length > 20)
  for (const one of [...secrets, 'a-token-that-gives', 'shpat_', 'shprt_']) t.notMatch(said, one)
})

t.test(
  'the log names a shop of Shopify by its id, and by its domain beside it §2.3.9',
  async (t) => {
    const { server, shop: world, secret } = await startWithLog(t, 'info')
    const { domain } = world
    const open = () => {
      const { pathname, search } = new URL(launchAddress(world))
      return fetch(server.address + pathname + search, { redirect: 'manual' })
    }
    await open()
    world.access.install()
    await open()
    const body = Buffer.from('{}')
    const headers = {
      'x-shopify-topic': 'shop/update',
      'x-shopify-shop-domain': domain,
      'x-shopify-webhook-id': 'delivery-1',
      'x-shopify-hmac-sha256': signBody(body, secret)
    }
    const address = `${server.address}/shopify/webhooks`
    t.equal((await fetch(address, { method: 'POST', headers, body })).status, 200)
    await until('the delivery is applied', () => server.said().includes('a delivery was applied'))
    t.equal(await server.stop(), 0)

    const { lines, said } = logLines(server.said())
    t.match(said('a shop could not be opened'), [{ reqId: String, domain }])
    const applied = said('a delivery was applied')
    t.match(applied, [{ shop: Number, domain, topic: 'shop/update' }])
    const shop = applied[0]?.shop
    t.ok(
      said('request completed').some((line) => line.shop === shop),
      'the page that was opened'
    )
    for (const line of lines)
      t.ok(!('shop' in line) || line.shop === shop, `the shop of '${line.msg}' is its id`)
  }
)
