import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { runOperator as run } from '../../support/operator.ts'
import { restoreAll, startAll, untilDone } from '../../support/runs.ts'
import { startServer } from '../../support/server.ts'
import { jpeg, put } from '../../support/shop.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const START = /^\d{4}-\d\d-\d\dT[\d:.]+Z {2}image 1 {2}/.source

t.test(
  'an operator can read who did what to an image, even after the server was killed and its database was lost §17.5.4',
  async (t) => {
    const folder = temporaryFolder(t)
    const env = { DATA_DIR: join(folder, 'data'), STORE_DIR: join(folder, 'store') }
    mkdirSync(env.STORE_DIR)
    put(env.STORE_DIR, { 'products/cup/a.jpg': await jpeg(1) })
    t.match(run(env, 'journal', '1'), {
      code: 3,
      said: /^there is no folder .+, which DATA_DIR names$/m
    })

    const killed = await startServer(
      { ...env, KILL_BEFORE: 'insert into "image_result"' },
      { flags: ['--import', './tests/support/kill-before.ts'] }
    )
    await startAll(killed.merchant)
    await killed.stop().catch(() => {})
    const server = await startServer(env)
    await untilDone(server.merchant)
    const { code, said } = run(env, 'journal', 'store.local', '--image', 'a.jpg')
    t.equal(code, 0, said)
    const [backedUp, changed, spent, ...rest] = said.trim().split('\n')
    t.match(backedUp, new RegExp(`${START}backed-up {2}by merchant-token {2}run 1 {2}original `))
    t.match(
      changed,
      new RegExp(`${START}changed {2}by merchant-token {2}run 1 {2}.*replaced {2}resumed$`)
    )
    t.match(spent, new RegExp(`${START}unit-spent {2}by server {2}cycle `))
    t.strictSame(rest, [])
    const lines = JSON.parse(run(env, 'journal', '1', '--image', '1', '--json').said)
    t.match(lines, [
      { what: 'backed-up', image: 1, shop: 1, run: 1, original: String },
      { what: 'changed', who: 'merchant-token', resumed: 1 },
      { what: 'unit-spent' }
    ])
    t.match(run(env, 'journal', '1', '--image', '77'), { said: 'nothing is in the journal\n' })
    t.match(run(env, 'journal', '1', '--image', 'b.jpg'), { code: 2, said: /no image .* b\.jpg/ })
    t.match(run(env, 'journal', 'nowhere.example'), {
      code: 2,
      said: /no shop is known as nowhere.example; known are: 1 store.local/
    })
    t.match(run(env, 'journal', '77', '--json'), { code: 2, said: /no shop is known as 77/ })
    t.match(run(env, 'journal', '1', '--best'), { code: 2, said: /Unknown option '--best'/ })

    const file = join(folder, 'backup.tar')
    t.equal(run(env, 'backup', file).code, 0)
    t.equal(await server.stop(), 0)
    const elsewhere = { ...env, DATA_DIR: join(folder, 'elsewhere') }
    t.equal(run(elsewhere, 'restore', file).code, 0)
    t.match(JSON.parse(run(elsewhere, 'journal', '1', '--json').said).at(-1), {
      what: 'backup-restored',
      who: 'operator',
      createdAt: /^20/
    })
    for (const ending of ['', '-wal', '-shm'])
      rmSync(join(env.DATA_DIR, `page-speed-boost.db${ending}`), { force: true })
    t.match(run(env, 'recover'), {
      code: 0,
      said: /the database is missing; the journal was in it and begins anew/
    })
    t.match(JSON.parse(run(env, 'journal', '1', '--json').said), [
      { what: 'shop-opened' },
      { what: 'recovered', who: 'operator', original: lines[0].original }
    ])
    const again = await startServer(env)
    await restoreAll(again.merchant)
    t.equal(await again.stop(), 0)
    t.match(JSON.parse(run(env, 'journal', '1', '--image', '1', '--json').said).at(-1), {
      what: 'restored',
      who: 'merchant-token',
      original: lines[0].original
    })
  }
)
