import t from 'tap'
import { toText } from '../../../../server/core/clock.ts'
import { migrate } from '../../../../server/core/database/migrate.ts'
import { startStandIn } from '../../../stand-in/stand-in.ts'
import { killWhileCharging } from '../../../support/kill-while-charging.ts'
import { openDatabaseIn } from '../../../support/server-database.ts'
import { addInstalledShop, addPaidPlan, serverEnv } from '../../../support/shopify-rows.ts'
import { givenSwitches } from '../../../support/switch-rows.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { TOKEN } from '../../../support/token.ts'

const SHOP = 'snow-shop.myshopify.com'
const BLOCKS = 24

t.test(
  'a server that is killed repeatedly while it charges on Shopify charges each block once',
  async (t) => {
    const standIn = await startStandIn({ switches: givenSwitches() })
    const shop = standIn.addShop(SHOP)
    const dataDir = temporaryFolder(t)
    const db = openDatabaseIn(dataDir)
    await migrate(db)
    t.teardown(async () => {
      await db.destroy()
      await standIn.close()
    })
    const at = toText(new Date())
    const shop_id = await addInstalledShop(db, shop, TOKEN)
    const { subscription: id, agreement: agreement_id } = await addPaidPlan(db, shop, shop_id, 3)
    for (let block = 1; block <= BLOCKS; block++)
      await db
        .insertInto('overage_charge')
        .values({
          shop_id,
          cycle: at,
          block,
          agreement_id,
          cents: 499,
          state: 'due',
          platform_id: null,
          reserved_at: at,
          charged_at: null
        })
        .execute()

    const records = () => shop.billing.find(id)?.records ?? []
    const due = async () =>
      (await db.selectFrom('overage_charge').select('block').where('state', '=', 'due').execute())
        .length
    const env = serverEnv(standIn, dataDir)
    const kills = await killWhileCharging(env, async () => (await due()) === 0)
    t.ok(kills >= 3, `the server was killed ${kills} times`)
    t.equal(records().length, BLOCKS)
    t.equal(new Set(records().map(({ idempotencyKey }) => idempotencyKey)).size, BLOCKS)
  }
)
