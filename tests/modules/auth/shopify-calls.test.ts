import t from 'tap'
import { closeShop } from '../../../modules/auth/commands.ts'
import { hashOf } from '../../../modules/auth/index.ts'
import { idTokenFor, launchAddress } from '../../stand-in/access/launch.ts'
import { APP_URL, startShopifyApp } from '../../support/shopify-app.ts'

const CALL = '/api/v1/getSettingInfo'

t.test(
  'an id token authenticates a call whether its scheme is named Bearer or ShopifyBridge §13.2.2',
  async (t) => {
    const { shop, install, ask, clock } = await startShopifyApp(t)
    await install(shop)
    const call = (authorization: string) => ask({ url: CALL, headers: { authorization } })
    const idToken = idTokenFor(shop)
    for (const scheme of ['Bearer', 'ShopifyBridge']) {
      const { status, text } = await call(`${scheme} ${idToken}`)
      t.equal(status, 200)
      t.match(JSON.parse(text), { code: '200', data: { shop_owner: shop.domain } })
    }
    clock.forward(75_000)
    for (const wrong of [idToken, 'nonsense', `${idTokenFor(shop)}x`]) {
      const { status, headers, text } = await call(`Bearer ${wrong}`)
      t.equal(status, 401)
      t.equal(headers['x-shopify-retry-invalid-session-request'], '1')
      t.match(JSON.parse(text), { code: '401', msg: /session has ended/ })
    }
    t.equal((await call('ShopifyAdmin short')).status, 401)
    t.equal((await ask({ url: CALL })).status, 401)
  }
)

t.test(
  'the id token decides which shop’s data a call returns, whatever the cookie says',
  async (t) => {
    const { shop, standIn, install, ask, call } = await startShopifyApp(t)
    const other = standIn.addShop('rain-shop.myshopify.com', { name: 'Rain Shop' })
    const cookieOf = async (of: typeof shop) => ({
      psb_frame: (await install(of)).cookies[0]?.value ?? ''
    })
    const [ours, theirs] = [await cookieOf(shop), await cookieOf(other)]
    const shown = (text: string) =>
      (JSON.parse(text) as { data: { shop_owner: string } }).data.shop_owner
    t.equal(shown((await call(CALL, shop, { cookies: theirs })).text), shop.domain)
    t.equal(shown((await call(CALL, other, { cookies: ours })).text), other.domain)
    t.equal(shown((await ask({ url: CALL, cookies: ours })).text), shop.domain)
    t.equal(shown((await ask({ url: CALL, cookies: theirs })).text), other.domain)
    const refused = await ask({ url: CALL, headers: { authorization: 'Bearer x' }, cookies: ours })
    t.equal(refused.status, 401, 'a header that is present must be valid')
  }
)

t.test('another website cannot write with the frame’s cookie', async (t) => {
  const { shop, install, ask } = await startShopifyApp(t)
  const cookies = { psb_frame: (await install(shop)).cookies[0]?.value ?? '' }
  const write = async (site: string) =>
    (
      await ask({
        method: 'POST',
        url: '/api/v1/saveNewGuideCfg',
        headers: { 'sec-fetch-site': site },
        payload: { new_guide_status: 0 },
        cookies
      })
    ).status
  t.equal(await write('cross-site'), 403)
  t.equal(await write('same-site'), 403)
  t.equal(await write('same-origin'), 200)
})

t.test('after an uninstall, none of the shop’s earlier credentials gives access', async (t) => {
  const { app, db, shop, clock, install, open, ask, call, rowOf } = await startShopifyApp(t)
  const cookies = { psb_frame: (await install(shop)).cookies[0]?.value ?? '' }
  const { id = 0 } = (await rowOf(shop)) ?? {}
  const token = 'a-token-for-outside-of-32-characters'
  await db
    .insertInto('access_token')
    .values({
      hash: hashOf(token),
      shop_id: id,
      created_at: '',
      revoked_at: null,
      expires_at: null
    })
    .execute()
  const outside = () => ask({ url: CALL, headers: { authorization: `ShopifyAdmin ${token}` } })
  t.equal((await outside()).status, 200)

  t.equal(
    await closeShop(app, id, '2026-11-21T07:59:59.000Z'),
    false,
    'the report is older than the installation'
  )
  t.equal((await outside()).status, 200)
  clock.forward(1000)
  shop.access.uninstall()
  t.equal(await closeShop(app, id, clock.now().toISOString()), true)
  t.equal((await outside()).status, 401)
  const refused = await call(CALL, shop)
  t.equal(refused.status, 401)
  t.match(refused.headers, {
    'x-shopify-api-request-failure-reauthorize': '1',
    'x-shopify-api-request-failure-reauthorize-url': `${APP_URL}/shopify/auth?shop=${shop.domain}`
  })
  t.match(JSON.parse(refused.text), { msg: /no longer connected to your store/ })
  t.match((await open('/pricing', cookies)).location, /^\/shopify\/bounce/)
  t.match(
    (await open(launchAddress(shop))).location,
    /^\/auth\/leave/,
    'an id token gives no access'
  )
  t.strictSame(await db.selectFrom('shopify_token').selectAll().execute(), [])
  t.strictSame(await db.selectFrom('session').selectAll().execute(), [])

  clock.forward(1000)
  await install(shop)
  t.equal((await call(CALL, shop)).status, 200, 'access returns with the next installation')
  t.match(await rowOf(shop), { id }, 'it is the same shop')
  t.equal((await outside()).status, 401)
})
