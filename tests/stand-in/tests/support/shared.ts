import { existsSync, readFileSync } from 'node:fs'

/** A folder beside the repository that a fresh clone lacks; the tests themselves hold the facts that matter most. */
const FOLDER = new URL('../../../../../shared/shopify/', import.meta.url)

/** The `skip` option for tests that read from that folder. */
export const withoutShared = existsSync(FOLDER)
  ? false
  : 'the collected material on Shopify is not beside this clone'

export const readShared = (path: string): string => readFileSync(new URL(path, FOLDER), 'utf8')
