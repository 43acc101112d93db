import { Choice } from '../settings/Choice.tsx'
import { isChosen, OPTIONS, type Option, toggled } from './options.ts'
import type { LegacyTexts } from './texts.ts'

type OptionBoxesProps = {
  options: string
  onChange: (options: string) => void
  /** What the plan lacks, by option. */
  isLocked: (option: Option) => boolean
  lacking: string
  t: LegacyTexts
}

/** For which images a section is: check boxes, some of which exclude each other or go together. */
export function OptionBoxes({ options, onChange, isLocked, lacking, t }: OptionBoxesProps) {
  return (
    <fieldset className="setting-group">
      <legend>{t.legacy.targets()}</legend>
      {OPTIONS.map((option) => (
        <Choice
          key={option}
          type="checkbox"
          label={t.legacy.options[option]()}
          isChecked={isChosen(options, option) && !isLocked(option)}
          onChange={(isOn) => onChange(toggled(options, option, isOn))}
          {...(isLocked(option) ? { isDisabled: true, help: lacking } : {})}
        />
      ))}
    </fieldset>
  )
}
