import { useId, useState } from 'react'
import { Choice } from '../../ui/field/Choice.tsx'
import type { ImageOpt } from '../draft.ts'
import type { SettingsMessages } from '../messages.ts'
import { LevelSlider } from './LevelSlider.tsx'
import { AUTO, LOSSLESS, type Mode, modeOf, withLevel, withRatio } from './quality.ts'

type QualityProps = {
  values: ImageOpt
  set: (change: Partial<ImageOpt>) => void
  t: SettingsMessages
}

/** How strongly images are compressed. */
export function Quality({ values, set, t }: QualityProps) {
  const { compression, setting } = t
  const group = useId()
  const mode = modeOf(values.quality)
  // The ratio is kept apart from the level, so that switching the mode and back brings the earlier choice back.
  const [ratio, setRatio] = useState(values.quality.custom_ratio)

  function choose(next: Mode) {
    if (mode === 'custom') setRatio(values.quality.custom_ratio)
    set({ quality: { custom: withRatio(ratio), auto: AUTO, lossless: LOSSLESS }[next] })
  }

  const choice = (of: Mode, label: string, help: string) => (
    <Choice
      type="radio"
      name={group}
      label={label}
      help={help}
      isChecked={mode === of}
      onChange={() => choose(of)}
    />
  )
  return (
    <fieldset className="setting-group">
      <legend>{compression.compression()}</legend>
      {choice('auto', setting.auto(), setting.autoLine())}
      {choice('custom', compression.custom(), setting.customLine())}
      {mode === 'custom' && (
        <div className="setting-nested">
          <LevelSlider
            ratio={values.quality.custom_ratio}
            onChange={(level) => set({ quality: withLevel(level) })}
            t={t}
          />
        </div>
      )}
      {choice('lossless', compression.lossless(), compression.losslessLine())}
    </fieldset>
  )
}
