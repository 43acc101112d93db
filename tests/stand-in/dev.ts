import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fillDemo } from './demo/fill.ts'
import { startStandIn } from './stand-in.ts'

/**
 * `npm run dev:shopify`: the stand-in with a demo shop, and the real server against it. Both forget
 * everything at the end. The admin is at localhost and the app at 127.0.0.1, two sites to a browser, so that
 * the app is framed as in the real admin: it gets no cookies but partitioned ones. Browsers take plain http on
 * both for secure, so these work without a certificate.
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
const { clientId, secret, embedUuid } = standIn.world.app
const server = spawn(
  process.execPath,
  [...process.execArgv, join(ROOT, 'server/main.ts'), ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: {
      // No shop of the stand-in can be reached from outside, so nothing of it can be measured.
      PAGESPEED: 'off',
      LOG_LEVEL: 'warn',
      ...process.env,
      PORT: String(PORT),
      APP_URL: appUrl,
      DATA_DIR: dataDir,
      SHOPIFY_API_KEY: clientId,
      SHOPIFY_API_SECRET: secret,
      SHOPIFY_EXTENSION_UUID: embedUuid,
      SHOPIFY_ADMIN_ORIGIN: standIn.adminOrigin
    }
  }
)
const ended = once(server, 'exit')
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void server.kill(signal))

if (await isReady()) {
  const scopes = standIn.world.app.scopes.length
  console.log(
    `\nThe stand-in of Shopify has ${shop.content.products.size} products; the app asks for ${scopes} scopes.`
  )
  console.log(`Open ${standIn.origin}/${SHOP}/admin`)
}
const [code] = (await ended) as [number | null]
rmSync(dataDir, { recursive: true, force: true })
await standIn.close()
process.exitCode = code ?? 0

/** Asks until the server answers, or has ended. */
async function isReady(): Promise<boolean> {
  while (server.exitCode === null && server.signalCode === null) {
    const answer = await fetch(`${appUrl}/readyz`).catch(() => null)
    if (answer?.ok) return true
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return false
}
