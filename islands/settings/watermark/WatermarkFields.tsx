import type { ReactNode } from 'react'
import type { LocaleContext } from '../../lib/formats.ts'
import { Choice } from '../../ui/field/Choice.tsx'
import { Slider } from '../../ui/field/Slider.tsx'
import { flag, hasPicture, type Watermark } from '../draft.ts'
import { Fold } from '../Fold.tsx'
import type { SettingsMessages } from '../messages.ts'
import { PositionPicker } from './PositionPicker.tsx'
import { WatermarkPicture } from './WatermarkPicture.tsx'
import { WatermarkPreview } from './WatermarkPreview.tsx'

/** In percent of the image height (specification §15.4; decision 008). */
const LEAST_SIZE = 1

export type WatermarkFieldsProps = {
  values: Watermark
  set: (change: Partial<Watermark>) => void
  /** One of the shop's pictures; '' when the shop has none. */
  samplePicture: string
  /** The minimum of the size slider; on the legacy page it is 10 (decision 008). */
  leastSize?: number
  /** Whether the settings cannot be saved because the watermark has no picture. */
  isLackingPicture: boolean
  localeContext: LocaleContext
  t: SettingsMessages
}

/** The settings of the watermark: its picture, its position and its size on images. */
export function WatermarkFields(props: WatermarkFieldsProps) {
  const { values, set, samplePicture, leastSize = LEAST_SIZE, localeContext, t } = props
  const { watermark: words } = t
  const percent = new Intl.NumberFormat(localeContext.locale, { style: 'percent' })
  const shown = [
    values.file_name || t.setting.on(),
    words.positions[values.position](),
    percent.format(values.image_height)
  ]
  return (
    <Fold
      id="watermark"
      title={words.title()}
      state={values.switch === 1 ? shown.join(', ') : t.setting.off()}
      problem={props.isLackingPicture ? t.setting.noWatermark() : undefined}
    >
      <Choice
        type="checkbox"
        label={words.switch()}
        help={inLines(words.notGif(), words.mayEnlarge())}
        isChecked={values.switch === 1}
        onChange={(isChecked) => set({ switch: flag(isChecked) })}
      />
      {values.switch === 1 && (
        <div className="setting-nested setting-watermark">
          <WatermarkPicture values={values} set={set} localeContext={localeContext} t={t} />
          <PositionPicker
            value={values.position}
            onChange={(position) => set({ position })}
            t={words}
          />
          <Slider
            label={words.size()}
            words={words.sizeValue({ percent: percent.format(values.image_height) })}
            value={Math.round(values.image_height * 100)}
            least={leastSize}
            most={100}
            step={1}
            onChange={(size) => set({ image_height: size / 100 })}
          />
          <Slider
            label={words.opacity()}
            words={percent.format(values.opacity)}
            value={Math.round(values.opacity * 10)}
            least={1}
            most={10}
            step={1}
            onChange={(tenths) => set({ opacity: tenths / 10 })}
          />
          {hasPicture(values) && samplePicture !== '' && (
            <WatermarkPreview values={values} samplePicture={samplePicture} t={words} />
          )}
        </div>
      )}
    </Fold>
  )
}

const inLines = (...lines: string[]): ReactNode =>
  lines.map((line) => (
    <span key={line} className="setting-line">
      {line}
    </span>
  ))
