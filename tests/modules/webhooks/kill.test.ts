import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import t from 'tap'
import { signBody } from '../../stand-in/access/signing.ts'
import { startServer } from '../../support/server.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const DELIVERIES = 60
const SECRET = 'a secret for tests'

t.test('acknowledged deliveries survive a killed server and are applied once', async (t) => {
  const folder = temporaryFolder(t)
  const [storeDir, dataDir] = [join(folder, 'store'), join(folder, 'data')]
  mkdirSync(storeDir)
  const env = {
    DATA_DIR: dataDir,
    STORE_DIR: storeDir,
    SHOPIFY_API_KEY: 'client',
    SHOPIFY_API_SECRET: SECRET,
    LOCAL_STORE: 'on'
  }
  const server = await startServer(env)
  const answered: string[] = []
  const body = JSON.stringify({ shop_domain: 'snow-shop.myshopify.com', note: 'x'.repeat(2000) })
  async function deliver(id: string) {
    const { status } = await fetch(`${server.address}/shopify/webhooks`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'x-shopify-topic': Number(id) % 2 === 0 ? 'shop/redact' : 'products/create',
        'x-shopify-shop-domain': `shop-${id}.myshopify.com`,
        'x-shopify-webhook-id': id,
        'x-shopify-hmac-sha256': signBody(Buffer.from(body), SECRET)
      }
    })
    if (status === 200) answered.push(id)
    if (answered.length === DELIVERIES / 2) await server.kill()
  }
  const ids = Array.from({ length: DELIVERIES }, (_, index) => String(index))
  await Promise.allSettled(ids.map(deliver))
  t.ok(
    answered.length >= DELIVERIES / 2 && answered.length < DELIVERIES,
    `${answered.length} acknowledged`
  )

  const again = await startServer(env)
  const db = new Sqlite(join(dataDir, 'page-speed-boost.db'))
  t.teardown(() => void db.close())
  const waiting = db.prepare(`select count(*) n from webhook_delivery where state != 'done'`)
  while ((waiting.get() as { n: number }).n > 0)
    await new Promise((resolve) => setTimeout(resolve, 20))
  const known = db.prepare('select webhook_id id from webhook_delivery').all() as { id: string }[]
  const ours = new Set(known.map(({ id }) => id))
  t.equal(ours.size, known.length)
  t.strictSame(
    answered.filter((id) => !ours.has(id)),
    [],
    'no acknowledged delivery is lost'
  )
  t.equal(await again.stop(), 0)
})
