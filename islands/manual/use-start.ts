import { useState } from 'react'
import type { DataType } from '../../modules/image-opt/contract.ts'
import { CallError, postJson, wordsOf } from '../lib/api.ts'
import { send } from '../lib/events.ts'
import type { Reply } from '../lib/image-calls.ts'
import { useAction } from '../lib/use-action.ts'
import { notify } from '../ui/toast/notify.ts'

/** Starts a run over items that the merchant selected by hand, and sends `runStarted`. */
export function useStart(type: DataType, otherwise: string, onStarted: () => void) {
  const [refusal, setRefusal] = useState('')
  const [shortage, setShortage] = useState('')
  const { busy, act } = useAction((error) => {
    const message = wordsOf(error, otherwise)
    if (error instanceof CallError && error.fields.includes('on_shortage'))
      return setShortage(message)
    setRefusal(message)
    notify(message, 'bad')
  })

  /** @param on_shortage what to do with images that the quota does not cover */
  function start(ids: string[], on_shortage: 'ask' | 'fit' = 'ask'): void {
    setRefusal('')
    setShortage('')
    const data_list = ids.map((data_id) => ({ data_id }))
    const body = { data_type: type, data_list, re_opt_type: '', page_type: 1, on_shortage }
    void act(
      'start',
      () => postJson<Reply>('/api/v2/image-opt/reOptimize', body),
      () => {
        send('runStarted', { type })
        onStarted()
      }
    )
  }

  return {
    start,
    isStarting: busy !== '',
    refusal,
    /** The message that says how far the quota goes when it does not cover every selected image; '' otherwise. */
    shortage,
    cancel: () => setShortage('')
  }
}
