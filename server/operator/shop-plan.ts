import { givePlan } from '../../modules/pricing/index.ts'
import { PLANS, planAt, usageState } from '../../modules/pricing/queries.ts'
import { toText } from '../core/clock.ts'
import { RefusedError, UsageError } from '../core/command-errors.ts'
import { ConfigError } from '../core/config/config.ts'
import { EXIT } from '../core/exit-codes.mjs'
import { systemClock } from '../core/system-clock.ts'
import { getNamedShop } from './named-shop.ts'
import { print } from './print.ts'
import type { ShopCommand } from './shop.ts'

/**
 * Shows the plan of a shop, or gives it one that nobody is charged for (`npx page-speed-boost shop plan <shop>
 * [<level>]`).
 * @throws ConfigError when there are no plans; UsageError when there is no such plan; RefusedError when the shop pays for one
 */
export async function shopPlan({ db, config, words, isJson }: ShopCommand): Promise<number> {
  const [name, word, ...more] = words
  if (name === undefined || more.length > 0)
    throw new UsageError('name a shop: npx page-speed-boost shop plan <shop> [<level>]')
  if (config.billing.isOff)
    throw new ConfigError('BILLING is off, so every shop has everything and there are no plans')
  const { id, domain } = await getNamedShop(db, name)
  if (word !== undefined) await give(db, { id, domain }, levelIn(word))
  const { level, used, overage, all, resetsAt } = await usageState(
    db,
    id,
    config.billing,
    toText(systemClock.now())
  )
  const plan = { shop: id, level, name: planAt(level).name, used: used + overage, quota: all }
  const until = resetsAt === null ? '' : ` until ${resetsAt}`
  print(
    isJson,
    { ...plan, resetsAt },
    `${domain} has plan ${level} (${plan.name}): ${plan.used} of ${all} images used${until}`
  )
  return EXIT.done
}

/** @throws RefusedError when the shop pays for a plan, which only its merchant may change */
async function give(
  db: ShopCommand['db'],
  { id, domain }: { id: number; domain: string },
  level: number
): Promise<void> {
  const paid = await givePlan({ db, clock: systemClock }, id, level)
  if (paid)
    throw new RefusedError(
      `${domain} pays for plan ${paid.level} (${planAt(paid.level).name}); its merchant changes or ends that on the Pricing page`
    )
}

/** @throws UsageError when there is no plan of this level */
function levelIn(word: string): number {
  const plan = PLANS.find(({ level }) => String(level) === word)
  if (plan) return plan.level
  const known = PLANS.map(({ level, name }) => `${level} (${name})`).join(', ')
  throw new UsageError(`there is no plan ${word}; there are ${known}`)
}
