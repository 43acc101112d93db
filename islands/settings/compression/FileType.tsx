import { Choice } from '../../ui/field/Choice.tsx'
import { flag, type ImageOpt } from '../draft.ts'
import type { SettingsMessages } from '../messages.ts'
import { withPngToJpg } from './quality.ts'

type FileTypeProps = {
  values: ImageOpt
  set: (change: Partial<ImageOpt>) => void
  t: SettingsMessages
}

/** The options for converting PNG files to JPG. */
export function FileType({ values, set, t: { compression: t } }: FileTypeProps) {
  return (
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
  )
}
