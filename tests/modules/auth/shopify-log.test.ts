import { join } from 'node:path'
import t from 'tap'
import { hostOf, idTokenFor, launchAddress } from '../../stand-in/access/launch.ts'
import { startStandIn } from '../../stand-in/stand-in.ts'
import { startServer } from '../../support/server.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

t.test('no log line contains a token, a code or a signature', async (t) => {
  const standIn = await startStandIn()
  t.teardown(() => standIn.close())
  const shop = standIn.addShop('snow-shop.myshopify.com')
  const { clientId, secret } = standIn.world.app
  const server = await startServer({
    DATA_DIR: join(temporaryFolder(t), 'data'),
    SHOPIFY_API_KEY: clientId,
    SHOPIFY_API_SECRET: secret,
    SHOPIFY_ADMIN_ORIGIN: standIn.adminOrigin,
    LOG_LEVEL: 'trace'
  })
  t.teardown(() => server.stop())
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
  t.match(said, /a shop could not be opened/, 'the log is not empty')
  t.match(said, /a grant was rejected/)
  t.ok(secrets.length > 20)
  for (const one of [...secrets, 'a-token-that-gives', 'shpat_', 'shprt_']) t.notMatch(said, one)
})
