import { readDraft } from './editable.ts'
import type { Draft } from './template.ts'

/** The number of steps that Ctrl+Z can undo. */
const MOST_STEPS = 100

export type UndoSteps = {
  /** Records the current state. Letters typed in a row form one step, which ends with the word. */
  remember(input: string): void
  /** Removes and returns the last recorded state. */
  back(): Draft | undefined
  forget(): void
}

/**
 * Keeps the states that Ctrl+Z returns to. The browser's undo cannot be used, because it does not know the tags that
 * this code draws.
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
