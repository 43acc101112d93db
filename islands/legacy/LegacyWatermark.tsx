import { useState } from 'react'
import type { Reader } from '../../pages/components/numbers.ts'
import type { Watermark } from '../settings/draft.ts'
import { WatermarkFields } from '../settings/WatermarkFields.tsx'
import type { LegacyTexts } from './texts.ts'
import type { Legacy } from './use-legacy.ts'

/** The older page's least size, in percent of the image height (decision 008). */
const LEAST_SIZE = 10

type LegacyWatermarkProps = {
  legacy: Legacy
  samplePicture: string
  reader: Reader
  t: LegacyTexts
}

/** The same fields as on the settings page, on the older names. */
export function LegacyWatermark({ legacy, samplePicture, reader, t }: LegacyWatermarkProps) {
  const { draft, set } = legacy
  // The older shape has no place for the name of the file.
  const [fileName, setFileName] = useState('')
  const picture = draft.image_add_watermark_img
  const isNew = picture.startsWith('data:')
  const values: Watermark = {
    switch: draft.image_add_watermark_switch === 1 ? 1 : 0,
    logo: isNew ? '' : picture,
    file_data: isNew ? picture : '',
    file_name: fileName,
    position: draft.image_add_watermark_position as Watermark['position'],
    image_height: draft.image_add_watermark_size / 100,
    opacity: draft.image_add_watermark_opacity
  }

  function change(part: Partial<Watermark>) {
    const next = { ...values, ...part }
    setFileName(next.file_name)
    set({
      image_add_watermark_switch: next.switch,
      image_add_watermark_img: next.file_data || next.logo,
      image_add_watermark_position: next.position,
      image_add_watermark_size: Math.round(next.image_height * 100),
      image_add_watermark_opacity: next.opacity
    })
  }
  return (
    <WatermarkFields
      values={values}
      set={change}
      samplePicture={samplePicture}
      leastSize={LEAST_SIZE}
      reader={reader}
      t={t}
    />
  )
}
