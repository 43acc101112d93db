import { readDraft } from './editable.ts'
import { type Change, insertText, remove, templateOf } from './template.ts'

/**
 * Puts the selection on the clipboard with percent placeholders. Pasted into an editor, they become tags again;
 * anywhere else, they are plain text.
 */
export function copy(event: ClipboardEvent, editable: HTMLElement, change: Change): void {
  const { line, from, to } = readDraft(editable)
  if (from === to) return
  event.preventDefault()
  event.clipboardData?.setData('text/plain', templateOf(line.slice(from, to)))
  if (event.type === 'cut') change((draft) => remove(draft, -1))
}

export function paste(event: ClipboardEvent, change: Change): void {
  event.preventDefault()
  const text = event.clipboardData?.getData('text/plain') ?? ''
  if (text !== '') change((draft) => insertText(draft, text))
}
