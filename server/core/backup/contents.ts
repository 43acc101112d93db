/**
 * The files of DATA_DIR that a backup contains. Thumbnails and unfinished results are left out, because they can be
 * made again.
 */
export const DATABASE = 'page-speed-boost.db'
export const SECRETS = ['admin-token', 'secret-key']
export const ORIGINALS = 'storage/originals'

/** Lists the SHA-256 of every file of a backup, in their order and in the form of `sha256sum`. It follows them. */
export const SUMS = 'SHA256SUMS'

/**
 * Matches the paths of the files in a shop's folder: originals, their records and their uses
 * (server/core/files/uses.ts).
 */
const KEPT =
  /^storage\/originals\/\d+\/[0-9a-f]{2}\/([0-9a-f]{64})((?:\.[0-9a-f]{16})?\.(?:json|use))?$/

/** Returns the SHA-256 in the name of an original; undefined for any other file. */
export function hashInName(name: string): string | undefined {
  const [, hash, ending] = KEPT.exec(name) ?? []
  return ending === undefined ? hash : undefined
}

/** Tells whether a backup may hold a file of this name. No other name is ever written to the disk. */
export const isContent = (name: string): boolean =>
  name === DATABASE || SECRETS.includes(name) || KEPT.test(name)
