import { Star, TrendingDown } from 'lucide-react'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { getJson } from '../lib/api.ts'
import { appBridge } from '../lib/app-bridge.ts'
import { useOn } from '../lib/events.ts'
import { formatSize, type LocaleContext } from '../lib/formats.ts'
import { type RawMessages, useMessages } from '../lib/messages.ts'
import { useOnDemand } from '../lib/on-demand.ts'
import { showError, showErrorOf } from '../ui/toast/show-error.ts'
import { markSeen } from './mark-seen.ts'
import { PromptCard } from './PromptCard.tsx'
import { askInHost, isPutOff, sendScore } from './rate.ts'

export type PromptsProps = {
  localeContext: LocaleContext
  messages: RawMessages<'dialog' | 'review' | 'feedback' | 'congratulations'>
  /** Where the product can be rated in public; null: nowhere. */
  listingUrl: string | null
  /** Whether to ask for a rating. */
  isReviewWanted: boolean
  /** What the first run saved, until that has been celebrated; null: nothing to celebrate. */
  firstSavedBytes: number | null
  /** No dialog opens by itself, and every rating leads to the same places (specification §16). */
  isStrict: boolean
}

/** For values that cannot change on this page: the session storage and the presence of App Bridge. */
const neverChanges = () => () => {}

type Answer = { data: { review_tips: 0 | 1; first_saved_size: number } }

/**
 * Prompts shown alongside the work: congratulations once the first run has ended, on this page or earlier, and the
 * quiet card that asks for a rating.
 */
export default function Prompts(props: PromptsProps) {
  const { localeContext, messages, listingUrl, isStrict } = props
  const t = useMessages(localeContext.locale, messages)
  const [isReviewWanted, setIsReviewWanted] = useState(props.isReviewWanted)
  const [savedBytes, setSavedBytes] = useState(props.firstSavedBytes ?? 0)
  const notOpened = () => showError(t.dialog.failed())
  const congratulations = useOnDemand(
    () => import('./Congratulations.tsx'),
    // A dialog that opens by itself fails silently, since nobody expects it.
    () => isStrict && notOpened()
  )
  const modal = useOnDemand(() => import('./ReviewModal.tsx'), notOpened)
  const feedback = useOnDemand(() => import('../support/FeedbackSheet.tsx'), notOpened)
  const isLater = useSyncExternalStore(neverChanges, isPutOff, () => false)
  // The server does not know whether the platform asks for ratings itself, so with strict rules the card appears
  // only in the browser.
  const isAskedHere = useSyncExternalStore(
    neverChanges,
    () => !(isStrict && appBridge()?.reviews),
    () => !isStrict
  )

  const celebrate = useEffectEvent(() => isStrict || congratulations.open())
  useEffect(() => {
    if (savedBytes > 0) celebrate()
  }, [savedBytes])

  function askAtTheEnd(isWanted: boolean, isComplete: boolean) {
    setIsReviewWanted(isWanted)
    if (!isWanted || isAskedHere || !isComplete) return
    askInHost().then((isDone) => isDone && setIsReviewWanted(false), console.error)
  }
  useOn('runFinished', ({ isComplete }) => {
    getJson<Answer>('/api/v1/getUserSelectData').then(
      ({ data }) => {
        setSavedBytes(data.first_saved_size)
        askAtTheEnd(data.review_tips === 1, isComplete)
      },
      // A failure is ignored: the next run or the next page asks again.
      () => {}
    )
  })

  function dismissReview() {
    setIsReviewWanted(false)
    sendScore(0).catch((error) => showErrorOf(error, t.review.notSent()))
  }

  function dismissCongratulations() {
    setSavedBytes(0)
    markSeen('congratulations')
  }

  const dialogs = { localeContext, messages }
  return (
    <>
      {isStrict && savedBytes > 0 && (
        <PromptCard
          name="congratulations"
          icon={TrendingDown}
          title={t.congratulations.title()}
          line={t.congratulations.saved({ size: formatSize(savedBytes, localeContext) })}
          action={t.congratulations.open()}
          onOpen={congratulations.open}
          onPrefetch={congratulations.prefetch}
          dismiss={{ label: t.congratulations.dismiss(), onPress: dismissCongratulations }}
        />
      )}
      {isReviewWanted && !isLater && isAskedHere && (
        <PromptCard
          name="review"
          icon={Star}
          title={t.review.title()}
          line={t.review.line()}
          action={t.review.rate()}
          onOpen={modal.open}
          onPrefetch={modal.prefetch}
          {...(isStrict && { dismiss: { label: t.review.dismiss(), onPress: dismissReview } })}
        />
      )}
      {congratulations.Component && (
        <congratulations.Component
          {...dialogs}
          isOpen={congratulations.isOpen}
          onClose={congratulations.close}
          savedBytes={savedBytes}
        />
      )}
      {modal.Component && (
        <modal.Component
          {...dialogs}
          isOpen={modal.isOpen}
          onClose={modal.close}
          onDone={() => {
            modal.close()
            setIsReviewWanted(false)
          }}
          onFeedback={feedback.open}
          listingUrl={listingUrl}
          isStrict={isStrict}
        />
      )}
      {feedback.Component && (
        <feedback.Component {...dialogs} isOpen={feedback.isOpen} onClose={feedback.close} />
      )}
    </>
  )
}
