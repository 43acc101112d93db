import { useSyncExternalStore } from 'react'

type Problem = {
  words: string
  /** The path of the failed call; '' for an error without a call. */
  path: string
  /** Distinguishes two errors with the same message. */
  count: number
}

let problem: Problem | null = null
let count = 0
const listeners = new Set<() => void>()

/** Returns the error banner. It exists only on pages where errors stay (pages/components/banners/ProblemBanner.tsx). */
const place = (): HTMLElement | null => document.getElementById('problem')

/** Shows an error until the merchant closes it, its call succeeds, or another error replaces it. */
export function keepError(words: string, path: string): void {
  if (!place()) return
  count += 1
  show({ words, path, count })
}

/**
 * Clears the error of the same call. Every successful call calls this function. An error without a call, such as an
 * invalid selection, is cleared by the next successful write.
 */
export function clearError(path: string, isWrite: boolean): void {
  if (problem && (problem.path === path || (problem.path === '' && isWrite))) show(null)
}

function show(next: Problem | null): void {
  problem = next
  for (const listener of listeners) listener()
  const banner = place()
  if (!banner) return
  banner.hidden = next === null
  const line = banner.querySelector('p')
  if (line) line.textContent = next?.words ?? ''
  const close = banner.querySelector('button')
  if (close) close.onclick = () => show(null)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Returns the current error. Dialogs show it, because they cover the page's banner. */
export const useError = (): Problem | null =>
  useSyncExternalStore(
    subscribe,
    () => problem,
    () => null
  )
