import t from 'tap'
import { registerPages } from '../../server/pages.ts'
import { launchAddress } from '../stand-in/access/launch.ts'
import { startApp } from '../support/app.ts'
import { startShopifyApp } from '../support/shopify-app.ts'
import { TOKEN } from '../support/token.ts'

t.test(
  'the settings page links to the older settings and to the guide, and lets the merchant sign out §13.2.5 §15.5.14',
  async (t) => {
    const { app } = await startApp(t)
    await registerPages(app, 'built')
    const given = await app.inject({
      method: 'POST',
      url: '/sign-in',
      payload: { authToken: TOKEN }
    })
    const cookies = { psb_session: given.cookies[0]?.value ?? '' }
    const { body } = await app.inject({ url: '/setting', cookies })
    t.match(body, '<a href="/setting/legacy">Settings (old version)</a>')
    t.match(body, '<a href="/setting/guide">Setup guide</a>')
    t.match(body, /<form action="\/sign-out" method="post">.*Sign out on all devices/s)
    t.notMatch(body, 'data-island="AppUpgrade"', 'a local store has no permissions to grant')
  }
)

t.test(
  'the upgrade to automatic optimisation is offered to a Shopify shop until automatic mode is on §15.5.14',
  async (t) => {
    const { install, open, call, shop } = await startShopifyApp(t)
    await install(shop)
    const isOffered = async () => {
      const { status, text } = await open(launchAddress(shop, { path: '/setting' }))
      t.equal(status, 200)
      t.notMatch(text, '/sign-out', 'the admin signs a merchant in and out')
      return text.includes('data-island="AppUpgrade"')
    }
    t.equal(await isOffered(), true)
    const payload = { auto_switch: 1, image_opt: { switch: 1, product: 1 } }
    const url = '/api/v2/image-opt/saveSettings'
    t.equal((await call(url, shop, { method: 'POST', payload })).status, 200)
    t.equal(await isOffered(), false)
  }
)
