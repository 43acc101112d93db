import { TrendingDown } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { formatSize, type LocaleContext } from '../lib/formats.ts'
import { type RawMessages, useMessages } from '../lib/messages.ts'
import { OnDemand, useOnDemand } from '../lib/on-demand.ts'
import { showError } from '../ui/toast/show-error.ts'
import { markSeen } from './mark-seen.ts'
import { PromptCard } from './PromptCard.tsx'

type CongratulationsPromptProps = {
  localeContext: LocaleContext
  messages: RawMessages<'dialog' | 'congratulations'>
  /** The bytes that the first run saved; 0 when there is nothing to celebrate. */
  savedBytes: number
  onDismiss: () => void
  /**
   * With strict rules a card offers the dialog, because no dialog may open unless the merchant asks for it
   * (specification §16).
   */
  isStrict: boolean
}

/** Celebrates what the first run saved. */
export function CongratulationsPrompt(props: CongratulationsPromptProps) {
  const { localeContext, messages, savedBytes, onDismiss, isStrict } = props
  const { dialog, congratulations: t } = useMessages(localeContext.locale, messages)
  const modal = useOnDemand(
    () => import('./Congratulations.tsx'),
    // Without strict rules the dialog opens by itself. If it then fails to load, no error is shown, because nobody
    // expects the dialog.
    () => isStrict && showError(dialog.failed())
  )
  const celebrate = useEffectEvent(() => isStrict || modal.open())
  useEffect(() => {
    if (savedBytes > 0) celebrate()
  }, [savedBytes])

  function dismiss() {
    onDismiss()
    markSeen('congratulations')
  }

  return (
    <>
      {isStrict && savedBytes > 0 && (
        <PromptCard
          name="congratulations"
          icon={TrendingDown}
          title={t.title()}
          line={t.saved({ size: formatSize(savedBytes, localeContext) })}
          action={t.open()}
          onOpen={modal.open}
          onPrefetch={modal.prefetch}
          dismiss={{ label: t.dismiss(), onPress: dismiss }}
        />
      )}
      <OnDemand
        of={modal}
        localeContext={localeContext}
        messages={messages}
        savedBytes={savedBytes}
      />
    </>
  )
}
