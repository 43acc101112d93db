import { listShopsFrom } from '../../modules/auth/queries.ts'
import type { Shop } from '../../modules/auth/tables.ts'
import { countImagesOf, listLastRuns } from '../../modules/image-opt/queries.ts'
import { planAt, usageStates } from '../../modules/pricing/queries.ts'
import { toText } from '../core/clock.ts'
import { UsageError } from '../core/command-errors.ts'
import { EXIT } from '../core/exit-codes.mjs'
import { systemClock } from '../core/system-clock.ts'
import { platformNamed } from '../platforms/platforms.ts'
import { counted, print } from './print.ts'
import type { ShopCommand } from './shop.ts'

/** How many shops are listed at once. */
const AT_ONCE = 100

/**
 * Lists shops by their number, at most 100 (`npx page-speed-boost shop list [<from>]`, `<from>` is the first number).
 */
export async function shopList({ db, config, words, isJson }: ShopCommand): Promise<number> {
  const [from = '1', ...more] = words
  if (!/^\d{1,15}$/.test(from) || more.length > 0)
    throw new UsageError('name the number to begin with: npx page-speed-boost shop list [<from>]')
  const shops = await listShopsFrom(db, Number(from), AT_ONCE + 1)
  const listed = await describe({ db, config }, shops.slice(0, AT_ONCE))
  print(isJson, listed, ...listed.map(sentenceOf))
  const next = shops[AT_ONCE]
  if (next) console.error(`there are more: npx page-speed-boost shop list ${next.id}`)
  return EXIT.done
}

type Listed = Awaited<ReturnType<typeof describe>>[number]

/** Describes the shops. The number of queries does not depend on theirs. */
async function describe({ db, config }: Pick<ShopCommand, 'db' | 'config'>, shops: Shop[]) {
  const { billing } = config
  const ids = shops.map(({ id }) => id)
  const usageOf = await usageStates(db, ids, billing, toText(systemClock.now()))
  const images = await countImagesOf(db, ids)
  const runs = await listLastRuns(db, ids)
  return shops.map((shop) => {
    const usage = usageOf(shop.id)
    const run = runs.find(({ shop_id }) => shop_id === shop.id)
    return {
      shop: shop.id,
      domain: shop.domain,
      name: shop.name,
      platform: shop.platform,
      level: billing.isOff ? null : usage.level,
      isOld: shop.is_old === 1,
      isOpen: shop.is_open === 1,
      images: images.get(shop.id) ?? 0,
      used: usage.used + usage.overage,
      /** Null: no limit. */
      quota: billing.isOff ? null : usage.all,
      lastRun: run ? { run: run.id, work: run.kind, state: run.state, at: run.created_at } : null
    }
  })
}

function sentenceOf({ level, quota, lastRun, ...shop }: Listed): string {
  const { isOpen, isClosed } = platformNamed(shop.platform).words
  return [
    shop.shop,
    shop.domain,
    JSON.stringify(shop.name),
    shop.platform,
    level === null ? 'no plans' : `plan ${level} (${planAt(level).name})`,
    shop.isOld ? 'is-old' : 'not is-old',
    shop.isOpen ? isOpen : isClosed,
    counted(shop.images, 'image'),
    quota === null ? `${shop.used} used` : `${shop.used} of ${quota} used`,
    lastRun === null ? 'no run yet' : `last run ${lastRun.at} ${lastRun.work} ${lastRun.state}`
  ].join('  ')
}
