import type { TemplateField } from '../../modules/image-opt/contract.ts'
import { beforeInput } from './before-input.ts'
import { copy, paste } from './clipboard.ts'
import { draw, isTidy, placeCaret, readDraft } from './editable.ts'
import { keyDown } from './keys.ts'
import { openReport } from './report.ts'
import { type Change, type Draft, insertField, lineOf } from './template.ts'
import { openUndoSteps } from './undo-steps.ts'

export type Editor = {
  insert(field: TemplateField): void
  /** Shows a template that was set from outside, unless the editor already shows it. */
  show(template: string): void
  close(): void
}

type Editing = {
  change: Change
  undo: () => void
  input: (event: Event) => void
  steps: ReturnType<typeof openUndoSteps>
  report: ReturnType<typeof openReport>
}

/** Attaches the editor's listeners. Returns a function that removes them. */
function listen(editable: HTMLElement, { change, undo, input, steps, report }: Editing) {
  const editing = { change, undo, remember: steps.remember }
  const leave = new AbortController()
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    act: (event: HTMLElementEventMap[Type]) => void
  ) => editable.addEventListener(type, act, { signal: leave.signal })
  on('beforeinput', (event) => beforeInput(event, editable, editing))
  on('input', input)
  on('compositionend', input)
  on('keydown', (event) => keyDown(event, editable, undo))
  on('copy', (event) => copy(event, editable, change))
  on('cut', (event) => copy(event, editable, change))
  on('paste', (event) => paste(event, change))
  on('drop', (event) => event.preventDefault())
  // Reports a pending change at once, in case the merchant presses Save next.
  on('blur', report.now)
  return () => leave.abort()
}

/**
 * Turns an element into an editor for a template. Plain typing, input methods and spell checking are left to the
 * browser; this code handles tags, line breaks and the clipboard.
 */
export function openEditor(
  editable: HTMLElement,
  nameOf: (field: TemplateField) => string,
  onChange: (template: string) => void
): Editor {
  const report = openReport(editable, onChange)
  const steps = openUndoSteps(editable)

  function redraw({ line, from }: Draft) {
    draw(editable, line, nameOf)
    placeCaret(editable, from)
    report.soon()
  }

  const change: Change = (rule) => {
    steps.remember('change')
    redraw(rule(readDraft(editable)))
  }

  function undo() {
    const before = steps.back()
    if (before) redraw(before)
  }

  function input(event: Event) {
    const isComposing = event instanceof InputEvent && event.isComposing
    if (!isComposing && !isTidy(editable)) redraw(readDraft(editable))
    report.soon()
  }

  const stopListening = listen(editable, { change, undo, input, steps, report })
  return {
    insert(field) {
      change((draft) => insertField(draft, field))
      editable.focus()
    },
    show(template) {
      if (!report.accept(template)) return
      steps.forget()
      draw(editable, lineOf(template), nameOf)
    },
    close() {
      report.stop()
      stopListening()
    }
  }
}
