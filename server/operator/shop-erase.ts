import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { closeShop } from '../../modules/auth/commands.ts'
import type { Shop } from '../../modules/auth/tables.ts'
import { countLeasedItems, listUnfinishedRuns } from '../../modules/image-opt/queries.ts'
import { owedBy, planAt } from '../../modules/pricing/queries.ts'
import { eraseClosedShop } from '../../modules/webhooks/index.ts'
import { toText } from '../core/clock.ts'
import { RefusedError, UsageError } from '../core/command-errors.ts'
import type { Db } from '../core/database/db.ts'
import { lockDataDir } from '../core/database/lock.ts'
import { EXIT } from '../core/exit-codes.mjs'
import { openFiles } from '../core/files/files.ts'
import { systemClock } from '../core/system-clock.ts'
import { PLATFORMS, platformNamed, platformsOf } from '../platforms/platforms.ts'
import { getNamedShop } from './named-shop.ts'
import { counted, print } from './print.ts'
import type { ShopCommand } from './shop.ts'

/**
 * Erases all data of a shop, as a request of its platform does (`npx page-speed-boost shop erase <shop> [--yes]`).
 * Killed halfway, it can be repeated. A server holds the shop of its folder open, so that one is erased while the server
 * is stopped.
 * @throws RefusedError while the shop has a plan or charges to settle, or work under way
 * @throws ConfigError when the shop is that of a server that runs
 */
export async function shopErase(command: ShopCommand): Promise<number> {
  const { db, config, words, isJson, isSure } = command
  const [name, ...more] = words
  if (name === undefined || more.length > 0)
    throw new UsageError('name one shop: npx page-speed-boost shop erase <shop> [--yes]')
  const shop = await getNamedShop(db, name)
  const isServed = shop.platform === 'local' && shop.is_open === 1
  const lock = isServed ? await lockDataDir(config.dataDir) : undefined
  try {
    await refuseUnsettled(db, shop)
    if (!isSure) await confirm(shop)
    const now = toText(systemClock.now())
    const isClosed = await closeShop({ db, platforms: platformsOf(PLATFORMS) }, shop.id, now)
    if (!isClosed)
      throw new RefusedError(`${shop.domain} was opened after ${now}; look at the clock`)
    // The merchant could act until now.
    await refuseUnsettled(db, shop)
    const files = await openFiles(join(config.dataDir, 'storage'), systemClock, config)
    const erased = await eraseClosedShop({ db, files, clock: systemClock }, shop)
    print(
      isJson,
      { shop: shop.id, domain: shop.domain, ...erased },
      `${shop.domain} is erased: ${counted(erased.originals, 'original')} and ${counted(erased.rows, 'row')} of the database; backups made before still contain it`
    )
    return EXIT.done
  } finally {
    lock?.release()
  }
}

/** @throws RefusedError that says what to do first */
async function refuseUnsettled(db: Db, { id, domain, platform }: Shop): Promise<void> {
  // The plans of a local shop cost nothing.
  const { agreement, charges } =
    platform === 'local' ? { agreement: undefined, charges: 0 } : await owedBy(db, id)
  if (agreement)
    throw new RefusedError(
      `${domain} has an agreement about plan ${agreement.level} (${planAt(agreement.level).name}), which is ${agreement.state}; it ends when its merchant chooses the free plan on the Pricing page or uninstalls the app`
    )
  if (charges > 0)
    throw new RefusedError(
      `${domain} has ${counted(charges, 'charge')} that ${platformNamed(platform).label} has not accepted yet; the server submits them every minute`
    )
  const runs = (await listUnfinishedRuns(db, id)).length
  const inWork = await countLeasedItems(db, id, toText(systemClock.now()))
  if (runs + inWork > 0)
    throw new RefusedError(
      `${domain} has ${counted(runs, 'unfinished run')}; stop them first: npx page-speed-boost run stop ${id}`
    )
}

/** @throws UsageError unless somebody at a terminal types the domain of the shop */
async function confirm({ domain }: Shop): Promise<void> {
  if (!process.stdin.isTTY)
    throw new UsageError(`add --yes to erase ${domain}, which cannot be undone`)
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const typed = await terminal.question(
    `This erases the history, settings, journal, charges and originals of ${domain}. It cannot be undone, and optimised images can no longer be restored. Pictures in the store stay as they are.\nType ${domain} to erase it: `
  )
  terminal.close()
  if (typed.trim() !== domain)
    throw new UsageError(`${domain} was not typed, so nothing was erased`)
}
