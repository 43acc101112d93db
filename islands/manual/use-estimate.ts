import { useState } from 'react'
import type { DataType } from '../../modules/image-opt/contract.ts'
import type { EstimateView } from '../../modules/image-opt/runs/schema.ts'
import { postJson, wordsOf } from '../lib/api.ts'

/**
 * What the estimate covers: the given items or, without any, every item of the kind whose title matches the search.
 */
export type Meant = { ids: string[]; title: string }

/**
 * Estimates the savings. The server measures them on a few images. An answer is shown only for the selection that it
 * belongs to.
 */
export function useEstimate(type: DataType, meant: Meant, otherwise: string) {
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
