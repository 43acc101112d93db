import { FromPlan } from '../ui/FromPlan.tsx'
import { Choice } from '../ui/field/Choice.tsx'
import type { LegacyMessages } from './messages.ts'
import { isChosen, OPTIONS, type Option, toggled } from './options.ts'

type OptionBoxesProps = {
  options: string
  onChange: (options: string) => void
  /** Returns whether the shop's plan lacks the option; `lacking` names the plan that includes it. */
  isLacking: (option: Option) => boolean
  lacking: string
  t: LegacyMessages
}

/** Check boxes for the images that a section covers. Some boxes exclude each other, and some toggle together. */
export function OptionBoxes({ options, onChange, isLacking, lacking, t }: OptionBoxesProps) {
  return (
    <fieldset className="setting-group">
      <legend>{t.legacy.targets()}</legend>
      {OPTIONS.map((option) => (
        <Choice
          key={option}
          type="checkbox"
          label={t.legacy.options[option]()}
          isChecked={isChosen(options, option)}
          onChange={(isOn) => onChange(toggled(options, option, isOn))}
          {...(isLacking(option) ? { help: <FromPlan name={lacking} /> } : {})}
        />
      ))}
    </fieldset>
  )
}
