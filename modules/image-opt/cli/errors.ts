import type { TranslationFunctions } from '../../../locales/i18n-types.ts'

/** Something the user can put right, told in one sentence in their language. */
class Told extends Error {
  readonly say: (t: TranslationFunctions) => string
  constructor(say: (t: TranslationFunctions) => string) {
    super('told in the words of its reader')
    this.say = say
  }
}

/** The command was not understood. It says what to type instead. */
export class UsageError extends Told {
  override readonly name = 'UsageError'
}

/** One file could not be worked on; the others go on. */
export class FileError extends Told {
  override readonly name = 'FileError'
}
