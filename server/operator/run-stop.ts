import { stopAllRuns } from '../../modules/image-opt/commands.ts'
import { toText } from '../core/clock.ts'
import { ConfigError } from '../core/config/config.ts'
import { systemClock } from '../core/system-clock.ts'
import { getNamedShop } from './named-shop.ts'
import type { RunCommand } from './run.ts'

/**
 * Stops all runs of a shop (`npx page-speed-boost run stop <shop>`). The server still finishes images in flight.
 * @throws nothingRunning
 */
export async function runStop({ db, words, isJson }: RunCommand): Promise<number> {
  const [name, ...more] = words
  if (name === undefined || more.length > 0)
    throw new ConfigError('name one shop: npx page-speed-boost run stop <shop>')
  const shop = await getNamedShop(db, name)
  const runs = await stopAllRuns(db, shop.id, toText(systemClock.now()))
  console.log(
    isJson ? JSON.stringify({ shop: shop.id, stopped: runs }) : `${runs} runs are stopped`
  )
  return 0
}
