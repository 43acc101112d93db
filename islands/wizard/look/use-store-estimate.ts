import type { EstimateView } from '../../../modules/image-opt/runs/schema.ts'
import { getJson } from '../../lib/api.ts'
import { useLoaded } from '../../lib/use-loaded.ts'

/** If a run over the store would be refused, `message` says why and every number is 0. */
export type StoreEstimate = { message: string; data: EstimateView }

/** Estimates what optimising every product image would save. */
export const useStoreEstimate = (key: string) =>
  useLoaded(key, (signal) =>
    getJson<StoreEstimate>('/api/v2/image-opt/getStoreEstimate', {}, signal)
  )
