import { useState } from 'react'
import type { LocaleContext } from '../lib/formats.ts'
import type { Watermark } from '../settings/draft.ts'
import { WatermarkFields } from '../settings/watermark/WatermarkFields.tsx'
import type { LegacyMessages } from './messages.ts'
import type { Legacy } from './use-legacy.ts'

/** The smallest size on the legacy page, in percent of the image height (decision 008). */
const LEAST_SIZE = 10

type LegacyWatermarkProps = {
  legacy: Legacy
  samplePicture: string
  localeContext: LocaleContext
  t: LegacyMessages
}

/** The watermark fields of the settings page, mapped to their legacy names. */
export function LegacyWatermark({ legacy, samplePicture, localeContext, t }: LegacyWatermarkProps) {
  const { draft, set } = legacy
  // The legacy settings do not store the file's name.
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
      isLackingPicture={legacy.obstacle === 'noWatermark'}
      localeContext={localeContext}
      t={t}
    />
  )
}
