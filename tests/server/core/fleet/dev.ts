import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Test } from 'tap'
import { type FleetShop, openFleet, untilSynced } from '../../../support/fleet.ts'
import { TOKEN } from '../../../support/token.ts'

/**
 * `npm run dev:fleet [-- PICTURES]` starts what the processes of a fleet have around them: a PostgreSQL server, a bucket
 * and the stand-in for Shopify, on which two shops have installed the app. It writes the variables for the processes to
 * `fleet.env`, reads the shops once a web process answers, and says how many pictures differ from the first ones
 * (docs/operating.md). Everything is lost when it ends.
 *
 * `FOLDER` is where fleet.env is written, and `PORT` the port of the web process; the small admin of Shopify listens a
 * thousand above.
 */
const { FOLDER = 'data/fleet' } = process.env
const PORT = Number(process.env.PORT ?? 3000)
const [pictures = '100'] = process.argv.slice(2)

const appUrl = `http://127.0.0.1:${PORT}`
const ends: (() => unknown)[] = []
const teardown = (end: () => unknown) => void ends.unshift(end)
const fleet = await openFleet(
  { teardown } as Pick<Test, 'teardown'>,
  { ADMIN_TOKEN: TOKEN, LOCAL_STORE: 'off', APP_URL: appUrl },
  {
    host: 'localhost',
    port: PORT + 1000,
    app: { appUrl, redirectUrls: [`${appUrl}/shopify/auth/callback`] }
  }
)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void endAll())

console.log(`Drawing ${pictures} pictures for each of two shops…`)
const shops = [await fleet.addShop(Number(pictures)), await fleet.addShop(Number(pictures))]
const first = shownIn(shops)
mkdirSync(FOLDER, { recursive: true })
const path = join(FOLDER, 'fleet.env')
writeFileSync(path, linesOf(fleet.env), { mode: 0o600 })
ends.push(() => rmSync(path))
for (const { world } of shops) console.log(`${fleet.standIn.origin}/${world.domain}/admin`)
console.log(`${path} has the variables for the processes`)
await untilReady()
for (const shop of shops) await untilSynced(fleet, { address: appUrl }, shop)
console.log('The app has read both shops')
await reportChanges()

async function endAll(): Promise<never> {
  for (const end of ends) await end()
  // PostgreSQL ends with this process.
  process.exit()
}

function shownIn(some: FleetShop[]): string[] {
  return some.flatMap((shop) => shop.shown())
}

/** Returns the variables as lines for the shell. No value contains a quotation mark. */
function linesOf(env: Record<string, string>): string {
  return Object.entries(env)
    .map(([name, value]) => `${name}='${value}'\n`)
    .join('')
}

/** Resolves once the web process answers. */
async function untilReady(): Promise<void> {
  while (!(await fetch(`${appUrl}/readyz`).catch(() => undefined))?.ok) await setTimeout(500)
}

/** Prints once a second how many pictures differ from the first ones, whenever that number has changed. */
async function reportChanges(): Promise<never> {
  let last = 0
  for (;;) {
    const now = shownIn(shops)
    const changed = now.filter((hash, at) => hash !== first[at]).length
    if (changed !== last) console.log(`${changed} of ${now.length} pictures differ from the first`)
    last = changed
    await setTimeout(1000)
  }
}
