import type { SettingsKind } from '../../modules/image-opt/contract.ts'
import type { Messages as AllTexts } from '../lib/messages.ts'
import { TemplateEditor } from '../templates/TemplateEditor.tsx'
import { FIELDS_OF } from '../templates/template.ts'
import { FromPlan } from '../ui/FromPlan.tsx'
import { Choice } from '../ui/field/Choice.tsx'
import type { TextKind, Texts } from './draft.ts'
import { TextScopes } from './TextScopes.tsx'

type TextStepProps = {
  t: AllTexts<'guidance' | 'templates'>
  kind: TextKind
  values: Texts
  /** 1 when only images without an alt text get a new one; left out for file names. */
  blankReplace?: 0 | 1
  set: (change: Partial<Texts> & { blank_replace?: 0 | 1 }) => void
  isAllowed: boolean
  planName: string
  empty: SettingsKind[]
}

/** A step for alt texts or file names: the switch, the scopes and the templates. */
export function TextStep(props: TextStepProps) {
  const { t, kind, values, blankReplace, set, isAllowed, planName, empty } = props
  const words = t.guidance[kind === 'alt_text' ? 'alt' : 'file']
  const isOn = values.switch === 1
  const template = (scope: SettingsKind) =>
    isOn &&
    values[scope] > 0 && (
      <TemplateEditor
        id={`${kind}-${scope}`}
        label={words.template[scope]()}
        value={values[`${scope}_rule`]}
        fields={FIELDS_OF[scope]}
        onChange={(rule) => set({ [`${scope}_rule`]: rule })}
        isInvalid={empty.includes(scope)}
        messages={t.templates}
      />
    )
  return (
    <>
      <h1 tabIndex={-1}>{words.title()}</h1>
      <label className="setting-switch">
        <span>{words.line()}</span>
        <input
          type="checkbox"
          role="switch"
          className="switch"
          aria-label={words.title()}
          checked={isOn}
          onChange={({ target }) => set({ switch: target.checked ? 1 : 0 })}
        />
      </label>
      {!isAllowed && (
        <p className="setting-help">
          <FromPlan name={t.guidance.from({ plan: planName })} />
        </p>
      )}
      <fieldset className="wizard-choices" disabled={!isOn}>
        <legend className="visually-hidden">{words.scopes()}</legend>
        <TextScopes kind={kind} values={values} set={set} t={t} template={template} />
        {blankReplace !== undefined && (
          <Choice
            type="checkbox"
            label={t.guidance.alt.blank()}
            isChecked={blankReplace === 1}
            onChange={(isChecked) => set({ blank_replace: isChecked ? 1 : 0 })}
          />
        )}
      </fieldset>
    </>
  )
}
