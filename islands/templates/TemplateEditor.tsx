import { CircleAlert, Plus } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { TranslationFunctions } from '../../locales/i18n-types.ts'
import { type TemplateField, unknownFieldIn } from '../../modules/image-opt/contract.ts'
import { type Editor, openEditor } from './editor.ts'
import { CARET_STOP, lineOf, partsOf } from './template.ts'
import './templates.css'

type TemplateEditorProps = {
  /** The id of the editable element. The ids of the label and the error derive from it. */
  id: string
  label: string
  /** The template with percent placeholders. */
  value: string
  /** The fields that can be inserted, from FIELDS_OF. */
  fields: readonly TemplateField[]
  /** Called 100 ms after the last change, or when the field loses focus. */
  onChange: (template: string) => void
  /** Marks the field as invalid and shows the reason below it: the template is empty or has an unknown field. */
  isInvalid: boolean
  isDisabled?: boolean
  messages: TranslationFunctions['templates']
}

/** An editor for one line of text with tags, which the server replaces with values later. */
export function TemplateEditor(props: TemplateEditorProps) {
  const { id, label, value, fields, onChange, isInvalid, isDisabled = false, messages } = props
  const unknown = unknownFieldIn(value, fields)
  const isWrong = isInvalid || unknown !== undefined
  const editable = useRef<HTMLDivElement>(null)
  const editor = useRef<Editor>(null)
  // React renders the content only once. From then on the editor owns it.
  const [first] = useState(() => (
    <Line template={value} nameOf={(field) => messages.fields[field]()} />
  ))
  const nameOf = useEffectEvent((field: TemplateField) => messages.fields[field]())
  const report = useEffectEvent(onChange)

  useEffect(() => {
    if (!editable.current) return
    const opened = openEditor(editable.current, nameOf, report)
    editor.current = opened
    return opened.close
  }, [])
  useEffect(() => editor.current?.show(value), [value])

  return (
    <div className="field">
      {/* A label element only works for native form fields, so a click on this one is handled here. */}
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
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-error` : undefined}
      >
        {first}
      </div>
      {isWrong && (
        <p className="field-error" id={`${id}-error`}>
          <CircleAlert size={16} aria-hidden />
          {unknown === undefined ? messages.empty() : messages.unknownField({ field: unknown })}
        </p>
      )}
      <FieldButtons
        label={label}
        fields={fields}
        isDisabled={isDisabled}
        onInsert={(field) => editor.current?.insert(field)}
        messages={messages}
      />
    </div>
  )
}

type FieldButtonsProps = Pick<TemplateEditorProps, 'label' | 'fields' | 'messages'> & {
  isDisabled: boolean
  onInsert: (field: TemplateField) => void
}

/** A button for each field that can be inserted at the caret. */
function FieldButtons({ label, fields, isDisabled, onInsert, messages }: FieldButtonsProps) {
  return (
    <div className="template-fields" role="group" aria-label={messages.insert({ label })}>
      {fields.map((field) => (
        <button
          key={field}
          type="button"
          className="template-field"
          disabled={isDisabled}
          // Keeps the caret where it is.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onInsert(field)}
        >
          <Plus size={12} aria-hidden />
          {messages.fields[field]()}
        </button>
      ))}
    </div>
  )
}

type LineProps = { template: string; nameOf: (field: TemplateField) => string }

/** Renders the same elements that draw() in editable.ts creates. */
function Line({ template, nameOf }: LineProps) {
  const parts = partsOf(lineOf(template))
  return parts.map((part, index) => {
    if ('text' in part) return part.text
    const [before, after] = [parts[index - 1], parts[index + 1]]
    const tag = (
      <span
        // An index works as the key because React renders these parts only once.
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
