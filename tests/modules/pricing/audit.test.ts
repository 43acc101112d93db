import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import t from 'tap'
import { optimiseAll } from '../../support/runs.ts'
import { startServer } from '../../support/server.ts'
import { putProducts } from '../../support/shop.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

t.test('the audit accepts correct figures and finds every altered number', async (t) => {
  const folder = temporaryFolder(t)
  const [storeDir, dataDir] = [join(folder, 'store'), join(folder, 'data')]
  mkdirSync(storeDir)
  await putProducts(storeDir, 1)
  const server = await startServer({ DATA_DIR: dataDir, STORE_DIR: storeDir })
  t.teardown(() => server.stop())
  await optimiseAll(server.merchant)
  const audit = () =>
    spawnSync(process.execPath, ['server/cli.mjs', 'audit'], {
      env: { ...process.env, DATA_DIR: dataDir },
      encoding: 'utf8'
    })

  const clean = audit()
  t.match(clean, { status: 0, stdout: '1 shop, 0 differences\n', stderr: '' })

  const db = new Sqlite(join(dataDir, 'page-speed-boost.db'))
  t.teardown(() => void db.close())
  db.prepare('update subscription set units_taken = units_taken + 2').run()
  db.prepare(`insert into overage_charge (shop_id, cycle, block, cents, state, reserved_at)
    select shop_id, 'free', 1, 499, 'due', 'now' from subscription`).run()
  const { status, stdout } = audit()
  t.equal(status, 1)
  t.match(stdout, 'shop 1: units taken: 5, by the ledger 3')
  t.match(stdout, 'blocks charged in the cycle free: 1, by the ledger 0')
  t.match(stdout, 'cents charged in the cycle free: 499, by the ledger 0')
  t.match(stdout, '1 shop, 3 differences')
})
