import type { TemplateField } from '../../modules/image-opt/contract.ts'
import { draw, isTidy, placeCaret, readDraft, readLine } from './editable.ts'
import {
  type Draft,
  fieldAt,
  insertField,
  insertText,
  lineOf,
  remove,
  templateOf
} from './template.ts'

/** A change is reported this long after the last keystroke (specification §9.5). */
const DEBOUNCE_MS = 100

/** The number of steps that Ctrl+Z can undo. */
const MOST_STEPS = 100

export type Editor = {
  insert(field: TemplateField): void
  /** Shows a template set from outside, unless the editor already shows it. */
  show(template: string): void
  close(): void
}

/**
 * Makes an element an editor for a template. The browser handles plain typing, with its input methods and spell
 * checking; this code handles tags, line breaks and the clipboard.
 */
export function openEditor(
  editable: HTMLElement,
  nameOf: (field: TemplateField) => string,
  onChange: (template: string) => void
): Editor {
  let timer = 0
  let told = templateOf(readLine(editable))
  let steps: Draft[] = []
  let lastInput = ''

  function tell() {
    clearTimeout(timer)
    const template = templateOf(readLine(editable))
    if (template === told) return
    told = template
    onChange(template)
  }

  function tellSoon() {
    clearTimeout(timer)
    timer = window.setTimeout(tell, DEBOUNCE_MS)
  }

  function redraw({ line, from }: Draft) {
    draw(editable, line, nameOf)
    placeCaret(editable, from)
    tellSoon()
  }

  /** Records the current state for Ctrl+Z. Consecutive letters form one step, at most one word. */
  function remember(input: string) {
    if (input === 'typing' && lastInput === 'typing') return
    lastInput = input
    steps = [...steps, readDraft(editable)].slice(-MOST_STEPS)
  }

  function change(rule: (draft: Draft) => Draft) {
    remember('change')
    redraw(rule(readDraft(editable)))
  }

  function undo() {
    const before = steps.pop()
    lastInput = ''
    if (before) redraw(before)
  }

  function beforeInput(event: InputEvent) {
    const { inputType, data } = event
    const draft = readDraft(editable)
    const isTagAt = (at: number) => draft.from === draft.to && fieldAt(draft.line, at) !== undefined
    if (/^(format|insertParagraph|insertLineBreak|insertFromDrop)/.test(inputType))
      event.preventDefault()
    else if (inputType === 'historyUndo' || inputType === 'historyRedo') {
      event.preventDefault()
      if (inputType === 'historyUndo') undo()
    } else if (
      /^delete.*Backward$/.test(inputType) &&
      (draft.to === 0 || isTagAt(draft.from - 1))
    ) {
      event.preventDefault()
      change((now) => remove(now, -1))
    } else if (/^delete.*Forward$/.test(inputType) && isTagAt(draft.from)) {
      event.preventDefault()
      change((now) => remove(now, 1))
    } else remember(data === ' ' ? 'space' : inputType.startsWith('insert') ? 'typing' : 'deleting')
  }

  function input(event: Event) {
    const isComposing = event instanceof InputEvent && event.isComposing
    if (!isComposing && !isTidy(editable)) redraw(readDraft(editable))
    tellSoon()
  }

  function keyDown(event: KeyboardEvent) {
    const isCommand = event.ctrlKey || event.metaKey
    if (isCommand && !event.shiftKey && event.key.toLowerCase() === 'z') {
      event.preventDefault()
      undo()
    }
    if (event.key === 'Enter') event.preventDefault()
    if (!isCommand && !event.shiftKey && !event.altKey) passTag(event)
  }

  /** Makes an arrow key pass a whole tag; browsers stop inside it or on both sides. */
  function passTag(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined) return
    const { line, from, to } = readDraft(editable)
    const passed = step === -1 ? from - 1 : from
    if (from !== to || fieldAt(line, passed) === undefined) return
    event.preventDefault()
    placeCaret(editable, from + step)
  }

  /** Puts percent placeholders on the clipboard: pasted here they become tags again, elsewhere they are text. */
  function copy(event: ClipboardEvent) {
    const { line, from, to } = readDraft(editable)
    if (from === to) return
    event.preventDefault()
    event.clipboardData?.setData('text/plain', templateOf(line.slice(from, to)))
    if (event.type === 'cut') change((draft) => remove(draft, -1))
  }

  function paste(event: ClipboardEvent) {
    event.preventDefault()
    const text = event.clipboardData?.getData('text/plain') ?? ''
    if (text !== '') change((draft) => insertText(draft, text))
  }

  const drop = (event: Event) => event.preventDefault()

  const leave = new AbortController()
  const listen = { signal: leave.signal }
  editable.addEventListener('beforeinput', beforeInput, listen)
  editable.addEventListener('input', input, listen)
  editable.addEventListener('compositionend', input, listen)
  editable.addEventListener('keydown', keyDown, listen)
  editable.addEventListener('copy', copy, listen)
  editable.addEventListener('cut', copy, listen)
  editable.addEventListener('paste', paste, listen)
  editable.addEventListener('drop', drop, listen)
  // Reports a pending change at once, in case the merchant goes on to Save.
  editable.addEventListener('blur', tell, listen)

  return {
    insert(field) {
      change((draft) => insertField(draft, field))
      editable.focus()
    },
    show(template) {
      const isShown = templateOf(readLine(editable)) === template
      // The outside value may be one reported a moment ago, with more typed since: what was typed wins.
      if (isShown || template === told) return
      told = template
      steps = []
      draw(editable, lineOf(template), nameOf)
    },
    close() {
      clearTimeout(timer)
      leave.abort()
    }
  }
}
