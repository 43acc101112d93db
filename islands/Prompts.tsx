import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { Reader } from '../pages/components/numbers.ts'
import { type RawTexts, useTexts } from './dialog/texts.ts'
import { ReviewCard } from './review/ReviewCard.tsx'
import { isPutOff } from './review/rate.ts'
import { getJson } from './runtime/api.ts'
import { useOnDemand } from './runtime/on-demand.ts'
import { useRuns } from './runtime/store.ts'
import { notify } from './toast/notify.ts'

export type PromptsProps = {
  reader: Reader
  texts: RawTexts<'dialog' | 'review' | 'feedback' | 'congratulations'>
  /** Where the product is rated in public; null: nowhere. */
  listingUrl: string | null
  /** A rating is asked for. */
  isReviewWanted: boolean
  /** What the first run saved, until that was celebrated; null: nothing to celebrate. */
  firstSavedBytes: number | null
}

/** Putting it off hides the card by itself; what an earlier page remembered does not change. */
const neverChanges = () => () => {}

type Answer = { data: { review_tips: 0 | 1; first_saved_size: number } }

/**
 * What is said and asked beside the work: congratulations when the first run has ended, here or before the
 * page was opened, and the quiet card that asks for a rating.
 */
export default function Prompts(props: PromptsProps) {
  const { reader, texts, listingUrl } = props
  const t = useTexts(reader.locale, texts)
  const [isReviewWanted, setIsReviewWanted] = useState(props.isReviewWanted)
  const [savedBytes, setSavedBytes] = useState(props.firstSavedBytes ?? 0)
  const complain = () => notify(t.dialog.failed(), 'bad')
  // It comes by itself: when it cannot be fetched nobody misses it.
  const congratulations = useOnDemand(
    () => import('./Congratulations.tsx'),
    () => {}
  )
  const modal = useOnDemand(() => import('./ReviewModal.tsx'), complain)
  const feedback = useOnDemand(() => import('./FeedbackSheet.tsx'), complain)
  const { finished } = useRuns()
  const isLater = useSyncExternalStore(neverChanges, isPutOff, () => false)

  const celebrate = useEffectEvent(congratulations.open)
  useEffect(() => {
    if (savedBytes > 0) celebrate()
  }, [savedBytes])
  useEffect(() => {
    if (finished === 0) return
    getJson<Answer>('/api/v1/getUserSelectData').then(
      ({ data }) => {
        setIsReviewWanted(data.review_tips === 1)
        setSavedBytes(data.first_saved_size)
      },
      // The next run, or the next page, asks again.
      () => {}
    )
  }, [finished])

  const dialogs = { reader, texts }
  return (
    <>
      {isReviewWanted && !isLater && (
        <ReviewCard t={t} onOpen={modal.open} onPrefetch={modal.prefetch} />
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
        />
      )}
      {feedback.Component && (
        <feedback.Component {...dialogs} isOpen={feedback.isOpen} onClose={feedback.close} />
      )}
    </>
  )
}
