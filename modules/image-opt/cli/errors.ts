import type { TranslationFunctions } from '../../../locales/i18n-types.ts'
import type { DiskTrouble } from '../../../server/core/disk/trouble.ts'

/** An error that the user can fix, explained in one sentence in their language. */
class ExplainedError extends Error {
  readonly say: (t: TranslationFunctions) => string
  constructor(say: (t: TranslationFunctions) => string) {
    super('say() returns the message')
    this.say = say
  }
}

/** The command was not understood. The message says what to type instead. */
export class UsageError extends ExplainedError {
  override readonly name = 'UsageError'
}

/** The disk can no longer be written to, so no other file is started. */
export class DiskOut extends ExplainedError {
  override readonly name = 'DiskOut'
  constructor(trouble: DiskTrouble) {
    super((t) => (trouble === 'disk-full' ? t.cli.diskFull() : t.cli.diskReadOnly()))
  }
}

/** One file could not be optimised; the others continue. */
export class FileError extends ExplainedError {
  override readonly name = 'FileError'
}
