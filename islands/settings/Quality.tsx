import type { Texts } from '../dialog/texts.ts'
import { Choice } from './Choice.tsx'
import {
  type ImageOpt,
  type Level,
  LOSSLESS,
  levelOf,
  withLevel,
  withPngToJpg
} from './image-opt.ts'
import { LevelSlider } from './LevelSlider.tsx'

/** Medium is recommended (specification §5). */
const RECOMMENDED: Level = 2

type QualityProps = {
  values: ImageOpt
  set: (change: Partial<ImageOpt>) => void
  t: Texts<'compression'>
}

/** How much images are compressed, and whether PNG becomes JPG. */
export function Quality({ values, set, t: { compression: t } }: QualityProps) {
  const isLossless = values.quality.lossless === 1
  const flag = (isChecked: boolean) => (isChecked ? 1 : 0)
  return (
    <>
      <fieldset className="setting-group">
        <legend>{t.compression()}</legend>
        <Choice
          type="radio"
          name="quality"
          label={t.custom()}
          help={t.customLine()}
          isChecked={!isLossless}
          onChange={() => set({ quality: withLevel(RECOMMENDED) })}
        />
        <Choice
          type="radio"
          name="quality"
          label={t.lossless()}
          help={t.losslessLine()}
          isChecked={isLossless}
          onChange={() => set({ quality: LOSSLESS })}
        />
        {!isLossless && (
          <LevelSlider
            level={levelOf(values.quality.custom_ratio)}
            recommended={RECOMMENDED}
            onChange={(level) => set({ quality: withLevel(level) })}
            t={t}
          />
        )}
      </fieldset>
      <fieldset className="setting-group">
        <legend>{t.conversion()}</legend>
        <Choice
          type="checkbox"
          label={t.pngToJpg()}
          help={t.pngToJpgLine()}
          isChecked={values.pngtojpg === 1}
          onChange={(isChecked) => set(withPngToJpg(isChecked))}
        />
        <fieldset className="setting-nested" disabled={values.pngtojpg === 0}>
          <legend className="visually-hidden">{t.pngToJpg()}</legend>
          <Choice
            type="checkbox"
            label={t.sizeControl()}
            isChecked={values.pngtojpg_size_control === 1}
            onChange={(isChecked) => set({ pngtojpg_size_control: flag(isChecked) })}
          />
          <Choice
            type="checkbox"
            label={t.flatten()}
            isChecked={values.pngtojpg_flatten === 1}
            onChange={(isChecked) => set({ pngtojpg_flatten: flag(isChecked) })}
          />
        </fieldset>
      </fieldset>
    </>
  )
}
