import type { StoreLook } from '../../modules/image-opt/runs/preview/schema.ts'
import { type RawMessages, useMessages } from '../lib/messages.ts'
import { LONGEST_SIDE, type Settings, wrongFieldsOf } from './draft.ts'
import type { RawSettingsMessages, SettingsSections } from './messages.ts'
import { LivePreview } from './preview/LivePreview.tsx'
import { Sections, type SettingsNeeds } from './Sections.tsx'
import { SaveBar } from './saving/SaveBar.tsx'
import { useDraft } from './saving/use-draft.ts'
import { useLinkedSection } from './use-linked-section.ts'

export type ImageSettingsProps = {
  needs: SettingsNeeds
  messages: RawSettingsMessages & RawMessages<'compare'>
  settings: Settings
  /** The images that the preview can show. */
  previewed: StoreLook['images']
  /** Says that an image gets no smaller. */
  noGain: string
}

/** The image settings on a page of their own: three sections, saved together, beside a preview that follows them. */
export default function ImageSettings(props: ImageSettingsProps) {
  const { needs, messages, settings, previewed, noGain } = props
  const t = useMessages<SettingsSections | 'compare'>(needs.localeContext.locale, messages)
  const drafting = useDraft({
    start: settings,
    offline: t.dialog.checkConnection()
  })
  useLinkedSection()
  const { draft } = drafting
  const canPreview = !wrongFieldsOf(draft).includes(LONGEST_SIDE)
  const showsPreview = draft.image_opt.switch === 1 && previewed.length > 0
  return (
    <div className="setting-beside">
      <form className="setting-form" onSubmit={(event) => void drafting.save(event)} noValidate>
        <Sections needs={needs} drafting={drafting} t={t} />
        <SaveBar drafting={drafting} reload={drafting.reload} t={t} />
      </form>
      {showsPreview && (
        <LivePreview
          images={previewed}
          imageOpt={canPreview ? draft.image_opt : null}
          noGain={noGain}
          t={t}
          localeContext={needs.localeContext}
        />
      )}
    </div>
  )
}
