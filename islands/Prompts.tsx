import { Star, TrendingDown } from 'lucide-react'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { formatSize, type Reader } from '../pages/components/numbers.ts'
import { type RawTexts, useTexts } from './dialog/texts.ts'
import { markSeen } from './review/mark-seen.ts'
import { PromptCard } from './review/PromptCard.tsx'
import { askInHost, isPutOff, sendScore } from './review/rate.ts'
import { getJson } from './runtime/api.ts'
import { host } from './runtime/host.ts'
import { useOnDemand } from './runtime/on-demand.ts'
import { useRuns } from './runtime/store.ts'
import { complain, complainOf } from './toast/complain.ts'

export type PromptsProps = {
  reader: Reader
  texts: RawTexts<'dialog' | 'review' | 'feedback' | 'congratulations'>
  /** Where the product is rated in public; null: nowhere. */
  listingUrl: string | null
  /** A rating is asked for. */
  isReviewWanted: boolean
  /** What the first run saved, until that was celebrated; null: nothing to celebrate. */
  firstSavedBytes: number | null
  /** Nothing opens by itself, and every rating leads to the same places (DECISIONS §10). */
  isStrict: boolean
}

/** What an earlier page remembered, and whose script is there, does not change. */
const neverChanges = () => () => {}

type Answer = { data: { review_tips: 0 | 1; first_saved_size: number } }

/**
 * What is said and asked beside the work: congratulations when the first run has ended, here or before the
 * page was opened, and the quiet card that asks for a rating.
 */
export default function Prompts(props: PromptsProps) {
  const { reader, texts, listingUrl, isStrict } = props
  const t = useTexts(reader.locale, texts)
  const [isReviewWanted, setIsReviewWanted] = useState(props.isReviewWanted)
  const [savedBytes, setSavedBytes] = useState(props.firstSavedBytes ?? 0)
  const notOpened = () => complain(t.dialog.failed())
  const congratulations = useOnDemand(
    () => import('./Congratulations.tsx'),
    // One that comes by itself and cannot be fetched is missed by nobody.
    () => isStrict && notOpened()
  )
  const modal = useOnDemand(() => import('./ReviewModal.tsx'), notOpened)
  const feedback = useOnDemand(() => import('./FeedbackSheet.tsx'), notOpened)
  const { finished, isFinishedWell } = useRuns()
  const isLater = useSyncExternalStore(neverChanges, isPutOff, () => false)
  // The server does not know whether the platform asks: the card is there once that is known.
  const isAskedHere = useSyncExternalStore(
    neverChanges,
    () => !(isStrict && host()?.reviews),
    () => !isStrict
  )

  const celebrate = useEffectEvent(() => isStrict || congratulations.open())
  useEffect(() => {
    if (savedBytes > 0) celebrate()
  }, [savedBytes])

  const askAtTheEnd = useEffectEvent((isWanted: boolean) => {
    setIsReviewWanted(isWanted)
    if (!isWanted || isAskedHere || !isFinishedWell) return
    askInHost().then((isDone) => isDone && setIsReviewWanted(false), console.error)
  })
  useEffect(() => {
    if (finished === 0) return
    getJson<Answer>('/api/v1/getUserSelectData').then(
      ({ data }) => {
        setSavedBytes(data.first_saved_size)
        askAtTheEnd(data.review_tips === 1)
      },
      // The next run, or the next page, asks again.
      () => {}
    )
  }, [finished])

  function dismissReview() {
    setIsReviewWanted(false)
    sendScore(0).catch((error) => complainOf(error, t.review.notSent()))
  }

  function dismissCongratulations() {
    setSavedBytes(0)
    markSeen('congratulations')
  }

  const dialogs = { reader, texts }
  return (
    <>
      {isStrict && savedBytes > 0 && (
        <PromptCard
          name="congratulations"
          icon={TrendingDown}
          title={t.congratulations.title()}
          line={t.congratulations.saved({ size: formatSize(savedBytes, reader) })}
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
