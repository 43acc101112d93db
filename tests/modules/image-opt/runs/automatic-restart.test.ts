import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { untilHistory } from '../../../support/automatic.ts'
import { untilDone } from '../../../support/runs.ts'
import { startServer } from '../../../support/server.ts'
import { jpeg, put, putProducts } from '../../../support/shop.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

t.test(
  'pictures added while the server is down are optimised after its start §2.5.4',
  async (t) => {
    const folder = temporaryFolder(t)
    const storeDir = join(folder, 'store')
    mkdirSync(storeDir)
    await putProducts(storeDir, 1)
    const env = { DATA_DIR: join(folder, 'data'), STORE_DIR: storeDir, BILLING: 'off' }
    const first = await startServer(env)
    await first.merchant.post('/api/v2/image-opt/saveSettings', {
      image_opt: { switch: 1 },
      auto_switch: 1
    })
    await untilHistory(first.merchant, { 'Product 1': '3 compressed' })
    await first.kill()
    put(storeDir, {
      'products/night/night.jpg': await jpeg(9),
      'blogs/news/day/day.jpg': await jpeg(8)
    })
    const second = await startServer(env)
    t.teardown(() => second.stop())
    await untilHistory(second.merchant, { 'Product 1': '3 compressed', Night: '1 compressed' })
    t.match(await untilDone(second.merchant, 3), { process_type: 'automatic', image_failed: 0 })
    put(storeDir, { 'products/morning/morning.jpg': await jpeg(10) })
    await untilHistory(second.merchant, { Morning: '1 compressed' })
  }
)
