import { SETTINGS_KINDS } from '../../modules/image-opt/contract.ts'
import type { LegacySettings } from '../../modules/image-opt/options/legacy/schema.ts'
import { TemplateEditor } from '../templates/TemplateEditor.tsx'
import { FIELDS_OF } from '../templates/template.ts'
import type { LegacyMessages } from './messages.ts'
import type { Legacy } from './use-legacy.ts'

type Content = Extract<keyof LegacySettings, `${string}_content`>

const CONTENTS = {
  alt_text: {
    product: 'product_alt_content',
    collection: 'collection_alt_content',
    blogs: 'blog_alt_content'
  },
  file_name: {
    product: 'product_file_content',
    collection: 'collection_file_content',
    blogs: 'blog_file_content'
  }
} as const satisfies Record<string, Record<string, Content>>

type LegacyTemplatesProps = {
  section: keyof typeof CONTENTS
  legacy: Legacy
  isDisabled: boolean
  t: LegacyMessages
}

/** The templates for alt texts or file names. */
export function LegacyTemplates({ section, legacy, isDisabled, t }: LegacyTemplatesProps) {
  const messages = t.imageTexts[section]
  const labels = {
    product: messages.productTemplate(),
    collection: messages.collectionTemplate(),
    blogs: messages.blogsTemplate()
  }
  return SETTINGS_KINDS.map((kind) => {
    const field = CONTENTS[section][kind]
    return (
      <TemplateEditor
        key={`${field} ${legacy.revision}`}
        id={field}
        label={labels[kind]}
        value={legacy.draft[field]}
        fields={FIELDS_OF[kind]}
        onChange={(content) => legacy.set({ [field]: content })}
        isInvalid={false}
        isDisabled={isDisabled}
        messages={t.templates}
      />
    )
  })
}
