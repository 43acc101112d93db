import { stopAllRuns } from '../../modules/image-opt/commands.ts'
import { toText } from '../core/clock.ts'
import { UsageError } from '../core/command-errors.ts'
import { EXIT } from '../core/exit-codes.mjs'
import { systemClock } from '../core/system-clock.ts'
import { getNamedShop } from './named-shop.ts'
import { print } from './print.ts'
import type { RunCommand } from './run.ts'

/**
 * Stops all runs of a shop (`npx page-speed-boost run stop <shop>`). The server still finishes images in flight.
 * @throws nothingRunning
 */
export async function runStop({ db, words, isJson }: RunCommand): Promise<number> {
  const [name, ...more] = words
  if (name === undefined || more.length > 0)
    throw new UsageError('name one shop: npx page-speed-boost run stop <shop>')
  const shop = await getNamedShop(db, name)
  const runs = await stopAllRuns(db, shop.id, toText(systemClock.now()))
  print(
    isJson,
    { shop: shop.id, stopped: runs },
    runs === 1 ? '1 run is stopped' : `${runs} runs are stopped`
  )
  return EXIT.done
}
