import { setFullFeatures } from '../../modules/auth/commands.ts'
import { UsageError } from '../core/command-errors.ts'
import { EXIT } from '../core/exit-codes.mjs'
import { getNamedShop } from './named-shop.ts'
import { print } from './print.ts'
import type { ShopCommand } from './shop.ts'

const FLAGS = new Map([
  ['yes', true],
  ['no', false]
])

/**
 * Shows or sets whether a shop has every screen, or only those of page speed (specification §1.3;
 * `npx page-speed-boost shop is-old <shop> [yes|no]`).
 */
export async function shopIsOld({ db, words, isJson }: ShopCommand): Promise<number> {
  const [name, word, ...more] = words
  const flag = FLAGS.get(word ?? '')
  if (name === undefined || (word !== undefined && flag === undefined) || more.length > 0)
    throw new UsageError(
      'name a shop, and yes or no to set the flag: npx page-speed-boost shop is-old <shop> [yes|no]'
    )
  const { id, domain, is_old } = await getNamedShop(db, name)
  if (flag !== undefined) await setFullFeatures(db, id, flag)
  const isOld = flag ?? is_old === 1
  const screens = isOld
    ? 'is old: it has every screen'
    : 'is not old: it has only the screens of page speed'
  print(isJson, { shop: id, isOld }, `${domain} ${screens}`)
  return EXIT.done
}
