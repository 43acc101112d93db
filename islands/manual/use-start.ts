import { useState } from 'react'
import type { DataType } from '../../modules/image-opt/contract.ts'
import { wordsOf } from '../lib/api.ts'
import { send } from '../lib/events.ts'
import { type OnShortage, startOpen } from '../lib/image-calls.ts'
import type { Messages } from '../lib/messages.ts'
import { useAction } from '../lib/use-action.ts'
import { useQuotaQuestion } from '../ui/quota/use-quota-question.tsx'
import { notify } from '../ui/toast/notify.ts'

/** Starts a run over items that the merchant selected by hand, and sends `runStarted`. */
export function useStart(type: DataType, t: Messages<'dialog'>, onStarted: () => void) {
  const [refusal, setRefusal] = useState('')
  const question = useQuotaQuestion(t)
  const { busy, act } = useAction((error) => {
    const message = wordsOf(error, t.dialog.checkConnection())
    setRefusal(message)
    notify(message, 'bad')
  })

  function start(ids: string[], onShortage: OnShortage = 'ask'): void {
    setRefusal('')
    const call = async () => {
      try {
        return await startOpen(type, ids, onShortage)
      } catch (error) {
        if (question.ask(error, () => start(ids, 'fit'))) return null
        throw error
      }
    }
    void act('start', call, () => {
      send('runStarted', { type })
      onStarted()
    })
  }

  return { start, isStarting: busy !== '', refusal, question: question.dialog }
}
