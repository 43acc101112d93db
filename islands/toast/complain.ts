import { CallError, wordsOf } from '../runtime/api.ts'
import { notify } from './notify.ts'
import { keepProblem } from './problem.ts'

/**
 * Says what went wrong where nothing else on the page does: in a toast, and where errors have to stay
 * (STORE_RULES=strict) in the banner of the page too. What has a place of its own, beside its field or in
 * its form, needs no more than `notify`.
 */
export function complain(words: string, error?: unknown): void {
  if (words === '') return
  notify(words, 'bad')
  keepProblem(words, error instanceof CallError ? error.path : '')
}

/** The same for a call that failed: the server's words, else ours. */
export const complainOf = (error: unknown, otherwise: string): void =>
  complain(wordsOf(error, otherwise), error)
