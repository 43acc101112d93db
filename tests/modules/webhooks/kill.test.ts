import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { signBody } from '../../stand-in/access/signing.ts'
import { startServer } from '../../support/server.ts'
import { openDatabaseIn } from '../../support/server-database.ts'
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
  const db = openDatabaseIn(dataDir)
  t.teardown(() => db.destroy())
  const deliveries = db.selectFrom('webhook_delivery').select('webhook_id')
  const waiting = deliveries.where('state', '!=', 'done').limit(1)
  while (await waiting.executeTakeFirst()) await new Promise((resolve) => setTimeout(resolve, 20))
  const known = await deliveries.execute()
  const ours = new Set(known.map(({ webhook_id }) => webhook_id))
  t.equal(ours.size, known.length)
  t.strictSame(
    answered.filter((id) => !ours.has(id)),
    [],
    'no acknowledged delivery is lost'
  )
  t.equal(await again.stop(), 0)
})
