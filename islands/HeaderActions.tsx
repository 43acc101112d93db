import { Settings2, Sparkles } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import type { Reader } from '../pages/components/numbers.ts'
import { type RawTexts, useTexts } from './dialog/texts.ts'
import { useOnDemand } from './runtime/on-demand.ts'
import { useRuns } from './runtime/store.ts'
import { notify } from './toast/notify.ts'

export type HeaderActionsProps = {
  reader: Reader
  texts: RawTexts<'imagesPage' | 'dialog' | 'manual' | 'paging' | 'compression'>
  can: { product: boolean; collection: boolean; article: boolean }
  planName: string
}

/** What the page is for, one press away. */
export default function HeaderActions({ reader, texts, can, planName }: HeaderActionsProps) {
  const { imagesPage: t } = useTexts<'imagesPage'>(reader.locale, texts)
  const complain = () => notify(t.notLoaded(), 'bad')
  const manual = useOnDemand(() => import('./ManualModal.tsx'), complain)
  const settings = useOnDemand(() => import('./SettingsSheet.tsx'), complain)
  const { manualAsked, settingsAsked } = useRuns()
  const openManual = useEffectEvent(manual.open)
  useEffect(() => {
    if (manualAsked > 0) openManual()
  }, [manualAsked])
  const openSettings = useEffectEvent(settings.open)
  useEffect(() => {
    if (settingsAsked > 0) openSettings()
  }, [settingsAsked])

  return (
    <>
      <button
        type="button"
        className="btn"
        aria-haspopup="dialog"
        onClick={settings.open}
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
          reader={reader}
          texts={texts}
          can={can}
          planName={planName}
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
