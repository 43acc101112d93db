import { useState } from 'react'
import { isEmailAddress } from '../../modules/support/contract.ts'
import { getJson, postJson, wordsOf } from '../lib/api.ts'
import type { Messages } from '../lib/messages.ts'
import { useLoaded } from '../lib/use-loaded.ts'
import { notify } from '../ui/toast/notify.ts'
import { emptyFieldOf, FIELDS, type FieldName, isEmpty, type Message } from './message.ts'

/**
 * Holds the message as typed. The name and the email address are those of the account until the merchant changes them.
 */
export function useMessage(
  draft: Partial<Message>,
  t: Messages<'feedback'>['feedback'],
  onSent: () => void
) {
  const [problem, setProblem] = useState<{ field: FieldName; text: string } | null>(null)
  const [refusal, setRefusal] = useState('')
  const [isSending, setIsSending] = useState(false)
  // If the call fails, the fields stay empty and the merchant fills them in.
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

  /** @param focus moves the focus to the first field that is empty or invalid */
  async function send(focus: (field: FieldName) => void) {
    if (isSending) return
    const empty = emptyFieldOf(message)
    const wrong = empty ?? (isEmailAddress(message.email) ? undefined : 'email')
    setProblem(wrong ? { field: wrong, text: empty ? t.empty[empty]() : t.badEmail() } : null)
    if (wrong) return focus(wrong)
    setIsSending(true)
    setRefusal('')
    try {
      const { msg } = await postJson<{ msg: string }>('/api/v1/insertContactUs', message)
      notify(msg)
      onSent()
    } catch (error) {
      setRefusal(wordsOf(error, t.notSent()))
      setIsSending(false)
    }
  }

  return {
    message,
    refusal,
    isSending,
    send,
    errorOf: (field: FieldName) => (problem?.field === field ? problem.text : ''),
    /** Call this after each change. It removes the error of a field that is now filled in. */
    recheck(field: FieldName, value: string) {
      if (problem?.field === field && !isEmpty(value)) setProblem(null)
    }
  }
}
