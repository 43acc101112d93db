import { type FormEvent, useRef } from 'react'
import type { Messages } from '../lib/messages.ts'
import { DialogError } from '../ui/dialog/Dialog.tsx'
import { FeedbackField } from './FeedbackField.tsx'
import { FIELDS, type Message } from './message.ts'
import { useMessage } from './use-message.ts'

type FeedbackFormProps = {
  t: Messages<'dialog' | 'feedback'>
  draft: Partial<Message>
  onChange: (change: Partial<Message>) => void
  onSent: () => void
  onCancel: () => void
}

export function FeedbackForm({ t, draft, onChange, onSent, onCancel }: FeedbackFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { message, refusal, isSending, send, errorOf, recheck } = useMessage(
    draft,
    t.feedback,
    onSent
  )

  function submit(event: FormEvent) {
    event.preventDefault()
    void send((field) => form.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus())
  }

  return (
    <form ref={form} className="dialog-part" noValidate onSubmit={submit}>
      <div className="dialog-body form-rows">
        <p className="muted">{t.feedback.line()}</p>
        <DialogError words={refusal} />
        {FIELDS.map((field) => (
          <FeedbackField
            key={field}
            t={t}
            name={field}
            value={message[field]}
            error={errorOf(field)}
            onChange={(value) => {
              onChange({ [field]: value })
              recheck(field, value)
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
