import type { Refusal } from './encode-options.ts'

/** A picture that the engine refuses. The pipeline turns the error into an Outcome. */
export class PictureRefused extends Error {
  override readonly name = 'PictureRefused'
  readonly reason: Refusal
  constructor(reason: Refusal, detail: string) {
    super(detail)
    this.reason = reason
  }
}

export const refused = (reason: Refusal, detail: string): PictureRefused =>
  new PictureRefused(reason, detail)

export const damaged = (detail: string): PictureRefused => new PictureRefused('damaged', detail)

/**
 * Returns the refusal behind an error that was thrown while working on a picture, or undefined where the fault is ours
 * or the machine's. Codecs throw plain Errors; a RangeError means that a length in the file leads outside it.
 */
export function refusalOf(error: unknown): PictureRefused | undefined {
  if (error instanceof PictureRefused) return error
  if (!(error instanceof Error)) return undefined
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT' || /no space left/i.test(error.message)) {
    return refused('disk-full', error.message)
  }
  if (syscall !== undefined) return undefined
  if (/timeout: /i.test(error.message)) return refused('took-too-long', error.message)
  if (error.name === 'Error' || error.name === 'RangeError') return damaged(error.message)
  return undefined
}
