import { messagesFor } from '../../locales/messages.ts'
import type { Shop } from '../../modules/auth/tables.ts'
import { startRun } from '../../modules/image-opt/commands.ts'
import { ITEM_KINDS, type ItemKind, STORE_KINDS } from '../../modules/image-opt/contract.ts'
import { UsageError } from '../core/command-errors.ts'
import { ConfigError } from '../core/config/config.ts'
import { EXIT } from '../core/exit-codes.mjs'
import { isAppError } from '../core/http/errors.ts'
import { systemClock } from '../core/system-clock.ts'
import { platformNamed } from '../platforms/platforms.ts'
import { getNamedShop } from './named-shop.ts'
import { print } from './print.ts'
import type { RunCommand } from './run.ts'

/** What a run can do, and the item kinds that it then takes. Uploads are optimised once, when they arrive. */
const KINDS_OF = {
  optimise: STORE_KINDS,
  reoptimise: STORE_KINDS,
  restore: ITEM_KINDS
} satisfies Record<string, readonly ItemKind[]>
type Work = keyof typeof KINDS_OF

type Outcome =
  | { kind: ItemKind; run: number; images: number }
  | { kind: ItemKind; code: string; why: string }

/**
 * Starts a run over all items of each kind, with the shop's settings, plan and quota, as the app does
 * (`npx page-speed-boost run start <shop> [optimise|reoptimise|restore] [<kind>…]`).
 * @returns EXIT.failed if no run was started, because the app refuses each of them
 */
export async function runStart({ db, config, words, isJson }: RunCommand): Promise<number> {
  const [name, ...chosen] = words
  if (name === undefined) throw new UsageError('name a shop: npx page-speed-boost run start <shop>')
  const { work, kinds } = workIn(chosen)
  const shop = await getNamedShop(db, name)
  refuseClosed(shop)
  const outcomes: Outcome[] = []
  for (const kind of kinds) {
    const by = { shopId: shop.id, startedBy: 'operator' as const, log: { info: () => {} } }
    const selection = { kind, items: 'all' as const }
    try {
      const { id, count } = await startRun({ db, config, clock: systemClock }, by, work, selection)
      outcomes.push({ kind, run: id, images: count })
    } catch (error) {
      if (!isAppError(error)) throw error
      outcomes.push({ kind, code: error.code, why: error.say(messagesFor('en')) })
    }
  }
  print(isJson, { shop: shop.id, work, outcomes }, ...outcomes.map(sentenceOf))
  return outcomes.some((outcome) => 'run' in outcome) ? EXIT.done : EXIT.failed
}

const sentenceOf = (outcome: Outcome): string =>
  'run' in outcome
    ? `${outcome.kind}: run ${outcome.run} with ${outcome.images} images is queued`
    : `${outcome.kind}: ${outcome.why}`

/** @throws UsageError when a word is neither something to do nor an item kind that this can be done with */
function workIn(words: string[]): { work: Work; kinds: readonly ItemKind[] } {
  const isWork = (word: string): word is Work => Object.hasOwn(KINDS_OF, word)
  const [first = ''] = words
  const work = isWork(first) ? first : 'optimise'
  const kinds: readonly ItemKind[] = KINDS_OF[work]
  const chosen = isWork(first) ? words.slice(1) : words
  for (const word of chosen)
    if (!kinds.includes(word as ItemKind))
      throw new UsageError(`${word} is not a kind to ${work}; name ${kinds.join(', ')} or none`)
  return {
    work,
    kinds: chosen.length === 0 ? kinds : kinds.filter((kind) => chosen.includes(kind))
  }
}

function refuseClosed({ domain, is_open, platform }: Shop): void {
  if (is_open === 1) return
  const { whyClosed } = platformNamed(platform).words
  throw new ConfigError(`no run can work on ${domain}, because ${whyClosed}`)
}
