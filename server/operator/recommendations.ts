import { setCardsFrom } from '../../modules/recommendations/commands.ts'
import type { Config } from '../core/config/config.ts'
import { EXIT } from '../core/exit-codes.mjs'
import { namedFile } from './named-file.ts'
import { openKnownDb } from './open-known-db.ts'
import { counted, print } from './print.ts'

/**
 * Replaces the cards of the Recommendation tab by those in a JSON file (`npx page-speed-boost recommendations <file>`).
 * It may run while the server runs; the next page shows the change.
 * @throws UsageError that names what is wrong with the file
 */
export async function recommendations(config: Config, args: string[]): Promise<number> {
  const { file, isJson } = namedFile('recommendations', args)
  const db = await openKnownDb(config)
  try {
    const cards = await setCardsFrom(db, file)
    print(isJson, { recommendations: cards }, counted(cards, 'recommendation'))
    return EXIT.done
  } finally {
    await db.destroy()
  }
}
