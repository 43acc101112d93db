import { CallError, wordsOf } from '../../lib/api.ts'
import { keepError } from './error-banner.ts'
import { notify, type ToastAction } from './notify.ts'

/**
 * Shows an error that no field or form shows: in a toast and, where errors have to stay (STORE_RULES=strict), in the
 * page's banner. An error that a field or form shows needs only `notify`.
 */
export function showError(words: string, error?: unknown, action?: ToastAction): void {
  if (words === '') return
  notify(words, 'bad', action)
  keepError(words, error instanceof CallError ? error.path : '')
}

/** Shows the error of a failed call: the server's message if there is one, and `otherwise` if not. */
export const showErrorOf = (error: unknown, otherwise: string): void =>
  showError(wordsOf(error, otherwise), error)
