import { existsSync, readFileSync } from 'node:fs'

/** Beside the repository, and not in a fresh clone: the facts that matter most are in the tests themselves. */
const FOLDER = new URL('../../../../shared/shopify/', import.meta.url)

/** For the `skip` of a test that reads from there. */
export const withoutShared = existsSync(FOLDER)
  ? false
  : 'the collected material on Shopify is not beside this clone'

export const readShared = (path: string): string => readFileSync(new URL(path, FOLDER), 'utf8')
