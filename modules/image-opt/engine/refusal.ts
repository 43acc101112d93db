import { Failure, isFailure } from '../../../server/core/failure.ts'
import type { Refusal } from './encode-options.ts'

/** A picture that the engine refuses. The pipeline turns it into an Outcome. */
export type PictureRefused = Failure<Refusal>

export const refused = (reason: Refusal, detail: string): PictureRefused =>
  new Failure(reason, detail)

export const damaged = (detail: string): PictureRefused => refused('damaged', detail)

/**
 * Returns ENOSPC or EROFS for an error about our disk, and '' for any other error. The message is searched because
 * libvips reports no codes, and because an error loses its code on the way from a worker thread.
 */
export function diskCodeOf(error: unknown): string {
  const { message = '' } = error as { message?: string }
  if (/no space left|disk quota exceeded/i.test(message)) return 'ENOSPC'
  return /read-only file system/i.test(message) ? 'EROFS' : ''
}

/**
 * Returns the refusal to report for an error that occurred while a picture was processed, or undefined if we or the
 * machine are at fault. Codecs throw plain Errors; a RangeError means that a length in the file leads outside the
 * file.
 */
export function refusalOf(error: unknown): PictureRefused | undefined {
  // Every Failure inside the engine is a refusal.
  if (isFailure<Refusal>(error)) return error
  if (!(error instanceof Error)) return undefined
  if ((error as NodeJS.ErrnoException).syscall !== undefined) return undefined
  if (diskCodeOf(error)) return undefined
  if (/timeout: /i.test(error.message)) return refused('took-too-long', error.message)
  if (error.name === 'Error' || error.name === 'RangeError') return damaged(error.message)
  return undefined
}
