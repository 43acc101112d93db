import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fillDemo } from './demo/fill.ts'
import { serveApp } from './serve-app.ts'
import { startStandIn } from './stand-in.ts'

/**
 * `npm run dev:shopify` starts the stand-in with a demo shop, and the real server as its app. Both lose all data when
 * they stop. The admin is at localhost and the app at 127.0.0.1, which are two sites to a browser. The app is
 * therefore framed as in the real admin, where only partitioned cookies reach it. Browsers treat plain http on both
 * hosts as secure, so these cookies work without a certificate.
 */
const PORT = Number(process.env.PORT ?? 3000)
const ADMIN_PORT = PORT + 1000
const SHOP = 'harbor-goods.myshopify.com'
const ROOT = join(import.meta.dirname, '../..')

const pictures = join(ROOT, 'data/stand-in-pictures')
if (!existsSync(pictures)) {
  console.error('Drawing the demo shop…')
  await mkdir(dirname(pictures), { recursive: true })
  const program = join(import.meta.dirname, 'demo/draw.ts')
  const { status } = spawnSync(process.execPath, [program, pictures], { stdio: ['ignore', 2, 2] })
  if (status !== 0) throw new Error('The demo shop could not be drawn')
}

const appUrl = `http://127.0.0.1:${PORT}`
const redirectUrls = [`${appUrl}/shopify/auth/callback`]
const standIn = await startStandIn({
  host: 'localhost',
  port: ADMIN_PORT,
  app: { appUrl, redirectUrls }
})
const shop = standIn.addShop(SHOP, { name: 'Harbor Goods', currency: 'USD' })
await fillDemo(shop, pictures)

const dataDir = mkdtempSync(join(tmpdir(), 'psb-shopify-'))
const app = serveApp(standIn, { dataDir, env: process.env, args: process.argv.slice(2) })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => app.stop(signal))

if ((await app.ready) === 'ready') {
  console.log(`\nA shop with ${shop.content.products.size} products, on the stand-in of Shopify`)
  console.log(`Open ${standIn.origin}/${SHOP}/admin`)
}
process.exitCode = (await app.ended) ?? 0
rmSync(dataDir, { recursive: true, force: true })
await standIn.close()
