import { resolve } from 'node:path'
import { setCardsFrom } from '../../modules/recommendations/commands.ts'
import type { Config } from '../core/config/config.ts'
import { openKnownDb } from './open-known-db.ts'

/**
 * Replaces the cards of the Recommendation tab by those in a JSON file (`npx page-speed-boost recommendations <file>`).
 * It may run while the server runs; the next page shows the change.
 * @throws ConfigError that names what is wrong with the file
 */
export async function recommendations(config: Config, [file = '']: string[]): Promise<number> {
  const db = await openKnownDb(config)
  try {
    console.log(`${await setCardsFrom(db, resolve(file))} recommendations`)
    return 0
  } finally {
    await db.destroy()
  }
}
