import { readDraft } from './editable.ts'
import { type Change, fieldAt, remove } from './template.ts'

type Editing = { change: Change; undo: () => void; remember: (input: string) => void }

/**
 * Handles the edits that browsers get wrong beside tags, refuses line breaks and formatting, and leaves plain typing
 * to the browser.
 */
export function beforeInput(event: InputEvent, editable: HTMLElement, editing: Editing): void {
  const { change, undo, remember } = editing
  const { inputType, data } = event
  const draft = readDraft(editable)
  const isTagAt = (at: number) => draft.from === draft.to && fieldAt(draft.line, at) !== undefined
  if (/^(format|insertParagraph|insertLineBreak|insertFromDrop)/.test(inputType))
    event.preventDefault()
  else if (inputType === 'historyUndo' || inputType === 'historyRedo') {
    event.preventDefault()
    if (inputType === 'historyUndo') undo()
  } else if (/^delete.*Backward$/.test(inputType) && (draft.to === 0 || isTagAt(draft.from - 1))) {
    event.preventDefault()
    change((now) => remove(now, -1))
  } else if (/^delete.*Forward$/.test(inputType) && isTagAt(draft.from)) {
    event.preventDefault()
    change((now) => remove(now, 1))
  } else remember(data === ' ' ? 'space' : inputType.startsWith('insert') ? 'typing' : 'deleting')
}
