import { Star } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import type { LocaleContext } from '../lib/formats.ts'
import { type RawMessages, useMessages } from '../lib/messages.ts'
import { OnDemand, useOnDemand } from '../lib/on-demand.ts'
import { showError, showErrorOf } from '../ui/toast/show-error.ts'
import { PromptCard } from './PromptCard.tsx'
import { ReviewCard } from './ReviewCard.tsx'
import { sendScore } from './rate.ts'

export type ReviewPromptProps = {
  /** Whether the card shows. The dialogs behind it may stay open without it. */
  isOpen: boolean
  onClose: () => void
  localeContext: LocaleContext
  messages: RawMessages<'dialog' | 'review' | 'feedback'>
  /** Whether the dialog opens by itself. */
  isAsking: boolean
  /** Called when the merchant has answered, postponed or dismissed the prompt. */
  onDone: () => void
  listingUrl: string | null
  isStrict: boolean
}

/**
 * The card that asks for a rating, and the dialogs behind it. With strict rules the card only leads to the dialog,
 * which every rating leaves in the same way (specification §16).
 */
export default function ReviewPrompt(props: ReviewPromptProps) {
  const { localeContext, messages, isOpen, isAsking, onDone, listingUrl, isStrict } = props
  const t = useMessages(localeContext.locale, messages)
  const notOpened = () => showError(t.dialog.failed())
  const modal = useOnDemand(() => import('./ReviewModal.tsx'), notOpened)
  const feedback = useOnDemand(() => import('../support/FeedbackSheet.tsx'), notOpened)
  const ask = useEffectEvent(modal.open)
  useEffect(() => {
    if (isAsking) ask()
  }, [isAsking])

  function dismiss() {
    onDone()
    sendScore(0).catch((error) => showErrorOf(error, t.review.notSent()))
  }

  const shared = { localeContext, messages }
  const rated = { listingUrl, isStrict, onFeedback: feedback.open }
  return (
    <>
      {isOpen && !isStrict && (
        <ReviewCard {...rated} t={t} localeContext={localeContext} onDone={onDone} />
      )}
      {isOpen && isStrict && (
        <PromptCard
          name="review"
          icon={Star}
          title={t.review.title()}
          line={t.review.line()}
          action={t.review.rate()}
          onOpen={modal.open}
          onPrefetch={modal.prefetch}
          dismiss={{ label: t.review.dismiss(), onPress: dismiss }}
        />
      )}
      <OnDemand
        of={modal}
        {...shared}
        {...rated}
        onDone={() => {
          modal.close()
          onDone()
        }}
      />
      <OnDemand of={feedback} {...shared} />
    </>
  )
}
