import { type SettingsKind, storeKindOf } from '../../../modules/image-opt/contract.ts'
import { Thumbnail } from '../../../pages/components/Thumbnail.tsx'
import { postJson } from '../../lib/api.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import type { TextSection } from '../draft.ts'
import type { SettingsMessages } from '../messages.ts'

type Preview = { text: string; title: string; thumbnail: string; unknown_field: string }

type TextPreviewProps = {
  section: TextSection
  kind: SettingsKind
  template: string
  t: SettingsMessages
}

/**
 * The template, rendered for one of the shop's items. The server renders it, because only the server has the rules and
 * the data.
 */
export function TextPreview({ section, kind, template, t: { imageTexts: t } }: TextPreviewProps) {
  const { value, isLoading } = useLoaded(`${section} ${kind} ${template}`, () =>
    postJson<{ data: Preview }>('/api/v2/image-opt/previewTemplates', {
      kind: storeKindOf(kind),
      what: section,
      rule: template
    })
  )
  // Without an item of this kind, or without a connection, there is no preview. The template itself is not affected.
  if (!value || value.data.title === '') return null
  const { text, title, thumbnail, unknown_field: unknown } = value.data
  // The editor above already names the unknown field.
  if (unknown !== '') return null
  return (
    <div className="setting-text-preview" aria-busy={isLoading}>
      <Thumbnail src={thumbnail} />
      <div>
        <span className="caption">{t.preview({ title })}</span>
        <p>{text || t.nothing()}</p>
      </div>
    </div>
  )
}
