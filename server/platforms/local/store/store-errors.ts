import { realpath } from 'node:fs/promises'
import { basename, dirname, join, sep } from 'node:path'
import { meaningOf } from '../../../core/disk/errors.ts'
import { isFailure } from '../../../core/failure.ts'
import { invariant } from '../../../core/invariant.ts'
import { StoreError } from '../../store-platform.ts'

/** Calls `work`. If a disk error that means something to the merchant occurs, a StoreError is thrown instead. */
export async function asStoreErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const code = meaningOf(error)
    if (code === undefined) throw error
    throw new StoreError(code, (error as Error).message, { cause: error })
  }
}

export const goneError = (what: string): StoreError =>
  new StoreError('gone', `${what} is not in the store`)

export const changedError = (what: string): StoreError =>
  new StoreError('changed', `Somebody put another picture in the place of ${what}`)

export const isGone = (error: unknown): boolean => isFailure(error, 'gone')

/**
 * Returns where `path` is on the disk. Links are followed in the address of the store itself, but not inside the
 * store: if a folder there was replaced by a link, reading or writing through it would leave the store.
 */
export async function placeInside(directory: string, path: string): Promise<string> {
  const root = await rootOf(directory)
  const folder = join(root, dirname(path))
  const isInside = folder === root || folder.startsWith(root + sep)
  invariant('path-stays-inside', isInside && basename(path) !== '..', { table: 'local_file' })
  if ((await realpath(folder)) !== folder) throw goneError(path)
  return join(folder, basename(path))
}

/**
 * Returns the root of the store with its links resolved. Throws when the root is missing. That means that a disk is
 * not mounted, not that the merchant has deleted all pictures.
 */
export async function rootOf(directory: string): Promise<string> {
  try {
    return await realpath(directory)
  } catch (error) {
    throw new StoreError('unreachable', `The store's folder ${directory} cannot be read`, {
      cause: error
    })
  }
}
