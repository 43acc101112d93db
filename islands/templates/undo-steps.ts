import { readDraft } from './editable.ts'
import type { Draft } from './template.ts'

/** The number of steps that Ctrl+Z can undo. */
const MOST_STEPS = 100

export type UndoSteps = {
  /** Records the current state. Consecutive letters form one step of at most one word. */
  remember(input: string): void
  /** Removes and returns the last recorded state. */
  back(): Draft | undefined
  forget(): void
}

/**
 * Keeps the states that Ctrl+Z returns to, because the browser's own undo knows nothing of the tags that are drawn.
 */
export function openUndoSteps(editable: HTMLElement): UndoSteps {
  let steps: Draft[] = []
  let lastInput = ''
  return {
    remember(input) {
      if (input === 'typing' && lastInput === 'typing') return
      lastInput = input
      steps = [...steps, readDraft(editable)].slice(-MOST_STEPS)
    },
    back() {
      lastInput = ''
      return steps.pop()
    },
    forget() {
      steps = []
    }
  }
}
