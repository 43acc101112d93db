/** What a disk error can mean to the merchant. */
export type DiskMeaning = 'gone' | 'read-only' | 'disk-full'

const MEANINGS: Record<string, DiskMeaning> = {
  ENOENT: 'gone',
  ENOTDIR: 'gone',
  // We open files without following symbolic links. This is the error that a symbolic link then causes.
  ELOOP: 'gone',
  // The same of a socket.
  ENXIO: 'gone',
  EACCES: 'read-only',
  EPERM: 'read-only',
  EROFS: 'read-only',
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full'
}

export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** Returns what a disk error means to the merchant; undefined for any other error. */
export const meaningOf = (error: unknown): DiskMeaning | undefined => MEANINGS[codeOf(error)]

/** Returns whether the error means that there is no such file. A symbolic link or a socket counts as no file. */
export const isAbsent = (error: unknown): boolean => meaningOf(error) === 'gone'
export const isForbidden = (error: unknown): boolean => meaningOf(error) === 'read-only'
