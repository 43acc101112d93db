import { Thumbnail } from '../../pages/components/Thumbnail.tsx'
import { useLoaded } from '../dialog/useLoaded.ts'
import { postJson } from '../runtime/api.ts'
import type { Kind, TextSection } from './draft.ts'
import type { SettingsTexts } from './texts.ts'

type Preview = { text: string; title: string; thumbnail: string; unknown_field: string }

const KINDS = { product: 'product', collection: 'collection', blogs: 'article' } as const

type TextPreviewProps = { section: TextSection; kind: Kind; template: string; t: SettingsTexts }

/** What the template makes for one of the shop's items; the server knows its rules and its data. */
export function TextPreview({ section, kind, template, t: { imageTexts: t } }: TextPreviewProps) {
  const { value, isLoading } = useLoaded(`${section} ${kind} ${template}`, () =>
    postJson<{ data: Preview }>('/api/v2/image-opt/previewTemplates', {
      kind: KINDS[kind],
      what: section,
      rule: template
    })
  )
  // A shop without an item of this kind, or no connection: the template works all the same.
  if (!value || value.data.title === '') return null
  const { text, title, thumbnail, unknown_field: field } = value.data
  return (
    <div className="setting-text-preview" aria-busy={isLoading}>
      <Thumbnail src={thumbnail} />
      <div>
        <span className="caption">{t.preview({ title })}</span>
        <p>{field === '' ? text || t.nothing() : t.unknownField({ field })}</p>
      </div>
    </div>
  )
}
