import { useState } from 'react'
import { formatSize, type LocaleContext } from '../../lib/formats.ts'
import type { Watermark } from '../draft.ts'
import type { SettingsMessages } from '../messages.ts'
import { readWatermark } from './read-watermark.ts'
import { WatermarkDrop } from './WatermarkDrop.tsx'

type WatermarkPictureProps = {
  values: Watermark
  set: (change: Partial<Watermark>) => void
  localeContext: LocaleContext
  t: SettingsMessages
}

/** The watermark's picture, or a drop zone while there is none. */
export function WatermarkPicture(props: WatermarkPictureProps) {
  const { values, set, localeContext, t: messages } = props
  const { watermark: t } = messages
  const [refused, setRefused] = useState('')

  async function take(file: File) {
    const { name } = file
    const read = await readWatermark(file)
    if ('refusal' in read)
      return setRefused(t[read.refusal]({ name, size: formatSize(file.size, localeContext) }))
    setRefused('')
    set({ file_data: read.fileData, file_name: name })
  }

  return (
    <div className="setting-picture">
      <WatermarkDrop
        values={values}
        onFile={(file) => void take(file)}
        onRemove={() => set({ logo: '', file_data: '', file_name: '' })}
        t={messages}
      />
      {refused !== '' && (
        <div className="setting-refusal" role="alert">
          <strong>{t.refused()}</strong>
          <ul>
            <li>{refused}</li>
          </ul>
        </div>
      )}
    </div>
  )
}
