import { useSyncExternalStore } from 'react'

type Problem = {
  words: string
  /** The call that failed; '' when it was none. */
  path: string
  /** Which one it is, so that the same words twice are two. */
  count: number
}

let problem: Problem | null = null
let count = 0
const listeners = new Set<() => void>()

/** Pages whose errors stay have a place for them (pages/components/ProblemBanner.tsx). */
const place = (): HTMLElement | null => document.getElementById('problem')

/** What went wrong stays in sight until it is closed, mended, or something else goes wrong. */
export function keepProblem(words: string, path: string): void {
  if (!place()) return
  count += 1
  show({ words, path, count })
}

/**
 * Told of every call that worked. One that had failed has been mended by it; what was about no call, such as
 * a wrong choice of rows, is over with the next thing that was done.
 */
export function mendProblem(path: string, isWrite: boolean): void {
  if (problem && (problem.path === path || (problem.path === '' && isWrite))) show(null)
}

function show(next: Problem | null): void {
  problem = next
  for (const listener of listeners) listener()
  const banner = place()
  if (!banner) return
  banner.hidden = next === null
  const words = banner.querySelector('p')
  if (words) words.textContent = next?.words ?? ''
  const close = banner.querySelector('button')
  if (close) close.onclick = () => show(null)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** For what lies before the page and its banner: dialogs. */
export const useProblem = (): Problem | null =>
  useSyncExternalStore(
    subscribe,
    () => problem,
    () => null
  )
