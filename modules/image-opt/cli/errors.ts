import type { TranslationFunctions } from '../../../locales/i18n-types.ts'
import type { Trouble } from '../../../server/core/disk/trouble.ts'

/** An error that the user can fix, explained in one sentence in their language. */
class ExplainedError extends Error {
  readonly say: (t: TranslationFunctions) => string
  constructor(say: (t: TranslationFunctions) => string) {
    super('say() returns the message')
    this.say = say
  }
}

/** The command cannot be carried out as typed. The message says what is wrong with it. */
export class UsageError extends ExplainedError {
  override readonly name = 'UsageError'
}

/** Node reads a name that is not UTF-8 with this character in it, and then finds no such file. */
export const isBadName = (name: string): boolean => name.includes('\ufffd')

/** The disk is full or read-only, so no further file is started. */
export class DiskOut extends ExplainedError {
  override readonly name = 'DiskOut'
  constructor(trouble: Trouble) {
    super((t) => (trouble === 'disk-full' ? t.cli.diskFull() : t.cli.diskReadOnly()))
  }
}

/** One file could not be optimised. The other files are not affected. */
export class FileError extends ExplainedError {
  override readonly name = 'FileError'
}
