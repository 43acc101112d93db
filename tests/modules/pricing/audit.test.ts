import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { runOperator } from '../../support/operator.ts'
import { optimiseAll } from '../../support/runs.ts'
import { startServer } from '../../support/server.ts'
import { runSql } from '../../support/server-database.ts'
import { putProducts } from '../../support/shop.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

t.test('the audit accepts correct figures and finds every altered number §10.1.5', async (t) => {
  const folder = temporaryFolder(t)
  const [storeDir, dataDir] = [join(folder, 'store'), join(folder, 'data')]
  mkdirSync(storeDir)
  await putProducts(storeDir, 1)
  const env = { DATA_DIR: dataDir, STORE_DIR: storeDir }
  const server = await startServer(env)
  t.teardown(() => server.stop())
  await optimiseAll(server.merchant)
  t.strictSame(runOperator(env, 'audit'), { code: 0, said: '1 shop, 0 differences\n' })

  await runSql(
    dataDir,
    'update subscription set units_taken = units_taken + 2',
    `insert into overage_charge (shop_id, cycle, block, cents, state, reserved_at)
      select shop_id, 'free', 1, 499, 'due', 'now' from subscription`
  )
  const { code, said } = runOperator(env, 'audit')
  t.equal(code, 1)
  t.match(said, 'shop 1: units taken: 5, by the ledger 3')
  t.match(said, 'blocks charged in the cycle free: 1, by the ledger 0')
  t.match(said, 'cents charged in the cycle free: 499, by the ledger 0')
  t.match(said, '1 shop, 3 differences')
})
