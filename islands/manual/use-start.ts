import { useState } from 'react'
import type { DataType } from '../../modules/image-opt/contract.ts'
import { wordsOf } from '../lib/api.ts'
import { send } from '../lib/events.ts'
import { startRun } from '../lib/image-calls.ts'
import { useAction } from '../lib/use-action.ts'
import { notify } from '../ui/toast/notify.ts'

/** Starts a run by hand and announces it on the page. */
export function useStart(type: DataType, otherwise: string, onStarted: () => void) {
  const [refusal, setRefusal] = useState('')
  const { busy, act } = useAction((error) => {
    const message = wordsOf(error, otherwise)
    setRefusal(message)
    notify(message, 'bad')
  })

  function start(ids: string[]): void {
    setRefusal('')
    const chosen = ids.map((data_id) => ({ data_id }))
    void act(
      'start',
      () => startRun('reOptimize', type, chosen, true),
      () => {
        send('runStarted', { type })
        onStarted()
      }
    )
  }

  return { start, isStarting: busy !== '', refusal }
}
