import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import type { Messages } from '../lib/messages.ts'
import type { FieldName } from './message.ts'

type FeedbackFieldProps = {
  t: Messages<'feedback'>
  name: FieldName
  value: string
  /** The error below the field; '' when there is none. */
  error: string
  onChange: (value: string) => void
}

const LABELS = {
  name: 'name',
  email: 'email',
  title: 'subject',
  description: 'description'
} as const

export function FeedbackField({ t, name, value, error, onChange }: FeedbackFieldProps) {
  const id = useId()
  const shared = {
    id,
    name,
    className: 'input',
    value,
    'aria-invalid': error !== '',
    'aria-describedby': error === '' ? undefined : `${id}-error`
  }
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {t.feedback[LABELS[name]]()}{' '}
        {name === 'title' && <span className="muted">{t.feedback.optional()}</span>}
      </label>
      {name === 'description' ? (
        <textarea {...shared} rows={8} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <input
          {...shared}
          type={name === 'email' ? 'email' : 'text'}
          autoComplete={name === 'title' ? 'off' : name}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {error !== '' && (
        <p className="field-error" id={`${id}-error`} role="alert">
          <CircleAlert size={15} aria-hidden />
          {error}
        </p>
      )}
    </div>
  )
}
