import { Settings2, Sparkles } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { type RawTexts, useTexts } from './dialog/texts.ts'
import { useOnDemand } from './runtime/on-demand.ts'
import { openSettings, useRuns } from './runtime/store.ts'
import type { SettingsNeeds } from './settings/Sections.tsx'
import type { RawSettingsTexts } from './settings/texts.ts'
import { notify } from './toast/notify.ts'

export type HeaderActionsProps = {
  needs: SettingsNeeds
  texts: RawTexts<'imagesPage' | 'dialog' | 'manual' | 'paging'> & RawSettingsTexts
}

/** What the page is for, one press away. */
export default function HeaderActions({ needs, texts }: HeaderActionsProps) {
  const { reader, can, planName } = needs
  const { imagesPage: t } = useTexts<'imagesPage'>(reader.locale, texts)
  const complain = () => notify(t.notLoaded(), 'bad')
  const manual = useOnDemand(() => import('./ManualModal.tsx'), complain)
  const settings = useOnDemand(() => import('./SettingsSheet.tsx'), complain)
  const { manualAsked, settingsAsked } = useRuns()
  const openManual = useEffectEvent(manual.open)
  useEffect(() => {
    if (manualAsked > 0) openManual()
  }, [manualAsked])
  const openSheet = useEffectEvent(settings.open)
  useEffect(() => {
    if (settingsAsked > 0) openSheet()
  }, [settingsAsked])

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
