import type { SettingsKind } from '../../../modules/image-opt/contract.ts'
import { TemplateEditor } from '../../templates/TemplateEditor.tsx'
import { FIELDS_OF } from '../../templates/template.ts'
import { Choice } from '../../ui/field/Choice.tsx'
import { flag, inputOf, type TextSection } from '../draft.ts'
import type { SettingsMessages } from '../messages.ts'
import type { Drafting } from '../saving/use-draft.ts'
import { Targets } from '../targets/Targets.tsx'
import { TextPreview } from './TextPreview.tsx'

/** A plan that includes image metadata also includes every kind of item. */
const EVERY_KIND = { collection: true, article: true }

type TextFieldsProps = {
  section: TextSection
  drafting: Drafting
  t: SettingsMessages
}

/** The targets for alt texts or file names, and the template of each target. */
export function TextFields({ section, drafting, t }: TextFieldsProps) {
  const values = drafting.draft[section]
  const messages = t.imageTexts[section]
  return (
    <>
      <Targets
        values={values}
        set={(change) => drafting.set(section, change)}
        can={EVERY_KIND}
        lacking=""
        messages={{
          legend: t.imageTexts.targets(),
          product: messages.product(),
          scope: t.imageTexts.scope(),
          allProducts: messages.allProducts(),
          publishedProducts: messages.publishedProducts(),
          collection: messages.collection(),
          blogs: messages.blogs()
        }}
        under={(kind) => <Template kind={kind} section={section} drafting={drafting} t={t} />}
      />
      {section === 'alt_text' && (
        <div className="setting-group">
          <Choice
            type="checkbox"
            label={t.imageTexts.blankOnly()}
            isChecked={drafting.draft.alt_text.blank_replace === 1}
            onChange={(isChecked) => drafting.set('alt_text', { blank_replace: flag(isChecked) })}
          />
        </div>
      )}
    </>
  )
}

/** The template for one kind of item. A preview is shown while the template is in use. */
function Template({ kind, section, drafting, t }: TextFieldsProps & { kind: SettingsKind }) {
  const values = drafting.draft[section]
  const messages = t.imageTexts[section]
  const labels = {
    product: messages.productTemplate(),
    collection: messages.collectionTemplate(),
    blogs: messages.blogsTemplate()
  }
  const id = inputOf(section, kind)
  const value = values[`${kind}_rule`]
  return (
    <div className="setting-nested">
      <TemplateEditor
        key={drafting.revision}
        id={id}
        label={labels[kind]}
        value={value}
        fields={FIELDS_OF[kind]}
        onChange={(rule) => drafting.set(section, { [`${kind}_rule`]: rule })}
        isInvalid={drafting.wrong.includes(id)}
        isDisabled={values.switch === 0}
        messages={t.templates}
      />
      {values.switch === 1 && <TextPreview section={section} kind={kind} template={value} t={t} />}
    </div>
  )
}
