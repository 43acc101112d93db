import t from 'tap'
import { launchAddress } from '../../stand-in/access/launch.ts'
import { startShopifyShop } from '../../support/shopify-shop.ts'

t.test(
  'a Shopify shop is not offered visitor figures, because its pages do not report them §12.8.1',
  async (t) => {
    const { shop, open, merchant } = await startShopifyShop(t)
    const page = await open(launchAddress(shop, { path: '/main' }))
    t.equal(page.status, 200)
    t.match(page.text, 'data-island="SpeedEmbed"')
    t.notMatch(page.text, 'data-island="SpeedVisitors"')
    t.equal((await merchant.post('/api/v2/home/saveVisitorFigures', { st: 1 })).status, 404)
  }
)

t.test('the dashboard opens even while Shopify does not answer', async (t) => {
  const { shop, open } = await startShopifyShop(t)
  shop.faults.add({ operation: 'MainThemeSettings', kind: '403', times: 10 })
  shop.faults.add({ operation: 'ShopInfo', kind: '403', times: 10 })
  const page = await open(launchAddress(shop, { path: '/main' }))
  t.equal(page.status, 200)
  t.match(page.text, 'Unknown')
})
