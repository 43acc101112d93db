import { messagesFor } from '../locales/messages.ts'
import { DamageError, RefusedError, UsageError } from './core/command-errors.ts'
import { ConfigError } from './core/config/config.ts'
import { codeOf } from './core/disk/errors.ts'
import { TROUBLE_WORDS, troubleIn } from './core/disk/trouble.ts'
import { EXIT } from './core/exit-codes.mjs'
import { isAppError } from './core/http/errors.ts'

/** What the operator may have to change, by the code of a system error. */
const SYSTEM_WORDS: Record<string, string> = {
  EACCES: 'this user may not open',
  EPERM: 'this user may not change',
  ENOENT: 'there is no',
  ENOTDIR: 'a file stands in the way of',
  EISDIR: 'a folder is in the place of'
}

/** What may be wrong with the database, by the code of an error of SQLite. */
const DATABASE_WORDS: [code: RegExp, words: string][] = [
  [
    /^SQLITE_(CORRUPT|NOTADB)/,
    'the database is damaged; see what verify says, or restore a backup into an empty DATA_DIR'
  ],
  [/^SQLITE_BUSY/, 'another program keeps the database locked; try again when that is done']
]

/**
 * Returns what the operator reads about an error that ended a command or the start of the server, and the exit code
 * (decision 070). The words are one sentence where the
 * operator can do something about it, and otherwise the error with the place in the code.
 */
export function endingFor(command: string, error: unknown): { exitCode: number; words: unknown } {
  if (error instanceof UsageError) return { exitCode: EXIT.wrongUsage, words: error.message }
  if (error instanceof DamageError) return { exitCode: EXIT.foundWrong, words: error.message }
  if (error instanceof RefusedError) return { exitCode: EXIT.failed, words: error.message }
  if (isAppError(error)) return { exitCode: EXIT.failed, words: error.say(messagesFor('en')) }
  const words = environmentIn(command, error)
  return words === undefined
    ? { exitCode: EXIT.failed, words: error }
    : { exitCode: EXIT.unusable, words }
}

/** Returns a sentence when the environment caused the error. */
function environmentIn(command: string, error: unknown): string | undefined {
  if (error instanceof ConfigError) return error.message
  if (!(error instanceof Error)) return undefined
  if (codeOf(error).startsWith('BUCKET_')) return `${command} failed: ${error.message}`
  const trouble = troubleIn(error)
  if (trouble) return `${command} failed because ${TROUBLE_WORDS[trouble]}: ${error.message}`
  const code = codeOf(error)
  const [, ofDatabase] = DATABASE_WORDS.find(([pattern]) => pattern.test(code)) ?? []
  if (ofDatabase !== undefined) return `${command} failed because ${ofDatabase}`
  const { path } = error as NodeJS.ErrnoException
  const words = SYSTEM_WORDS[code]
  return words !== undefined && path ? `${command} failed because ${words} ${path}` : undefined
}
