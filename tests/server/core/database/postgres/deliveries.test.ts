import t from 'tap'
import { deliver, rows } from '../../../../modules/webhooks/deliver.ts'
import { openInstalledShop } from '../../../../support/installed-shop.ts'
import { NO_POSTGRES } from '../../../../support/postgres/cluster.ts'
import { hasPostgres, openNewDatabase } from '../../../../support/postgres/databases.ts'

const skip = hasPostgres() ? false : NO_POSTGRES

t.test(
  'deliveries of one shop that arrive together are all applied, one after the other §17.2.2',
  { skip },
  async (t) => {
    const stage = await openInstalledShop(t, { openDatabase: openNewDatabase })
    const headers = { 'x-shopify-shop-domain': 'gone.myshopify.com' }
    for (let round = 0; round < 5; round++) {
      for (let count = 0; count < 20; count++)
        await deliver(stage, { topic: 'products/delete', headers })
      await stage.app.applyDeliveries()
      t.strictSame([...new Set((await rows(stage)).map(({ state }) => state))], ['done'])
    }
  }
)
