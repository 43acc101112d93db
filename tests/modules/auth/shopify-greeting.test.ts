import t from 'tap'
import { callbackAddress, launchAddress } from '../../stand-in/access/launch.ts'
import { APP_URL, startShopifyApp } from '../../support/shopify-app.ts'

t.test(
  'a new shop is synced as soon as its scopes are granted, even if they are granted only after the installation',
  async (t) => {
    const { app, ask, open, rowOf, shop } = await startShopifyApp(t)
    const synced: number[] = []
    app.syncStore = (shopId) => synced.push(shopId)
    shop.access.install(['write_products'])
    t.match(await open(launchAddress(shop)), { status: 303, location: /^\/auth\/leave/ })

    shop.access.setScopes(shop.world.app.scopes)
    const { location, cookies } = await ask({ url: `/shopify/auth?shop=${shop.domain}` })
    const state = new URL(location).searchParams.get('state') ?? ''
    const callback = `${APP_URL}/shopify/auth/callback`
    const back = callbackAddress(shop, callback, state, shop.access.addCode(callback))
    const kept = { psb_grant: cookies[0]?.value ?? '' }
    t.match(await ask({ url: back.replace(APP_URL, ''), cookies: kept }), { status: 303 })
    const row = await rowOf(shop)
    t.match(row, { is_open: 1, name: 'Snow Shop', email: shop.email })
    t.strictSame(synced, [row?.id])
  }
)

t.test(
  'a shop name that could not be read at the installation is read when the app is next opened',
  async (t) => {
    const { install, open, rowOf, shop } = await startShopifyApp(t)
    shop.faults.add({ operation: 'ShopInfo', kind: '403', times: 1 })
    t.equal((await install(shop)).status, 303)
    t.match(await rowOf(shop), { is_open: 1, name: 'snow-shop', email: '', shopify_level: 0 })
    t.equal((await open(launchAddress(shop))).status, 303)
    while ((await rowOf(shop))?.email === '') await new Promise((resolve) => setTimeout(resolve, 5))
    t.match(await rowOf(shop), { name: 'Snow Shop', email: shop.email })
  }
)

t.test('installing the app records the level of the shop’s Shopify plan', async (t) => {
  for (const [plan, isDevelopment, level] of [
    ['standard', false, 2],
    ['plus', false, 5],
    ['advanced', true, 0]
  ] as const) {
    const { install, rowOf, shop } = await startShopifyApp(t)
    Object.assign(shop, { plan, isDevelopment })
    await install(shop)
    t.equal((await rowOf(shop))?.shopify_level, level, `${plan} ${isDevelopment}`)
  }
})
