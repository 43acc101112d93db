import type { Messages } from '../lib/messages.ts'
import type { Options } from './use-uploads.ts'

type UploadOptionsProps = {
  t: Messages<'uploads'>
  options: Options
  /** Whether the settings contain a watermark picture. Without one, the watermark option is disabled. */
  hasWatermark: boolean
  isDisabled: boolean
  onChange: (change: Partial<Options>) => void
}

export function UploadOptions(props: UploadOptionsProps) {
  const { t, options, hasWatermark, isDisabled, onChange } = props
  const { uploads } = t
  return (
    <fieldset className="upload-options" disabled={isDisabled}>
      <legend>{uploads.options()}</legend>
      <Option
        label={uploads.pngToJpg()}
        help={uploads.pngToJpgLine()}
        isChecked={options.pngtojpg === 1}
        onChange={(isChecked) => onChange({ pngtojpg: isChecked ? 1 : 0 })}
      />
      <Option
        label={uploads.watermark()}
        help={hasWatermark ? uploads.watermarkLine() : uploads.noWatermark()}
        isChecked={options.is_watermark === 1}
        isDisabled={!hasWatermark}
        onChange={(isChecked) => onChange({ is_watermark: isChecked ? 1 : 0 })}
      />
    </fieldset>
  )
}

type OptionProps = {
  label: string
  help: string
  isChecked: boolean
  isDisabled?: boolean
  onChange: (isChecked: boolean) => void
}

function Option({ label, help, isChecked, isDisabled, onChange }: OptionProps) {
  return (
    <label className="upload-option">
      <input
        type="checkbox"
        className="check"
        checked={isChecked}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>
        {label}
        <span className="caption">{help}</span>
      </span>
    </label>
  )
}
