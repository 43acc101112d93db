import { useState } from 'react'
import { postJson, wordsOf } from '../lib/api.ts'
import { announceRunStarted, type RunType } from '../lib/store.ts'
import { notify } from '../ui/toast/notify.ts'

/** Starts a run by hand (`page_type` 1, specification §4.3) and announces it on the page. */
export function useStart(type: RunType, otherwise: string, onStarted: () => void) {
  const [isStarting, setIsStarting] = useState(false)
  const [refusal, setRefusal] = useState('')

  async function start(ids: string[]) {
    if (isStarting) return
    setIsStarting(true)
    setRefusal('')
    try {
      const { message } = await postJson<{ message: string }>('/api/v2/image-opt/reOptimize', {
        data_type: type,
        data_list: ids.map((id) => ({ data_id: id })),
        re_opt_type: '',
        page_type: 1
      })
      notify(message)
      announceRunStarted(type)
      onStarted()
    } catch (error) {
      const words = wordsOf(error, otherwise)
      setRefusal(words)
      notify(words, 'bad')
      setIsStarting(false)
    }
  }

  return { start, isStarting, refusal }
}
