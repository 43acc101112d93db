/** The files of DATA_DIR that a backup holds. Thumbnails and work in progress are made again. */
export const DATABASE = 'page-speed-boost.db'
export const SECRETS = ['admin-token', 'secret-key']
export const ORIGINALS = 'storage/originals'

/** Comes last, so that a backup that was cut short has none. */
export const MANIFEST = 'manifest.json'

/** Describes a complete backup. `files` and `bytes` count everything in it except the manifest itself. */
export type Manifest = {
  version: 1
  createdAt: string
  files: number
  bytes: number
  database: string
}

/** Matches what lies in the folder of a shop: an original, its record, and the descriptions of its uses. */
const KEPT =
  /^storage\/originals\/\d+\/[0-9a-f]{2}\/([0-9a-f]{64})((?:\.[0-9a-f]{16})?\.(?:json|use))?$/

/** Returns the SHA-256 that an original's name promises; undefined for every other file. */
export function hashInName(name: string): string | undefined {
  const [, hash, ending] = KEPT.exec(name) ?? []
  return ending === undefined ? hash : undefined
}

/** Tells whether a backup may hold a file of this name. No other name is ever written to the disk. */
export const isContent = (name: string): boolean =>
  name === DATABASE || SECRETS.includes(name) || KEPT.test(name)
