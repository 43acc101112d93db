import { messagesFor } from '../../locales/messages.ts'
import { ConfigError } from '../core/config/config.ts'
import { TROUBLE_WORDS, troubleIn } from '../core/disk/trouble.ts'
import { isAppError } from '../core/http/errors.ts'

/** What the operator may have to change, by the code of a system error. */
const SYSTEM_WORDS: Record<string, string> = {
  EACCES: 'this user may not open',
  EPERM: 'this user may not change',
  ENOENT: 'there is no',
  ENOTDIR: 'a file stands in the way of',
  EISDIR: 'a folder is in the place of'
}

/**
 * Returns what the operator reads about an error: one sentence where the operator can do something about it, otherwise
 * the error with the place in the code.
 */
export function wordsFor(command: string, error: unknown): unknown {
  if (error instanceof ConfigError) return error.message
  if (isAppError(error)) return error.say(messagesFor('en'))
  const trouble = troubleIn(error)
  if (trouble && error instanceof Error)
    return `${command} failed because ${TROUBLE_WORDS[trouble]}: ${error.message}`
  const { code = '', path } = error instanceof Error ? (error as NodeJS.ErrnoException) : {}
  const words = SYSTEM_WORDS[code]
  return words && path ? `${command} failed because ${words} ${path}` : error
}
