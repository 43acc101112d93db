import { CallError, wordsOf } from '../../lib/api.ts'
import { keepError } from './error-banner.ts'
import { notify } from './notify.ts'

/**
 * Shows an error that has no other place on the page: in a toast, and, where errors have to stay
 * (STORE_RULES=strict), in the page's banner too. For an error shown beside its field or in its form, `notify` is
 * enough.
 */
export function showError(words: string, error?: unknown): void {
  if (words === '') return
  notify(words, 'bad')
  keepError(words, error instanceof CallError ? error.path : '')
}

/** The same for a failed call: shows the server's message if there is one, otherwise ours. */
export const showErrorOf = (error: unknown, otherwise: string): void =>
  showError(wordsOf(error, otherwise), error)
