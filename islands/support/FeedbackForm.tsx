import { type FormEvent, useRef, useState } from 'react'
import { getJson, postJson, wordsOf } from '../lib/api.ts'
import type { Messages } from '../lib/messages.ts'
import { useLoaded } from '../lib/use-loaded.ts'
import { notify } from '../ui/toast/notify.ts'
import { FeedbackField } from './FeedbackField.tsx'

export const FIELDS = ['name', 'email', 'title', 'description'] as const
export type FieldName = (typeof FIELDS)[number]
export type Message = Record<FieldName, string>

/** In the order in which they are checked (specification §14.1). */
const NEEDED = ['name', 'email', 'description'] as const

/** The same rule as on the server: whitespace and invisible characters do not count as text. */
const isEmpty = (text: string): boolean => /^[\s\u200b-\u200d\ufeff]*$/.test(text)

type FeedbackFormProps = {
  t: Messages<'dialog' | 'feedback'>
  draft: Partial<Message>
  onChange: (change: Partial<Message>) => void
  onSent: () => void
  onCancel: () => void
}

export function FeedbackForm({ t, draft, onChange, onSent, onCancel }: FeedbackFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState<{ field: FieldName; text: string } | null>(null)
  const [refusal, setRefusal] = useState('')
  const [isSending, setIsSending] = useState(false)
  // Without an answer the fields stay empty and the merchant fills them in.
  const account = useLoaded('account', (signal) =>
    getJson<{ data: { name: string; email: string } }>('/api/v1/getThisUserEmail', {}, signal)
  )
  const message: Message = {
    name: '',
    email: '',
    title: '',
    description: '',
    ...account.value?.data
  }
  for (const field of FIELDS) message[field] = draft[field] ?? message[field]

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    const empty = NEEDED.find((field) => isEmpty(message[field]))
    setProblem(empty ? { field: empty, text: t.feedback.empty[empty]() } : null)
    if (empty) return form.current?.querySelector<HTMLElement>(`[name=${empty}]`)?.focus()
    setIsSending(true)
    setRefusal('')
    try {
      const { msg } = await postJson<{ msg: string }>('/api/v1/insertContactUs', message)
      notify(msg)
      onSent()
    } catch (error) {
      setRefusal(wordsOf(error, t.feedback.notSent()))
      setIsSending(false)
    }
  }

  return (
    <form ref={form} className="dialog-part" noValidate onSubmit={(event) => void send(event)}>
      <div className="dialog-body form-rows">
        <p className="muted">{t.feedback.line()}</p>
        {refusal !== '' && (
          <p className="dialog-error" role="alert">
            {refusal}
          </p>
        )}
        {FIELDS.map((field) => (
          <FeedbackField
            key={field}
            t={t}
            name={field}
            value={message[field]}
            error={problem?.field === field ? problem.text : ''}
            onChange={(value) => {
              onChange({ [field]: value })
              if (problem?.field === field && !isEmpty(value)) setProblem(null)
            }}
          />
        ))}
      </div>
      <div className="dialog-foot">
        <button type="button" className="btn" onClick={onCancel}>
          {t.dialog.cancel()}
        </button>
        <button
          type="submit"
          className="btn primary"
          aria-disabled={isSending}
          aria-busy={isSending}
        >
          {isSending && <span className="spinner" aria-hidden />}
          {t.feedback.send()}
        </button>
      </div>
    </form>
  )
}
