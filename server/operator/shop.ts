import { UsageError } from '../core/command-errors.ts'
import type { Config } from '../core/config/config.ts'
import type { Db } from '../core/database/db.ts'
import { openKnownDb } from './open-known-db.ts'
import { JSON_OPTION, parseWords } from './parse-words.ts'
import { shopErase } from './shop-erase.ts'
import { shopIsOld } from './shop-is-old.ts'
import { shopList } from './shop-list.ts'
import { shopPlan } from './shop-plan.ts'

export type ShopCommand = {
  db: Db
  config: Config
  words: string[]
  isJson: boolean
  /** --yes, which only `shop erase` takes. */
  isSure: boolean
}

const ACTIONS: Record<string, (command: ShopCommand) => Promise<number>> = {
  list: shopList,
  plan: shopPlan,
  erase: shopErase,
  'is-old': shopIsOld
}

/**
 * Lists the shops, or shows and changes one (`npx page-speed-boost shop list|plan|is-old|erase`). It changes only
 * what the server reads from the database each time, so it may run while the server runs; the next page shows the
 * change.
 * @throws UsageError or ConfigError that says why nothing was done
 */
export async function shop(config: Config, args: string[]): Promise<number> {
  const { values, positionals } = parseWords(args, { ...JSON_OPTION, yes: { type: 'boolean' } })
  const [name = '', ...words] = positionals
  const action = ACTIONS[name]
  if (!action)
    throw new UsageError(
      `say what to do: npx page-speed-boost shop ${Object.keys(ACTIONS).join('|')}`
    )
  if (values.yes && name !== 'erase') throw new UsageError("Unknown option '--yes'")
  const db = await openKnownDb(config)
  try {
    return await action({
      db,
      config,
      words,
      isJson: values.json === true,
      isSure: values.yes === true
    })
  } finally {
    await db.destroy()
  }
}
