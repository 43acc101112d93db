import { useState } from 'react'
import { getJson, postJson, wordsOf } from '../../lib/api.ts'
import { isShortage, type OnShortage, type Reply } from '../../lib/image-calls.ts'
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
      const query = { data_type: 1, is_open: 1 }
      const { data } = await getJson<Ids>('/api/v2/image-opt/getManualIds', query)
      const data_list = data.map(({ id }) => ({ data_id: id }))
      const reply = await startRun(data_list, t)
      if (reply) onStarted(reply.message)
    } catch (error) {
      setRefusal(wordsOf(error, t.dialog.checkConnection()))
    }
    setIsStarting(false)
  }
  return { start, isStarting, refusal }
}

/** @returns null if the quota does not cover all images and the merchant chose not to start */
async function startRun(data_list: object[], t: Messages<'dialog'>): Promise<Reply | null> {
  const call = (on_shortage: OnShortage) =>
    postJson<Reply>('/api/v2/image-opt/reOptimize', {
      data_type: 1,
      data_list,
      re_opt_type: '',
      page_type: 1,
      on_shortage
    })
  try {
    return await call('ask')
  } catch (error) {
    if (!isShortage(error)) throw error
    const { askQuota } = await import('../../ui/quota/ask-quota.ts')
    return (await askQuota(error.message, t)) ? call('fit') : null
  }
}
