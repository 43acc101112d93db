import { Settings2, Sparkles, Upload } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { type RawTexts, useTexts } from './dialog/texts.ts'
import { Lacks } from './history/Lacks.tsx'
import { useOnDemand } from './runtime/on-demand.ts'
import { openSettings, useRuns } from './runtime/store.ts'
import type { SettingsNeeds } from './settings/Sections.tsx'
import type { RawSettingsTexts } from './settings/texts.ts'
import { complain } from './toast/complain.ts'

export type HeaderActionsProps = {
  needs: SettingsNeeds & { can: { upload: boolean } }
  texts: RawTexts<'imagesPage' | 'dialog' | 'manual' | 'paging' | 'uploads'> & RawSettingsTexts
}

/** What the page is for, one press away. */
export default function HeaderActions({ needs, texts }: HeaderActionsProps) {
  const { reader, can, planName } = needs
  const words = useTexts<'imagesPage' | 'dialog' | 'uploads'>(reader.locale, texts)
  const { imagesPage: t, uploads, dialog } = words
  const lacks = can.upload ? undefined : dialog.from({ plan: planName })
  const notOpened = () => complain(t.notLoaded())
  const manual = useOnDemand(() => import('./ManualModal.tsx'), notOpened)
  const settings = useOnDemand(() => import('./SettingsSheet.tsx'), notOpened)
  const upload = useOnDemand(() => import('./UploadModal.tsx'), notOpened)
  const { manualAsked, settingsAsked, uploadAsked } = useRuns()
  const openManual = useEffectEvent(manual.open)
  useEffect(() => {
    if (manualAsked > 0) openManual()
  }, [manualAsked])
  const openSheet = useEffectEvent(settings.open)
  useEffect(() => {
    if (settingsAsked > 0) openSheet()
  }, [settingsAsked])

  const openUpload = useEffectEvent(upload.open)
  useEffect(() => {
    if (uploadAsked > 0) openUpload()
  }, [uploadAsked])

  return (
    <>
      <button
        type="button"
        className="btn"
        aria-haspopup="dialog"
        onClick={() => openSettings()}
        onPointerEnter={settings.prefetch}
        onFocus={settings.prefetch}
      >
        <Settings2 size={16} aria-hidden />
        {t.settings()}
      </button>
      <button
        type="button"
        className="btn"
        aria-haspopup="dialog"
        aria-disabled={!can.upload || undefined}
        aria-description={lacks}
        data-tip={lacks}
        onClick={() => can.upload && upload.open()}
        onPointerEnter={() => can.upload && upload.prefetch()}
        onFocus={() => can.upload && upload.prefetch()}
      >
        <Upload size={16} aria-hidden />
        {uploads.action()}
        <Lacks plan={lacks} />
      </button>
      <button
        type="button"
        className="btn primary"
        aria-haspopup="dialog"
        onClick={manual.open}
        onPointerEnter={manual.prefetch}
        onFocus={manual.prefetch}
      >
        <Sparkles size={16} aria-hidden />
        {t.optimize()}
      </button>
      {settings.Component && (
        <settings.Component
          isOpen={settings.isOpen}
          onClose={settings.close}
          needs={needs}
          texts={texts}
        />
      )}
      {upload.Component && (
        <upload.Component
          isOpen={upload.isOpen}
          onClose={upload.close}
          reader={reader}
          texts={texts}
        />
      )}
      {manual.Component && (
        <manual.Component
          isOpen={manual.isOpen}
          onClose={manual.close}
          reader={reader}
          texts={texts}
          can={can}
          planName={planName}
        />
      )}
    </>
  )
}
