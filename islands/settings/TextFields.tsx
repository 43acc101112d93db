import { TemplateEditor } from '../templates/TemplateEditor.tsx'
import { FIELDS_OF } from '../templates/template.ts'
import { Choice } from './Choice.tsx'
import { flag, INPUTS, type Kind, type TextSection } from './draft.ts'
import { Targets } from './Targets.tsx'
import { TextPreview } from './TextPreview.tsx'
import type { SettingsTexts } from './texts.ts'
import type { Drafting } from './use-draft.ts'

/** The plan that has these texts has every kind of image too. */
const EVERY_KIND = { collection: true, article: true }

type TextFieldsProps = {
  section: TextSection
  drafting: Drafting
  t: SettingsTexts
}

/** For which images alt texts or file names are written, and after which templates. */
export function TextFields({ section, drafting, t }: TextFieldsProps) {
  const values = drafting.draft[section]
  const texts = t.imageTexts[section]
  const labels = {
    product: texts.productTemplate(),
    collection: texts.collectionTemplate(),
    blogs: texts.blogsTemplate()
  }

  const template = (kind: Kind) => {
    const id = INPUTS[section][kind]
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
          texts={t.templates}
        />
        {values.switch === 1 && (
          <TextPreview section={section} kind={kind} template={value} t={t} />
        )}
      </div>
    )
  }

  return (
    <>
      <Targets
        values={values}
        set={(change) => drafting.set(section, change)}
        can={EVERY_KIND}
        lacking=""
        texts={{
          legend: t.imageTexts.targets(),
          product: texts.product(),
          scope: t.imageTexts.scope(),
          allProducts: texts.allProducts(),
          publishedProducts: texts.publishedProducts(),
          collection: texts.collection(),
          blogs: texts.blogs()
        }}
        under={template}
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
