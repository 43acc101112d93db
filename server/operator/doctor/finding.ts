/**
 * What one check of `doctor` found. A warning leaves the server working, a failure does not. `words` is one sentence,
 * which also says what to do unless everything is in order.
 */
export type Finding = { state: 'ok' | 'warning' | 'failure'; words: string }

export const ok = (words: string): Finding => ({ state: 'ok', words })
export const warning = (words: string): Finding => ({ state: 'warning', words })
export const failure = (words: string): Finding => ({ state: 'failure', words })

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)
