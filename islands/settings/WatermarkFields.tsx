import type { ReactNode } from 'react'
import type { Reader } from '../../pages/components/numbers.ts'
import { Choice } from './Choice.tsx'
import { flag, hasPicture, type Watermark } from './draft.ts'
import { PositionPicker } from './PositionPicker.tsx'
import { Slider } from './Slider.tsx'
import type { SettingsTexts } from './texts.ts'
import { WatermarkPicture } from './WatermarkPicture.tsx'
import { WatermarkPreview } from './WatermarkPreview.tsx'

/** Percent of the image height (specification, image optimisation §5; decision 008). */
const LEAST_SIZE = 1

export type WatermarkFieldsProps = {
  values: Watermark
  set: (change: Partial<Watermark>) => void
  /** A picture of the shop; '' when it has none. */
  samplePicture: string
  /** Of the size slider; the legacy page begins at 10 (decision 008). */
  leastSize?: number
  reader: Reader
  t: SettingsTexts
}

/** The watermark: its picture, and where and how it stands on images. */
export function WatermarkFields(props: WatermarkFieldsProps) {
  const { values, set, samplePicture, leastSize = LEAST_SIZE, reader, t } = props
  const { watermark: words } = t
  const percent = new Intl.NumberFormat(reader.locale, { style: 'percent' })
  return (
    <fieldset className="setting-group">
      <legend>{words.title()}</legend>
      <Choice
        type="checkbox"
        label={words.switch()}
        help={inLines(words.notGif(), words.mayEnlarge())}
        isChecked={values.switch === 1}
        onChange={(isChecked) => set({ switch: flag(isChecked) })}
      />
      {values.switch === 1 && (
        <div className="setting-nested setting-watermark">
          <WatermarkPicture values={values} set={set} reader={reader} t={t} />
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
    </fieldset>
  )
}

const inLines = (...lines: string[]): ReactNode =>
  lines.map((line) => (
    <span key={line} className="setting-line">
      {line}
    </span>
  ))
