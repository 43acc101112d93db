import { useState } from 'react'
import type { EstimateView } from '../../modules/image-opt/schema.ts'
import { postJson, wordsOf } from '../runtime/api.ts'
import type { RunType } from '../runtime/store.ts'

/** What of a kind is meant: some items, or with none everything that has these words in its title. */
export type Meant = { ids: string[]; title: string }

/**
 * What optimising would save, tried on a few images by the server. An answer is about what was meant when it
 * was asked for: for anything else it does not show.
 */
export function useEstimate(type: RunType, meant: Meant, otherwise: string) {
  const [answer, setAnswer] = useState<{ about: string; data?: EstimateView; refusal?: string }>()
  const [isEstimating, setIsEstimating] = useState(false)
  const about = JSON.stringify(meant)

  async function estimate() {
    if (isEstimating) return
    setIsEstimating(true)
    const { ids, title } = meant
    const chosen =
      ids.length > 0
        ? { data_list: ids.map((id) => ({ data_id: id })) }
        : { re_opt_type: 'all', title }
    try {
      const { data } = await postJson<{ data: EstimateView }>('/api/v2/image-opt/estimate', {
        data_type: type,
        ...chosen
      })
      setAnswer({ about, data })
    } catch (error) {
      setAnswer({ about, refusal: wordsOf(error, otherwise) })
    }
    setIsEstimating(false)
  }

  return { estimate, isEstimating, answer: answer?.about === about ? answer : undefined }
}
