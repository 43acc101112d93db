import { Star } from 'lucide-react'
import type { LocaleContext } from '../lib/formats.ts'
import { type RawMessages, useMessages } from '../lib/messages.ts'
import { OnDemand, useOnDemand } from '../lib/on-demand.ts'
import { showError, showErrorOf } from '../ui/toast/show-error.ts'
import { PromptCard } from './PromptCard.tsx'
import { sendScore } from './rate.ts'

type ReviewPromptProps = {
  localeContext: LocaleContext
  messages: RawMessages<'dialog' | 'review' | 'feedback'>
  isShown: boolean
  /** Called when the merchant has answered, postponed or dismissed the prompt. */
  onDone: () => void
  listingUrl: string | null
  isStrict: boolean
}

/** The quiet card that asks for a rating, and the dialogs behind it. */
export function ReviewPrompt(props: ReviewPromptProps) {
  const { localeContext, messages, isShown, onDone, listingUrl, isStrict } = props
  const { dialog, review: t } = useMessages(localeContext.locale, messages)
  const notOpened = () => showError(dialog.failed())
  const modal = useOnDemand(() => import('./ReviewModal.tsx'), notOpened)
  const feedback = useOnDemand(() => import('../support/FeedbackSheet.tsx'), notOpened)

  function dismiss() {
    onDone()
    sendScore(0).catch((error) => showErrorOf(error, t.notSent()))
  }

  const shared = { localeContext, messages }
  return (
    <>
      {isShown && (
        <PromptCard
          name="review"
          icon={Star}
          title={t.title()}
          line={t.line()}
          action={t.rate()}
          onOpen={modal.open}
          onPrefetch={modal.prefetch}
          {...(isStrict && { dismiss: { label: t.dismiss(), onPress: dismiss } })}
        />
      )}
      <OnDemand
        of={modal}
        {...shared}
        onDone={() => {
          modal.close()
          onDone()
        }}
        onFeedback={feedback.open}
        listingUrl={listingUrl}
        isStrict={isStrict}
      />
      <OnDemand of={feedback} {...shared} />
    </>
  )
}
