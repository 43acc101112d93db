import { useState } from 'react'
import type { Settings } from '../../modules/image-opt/options/schema.ts'
import { getJson } from '../lib/api.ts'
import { useLoaded } from '../lib/use-loaded.ts'
import type { Options } from './use-uploads.ts'

/** Holds the options for the files: those of the settings, until the merchant changes them here. */
export function useOptions() {
  const settings = useLoaded('settings', (signal) =>
    getJson<Settings>('/api/v2/image-opt/getSettings', {}, signal)
  )
  const [chosen, setChosen] = useState<Partial<Options>>({})
  const known = settings.value?.image_opt
  const hasWatermark = known !== undefined && known.watermark.logo !== ''
  const options: Options = {
    pngtojpg: chosen.pngtojpg ?? known?.pngtojpg ?? 0,
    is_watermark: hasWatermark ? (chosen.is_watermark ?? known.watermark.switch) : 0
  }
  const set = (change: Partial<Options>) => setChosen({ ...chosen, ...change })
  return { options, hasWatermark, set }
}
