import { useId } from 'react'
import { flag } from '../settings/draft.ts'
import { Choice } from '../ui/field/Choice.tsx'
import { Slider } from '../ui/field/Slider.tsx'
import type { LegacyMessages } from './messages.ts'
import type { Legacy } from './use-legacy.ts'

/** Values of compression_type in the legacy settings. */
const LOSSLESS = 2
const CUSTOM = 3

/**
 * The choice between lossless and a quality from 55 to 95 (specification §15.5), and the conversion of PNG to JPG.
 */
export function LegacyQuality({ legacy, t }: { legacy: Legacy; t: LegacyMessages }) {
  const group = useId()
  const { draft, set } = legacy
  const { compression_type: type, CustomCompressionQuality: quality } = draft
  return (
    <>
      <fieldset className="setting-group">
        <legend>{t.compression.compression()}</legend>
        {type !== LOSSLESS && type !== CUSTOM && (
          <p className="setting-help">{t.legacy.autoQuality()}</p>
        )}
        <Choice
          type="radio"
          name={group}
          label={t.compression.lossless()}
          help={t.compression.losslessLine()}
          isChecked={type === LOSSLESS}
          onChange={() => set({ compression_type: LOSSLESS })}
        />
        <Choice
          type="radio"
          name={group}
          label={t.compression.custom()}
          help={t.setting.customLine()}
          isChecked={type === CUSTOM}
          onChange={() => set({ compression_type: CUSTOM })}
        />
        {type === CUSTOM && (
          <div className="setting-nested">
            <Slider
              label={t.legacy.quality()}
              words={t.legacy.qualityValue({ quality: String(quality) })}
              value={quality}
              least={55}
              most={95}
              step={1}
              onChange={(value) => set({ CustomCompressionQuality: value })}
            />
          </div>
        )}
      </fieldset>
      <fieldset className="setting-group">
        <legend>{t.compression.conversion()}</legend>
        <Choice
          type="checkbox"
          label={t.compression.pngToJpg()}
          help={t.compression.pngToJpgLine()}
          isChecked={draft.image_converting === 1}
          onChange={(isOn) => set({ image_converting: flag(isOn), isImageConverting: flag(isOn) })}
        />
      </fieldset>
    </>
  )
}
