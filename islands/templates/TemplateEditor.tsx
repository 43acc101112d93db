import { CircleAlert, Plus } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { TranslationFunctions } from '../../locales/i18n-types.ts'
import { type Editor, openEditor } from './editor.ts'
import { CARET_STOP, type Field, lineOf, partsOf } from './template.ts'
import './templates.css'

type TemplateEditorProps = {
  /** Of the editable element; its label and its error are named after it. */
  id: string
  label: string
  /** With percent placeholders. */
  value: string
  /** What can be inserted, see FIELDS_OF. */
  fields: readonly Field[]
  /** Told 100 ms after the last change, or on leaving the field. */
  onChange: (template: string) => void
  /** Marked, with the reason under it: it is empty and must not be. */
  isInvalid: boolean
  isDisabled?: boolean
  texts: TranslationFunctions['templates']
}

/** A line of text with tags for what is filled in later. */
export function TemplateEditor(props: TemplateEditorProps) {
  const { id, label, value, fields, onChange, isInvalid, isDisabled = false, texts } = props
  const editable = useRef<HTMLDivElement>(null)
  const editor = useRef<Editor>(null)
  // Rendered once: from then on the element is the editor's, and React finds nothing to change.
  const [first] = useState(() => (
    <Line template={value} nameOf={(field) => texts.fields[field]()} />
  ))
  const nameOf = useEffectEvent((field: Field) => texts.fields[field]())
  const tell = useEffectEvent(onChange)

  useEffect(() => {
    if (!editable.current) return
    const opened = openEditor(editable.current, nameOf, tell)
    editor.current = opened
    return opened.close
  }, [])
  useEffect(() => editor.current?.show(value), [value])

  return (
    <div className="field">
      {/* A label is for fields that a browser knows as such. */}
      <span className="label" id={`${id}-label`}>
        {label}
      </span>
      <div
        ref={editable}
        id={id}
        className="input template-input"
        role="textbox"
        tabIndex={isDisabled ? -1 : 0}
        contentEditable={!isDisabled}
        suppressContentEditableWarning
        aria-labelledby={`${id}-label`}
        aria-multiline={false}
        aria-disabled={isDisabled}
        aria-invalid={isInvalid}
        aria-describedby={isInvalid ? `${id}-error` : undefined}
      >
        {first}
      </div>
      {isInvalid && (
        <p className="field-error" id={`${id}-error`}>
          <CircleAlert size={16} aria-hidden />
          {texts.empty()}
        </p>
      )}
      <div className="template-fields" role="group" aria-label={texts.insert({ label })}>
        {fields.map((field) => (
          <button
            key={field}
            type="button"
            className="template-field"
            disabled={isDisabled}
            // The caret stays where it is.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => editor.current?.insert(field)}
          >
            <Plus size={12} aria-hidden />
            {texts.fields[field]()}
          </button>
        ))}
      </div>
    </div>
  )
}

type LineProps = { template: string; nameOf: (field: Field) => string }

/** The same elements as editable.ts draws. */
function Line({ template, nameOf }: LineProps) {
  const parts = partsOf(lineOf(template))
  return parts.map((part, index) => {
    if ('text' in part) return part.text
    const [before, after] = [parts[index - 1], parts[index + 1]]
    const tag = (
      <span
        // Rendered once.
        key={index}
        className="template-tag"
        contentEditable={false}
        suppressContentEditableWarning
        data-field={part.field}
      >
        {nameOf(part.field)}
      </span>
    )
    const isFirst = before === undefined
    const isBare = after === undefined || 'field' in after
    return [isFirst && CARET_STOP, tag, isBare && CARET_STOP]
  })
}
