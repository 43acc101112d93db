import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { runOperator as run } from '../support/operator.ts'
import { startServer } from '../support/server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

t.test('an operator chooses a shop’s set of screens while the server runs', async (t) => {
  const folder = temporaryFolder(t)
  const env = { DATA_DIR: join(folder, 'data'), STORE_DIR: join(folder, 'store') }
  mkdirSync(env.STORE_DIR)
  t.match(run(env, 'shops'), { code: 3, said: /^there is no folder .+, which DATA_DIR names$/m })
  const server = await startServer(env)
  const isFull = async () =>
    (await server.merchant.get('/api/v1/getSettingInfo')).body.data.is_old as number
  t.strictSame(run(env, 'shops'), { code: 0, said: 'store.local all (local)\n' })
  t.equal(await isFull(), 1)

  t.strictSame(run(env, 'shops', 'store.local', 'speed'), {
    code: 0,
    said: 'store.local speed (local)\n'
  })
  t.equal(await isFull(), 0)
  t.match(run(env, 'shops', 'other.local', 'all'), { code: 2, said: /no shop has the domain/ })
  t.match(run(env, 'shops', 'store.local', 'all', 'more'), { code: 2, said: /all\|speed/ })
  t.match(run(env, 'shops', 'store.local', 'some'), { code: 2, said: /all\|speed/ })
  t.equal(await server.stop(), 0)

  const again = await startServer({ ...env, FULL_FEATURES: 'on' })
  t.teardown(() => again.stop())
  const { data } = (await again.merchant.get('/api/v1/getSettingInfo')).body
  t.equal(data.is_old, 0, 'FULL_FEATURES counts for new shops only')
})
