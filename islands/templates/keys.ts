import { placeCaret, readDraft } from './editable.ts'
import { fieldAt } from './template.ts'

/** Undoes on Ctrl+Z, keeps the text on one line, and moves the caret past tags. */
export function keyDown(event: KeyboardEvent, editable: HTMLElement, undo: () => void): void {
  const isCommand = event.ctrlKey || event.metaKey
  if (isCommand && !event.shiftKey && event.key.toLowerCase() === 'z') {
    event.preventDefault()
    undo()
  }
  if (event.key === 'Enter') event.preventDefault()
  if (!isCommand && !event.shiftKey && !event.altKey) passTag(event, editable)
}

/**
 * Makes an arrow key move the caret past a whole tag. Without this, browsers stop inside the tag or need two presses.
 */
function passTag(event: KeyboardEvent, editable: HTMLElement): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  if (step === undefined) return
  const { line, from, to } = readDraft(editable)
  const passed = step === -1 ? from - 1 : from
  if (from !== to || fieldAt(line, passed) === undefined) return
  event.preventDefault()
  placeCaret(editable, from + step)
}
