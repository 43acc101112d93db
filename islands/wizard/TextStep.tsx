import type { SettingsKind } from '../../modules/image-opt/contract.ts'
import type { Messages as AllTexts } from '../lib/messages.ts'
import { TemplateEditor } from '../templates/TemplateEditor.tsx'
import { FIELDS_OF } from '../templates/template.ts'
import { Choice } from '../ui/field/Choice.tsx'
import type { TextKind, Texts } from './draft.ts'

type TextStepProps = {
  t: AllTexts<'guidance' | 'templates'>
  kind: TextKind
  values: Texts
  /** 1: only images without an alt text get one; absent for file names. */
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
  const isOn = isAllowed && values.switch === 1
  const editor = (scope: SettingsKind) =>
    isOn &&
    values[scope] > 0 && (
      <TemplateEditor
        id={`${kind}-${scope}`}
        label={words.template[scope]()}
        value={values[`${scope}_rule`]}
        fields={FIELDS_OF[scope]}
        onChange={(template) => set({ [`${scope}_rule`]: template })}
        isInvalid={empty.includes(scope)}
        messages={t.templates}
      />
    )
  return (
    <>
      <h1 tabIndex={-1}>{words.title()}</h1>
      <label className="setting-switch">
        <span>
          {words.line()}
          {!isAllowed && (
            <span className="setting-help">{t.guidance.from({ plan: planName })}</span>
          )}
        </span>
        <input
          type="checkbox"
          role="switch"
          className="switch"
          aria-label={words.title()}
          checked={isOn}
          disabled={!isAllowed}
          onChange={({ target }) => set({ switch: target.checked ? 1 : 0 })}
        />
      </label>
      <fieldset className="wizard-choices" disabled={!isOn}>
        <legend className="visually-hidden">{words.scopes()}</legend>
        <Choice
          type="checkbox"
          label={words.product()}
          isChecked={values.product > 0}
          onChange={(isChecked) => set({ product: isChecked ? 1 : 0 })}
        />
        <fieldset className="setting-nested" disabled={values.product === 0}>
          <legend className="visually-hidden">{words.product()}</legend>
          <Choice
            type="radio"
            name={`${kind}-product`}
            label={words.all()}
            isChecked={values.product === 1}
            onChange={() => set({ product: 1 })}
          />
          <Choice
            type="radio"
            name={`${kind}-product`}
            label={words.published()}
            isChecked={values.product === 2}
            onChange={() => set({ product: 2 })}
          />
        </fieldset>
        {editor('product')}
        <Choice
          type="checkbox"
          label={words.collection()}
          isChecked={values.collection === 1}
          onChange={(isChecked) => set({ collection: isChecked ? 1 : 0 })}
        />
        {editor('collection')}
        <Choice
          type="checkbox"
          label={words.blog()}
          isChecked={values.blogs === 1}
          onChange={(isChecked) => set({ blogs: isChecked ? 1 : 0 })}
        />
        {editor('blogs')}
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
