import { join } from 'node:path'
import t from 'tap'
import { systemClock } from '../../../../server/core/system-clock.ts'
import { idTokenFor } from '../../../stand-in/access/launch.ts'
import { until } from '../../../support/browser.ts'
import { sqliteOnly } from '../../../support/lane.ts'
import { startServer } from '../../../support/server.ts'
import { openDatabaseIn } from '../../../support/server-database.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { startTokenEndpoint } from './token-endpoint.ts'

t.test(
  'a server killed between a token renewal and storing the new tokens repeats the renewal when it restarts',
  sqliteOnly('a fleet does timed work on its schedule, and not when a process starts'),
  async (t) => {
    const endpoint = await startTokenEndpoint(t, {
      domain: 'snow-shop.myshopify.com',
      clock: systemClock
    })
    const { shop, settings, requests, faults } = endpoint
    const dataDir = join(temporaryFolder(t), 'data')
    const env = {
      DATA_DIR: dataDir,
      SHOPIFY_API_KEY: settings.clientId,
      SHOPIFY_API_SECRET: settings.secret,
      SHOPIFY_ADMIN_ORIGIN: settings.adminOrigin ?? ''
    }
    const first = await startServer(env)
    // The first token pair expires so soon that the server renews it at once. The server never gets the answer to that
    // renewal.
    faults.push((right) => {
      const { status, body } = right()
      return { status, body: { ...Object(body), expires_in: 61 } }
    })
    faults.push((right) => {
      right()
      return new Promise(() => {})
    })
    const opening = fetch(`${first.address}/main?embedded=1&id_token=${idTokenFor(shop)}`).catch(
      () => {}
    )
    await until('the pair is being renewed', () => requests.length === 2)
    await first.kill()
    await opening

    const second = await startServer(env)
    t.teardown(() => second.stop())
    await until('the pair is renewed again', () => requests.length >= 3)
    t.match(requests[1], { grant_type: 'refresh_token', refresh_token: /./ })
    t.equal(requests[2]?.refresh_token, requests[1]?.refresh_token)
    const db = openDatabaseIn(dataDir)
    t.teardown(() => db.destroy())
    await until('the new pair is stored', async () => {
      const { access_expires_at } = await db
        .selectFrom('shopify_token')
        .select('access_expires_at')
        .executeTakeFirstOrThrow()
      return Date.parse(access_expires_at) > Date.now() + 600_000
    })
    t.match(await db.selectFrom('shop').select('is_open').execute(), [{ is_open: 1 }])
    t.strictSame(shop.access.tokens.count(), { access: 1, refresh: 2 }, 'nothing was lost')
  }
)
