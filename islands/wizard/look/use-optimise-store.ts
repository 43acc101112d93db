import { useState } from 'react'
import { PRODUCTS } from '../../../modules/image-opt/contract.ts'
import { getJson, wordsOf } from '../../lib/api.ts'
import { askingOnShortage, startOpen } from '../../lib/image-calls.ts'
import type { Messages } from '../../lib/messages.ts'

type Ids = { data: { id: string }[] }

/**
 * Starts a run over the store's product images. It names the items, because a run over everything at once needs a paid
 * plan (specification §11.2).
 */
export function useOptimiseStore(t: Messages<'dialog'>, onStarted: (words: string) => void) {
  const [isStarting, setIsStarting] = useState(false)
  const [refusal, setRefusal] = useState('')

  async function start() {
    if (isStarting) return
    setIsStarting(true)
    setRefusal('')
    try {
      const query = { data_type: PRODUCTS, is_open: 1 }
      const { data } = await getJson<Ids>('/api/v2/image-opt/getManualIds', query)
      const ids = data.map(({ id }) => id)
      const reply = await askingOnShortage((fit) => startOpen(PRODUCTS, ids, fit), t)
      if (reply) onStarted(reply.message)
    } catch (error) {
      setRefusal(wordsOf(error, t.dialog.checkConnection()))
    }
    setIsStarting(false)
  }
  return { start, isStarting, refusal }
}
