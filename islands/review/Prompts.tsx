import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { getJson } from '../lib/api.ts'
import { appBridge } from '../lib/app-bridge.ts'
import { useOn } from '../lib/events.ts'
import type { LocaleContext } from '../lib/formats.ts'
import type { RawMessages } from '../lib/messages.ts'
import { OnDemand, useOnDemand } from '../lib/on-demand.ts'
import { CongratulationsPrompt } from './CongratulationsPrompt.tsx'
import { askInAdmin, isPutOff, mayOpenByItself } from './rate.ts'

export type PromptsProps = {
  localeContext: LocaleContext
  messages: RawMessages<'dialog' | 'review' | 'feedback' | 'congratulations'>
  /** Where the product can be rated in public; null when there is no such place. */
  listingUrl: string | null
  /** Whether to ask for a rating. */
  isReviewWanted: boolean
  /**
   * The bytes that the first run saved; null when there was no run yet, or when the merchant has already seen the
   * number.
   */
  firstSavedBytes: number | null
  /**
   * Whether strict rules apply: no dialog opens unless the merchant asks for it, and every rating leads to the same
   * screen (specification §16).
   */
  isStrict: boolean
}

/**
 * Subscribes to nothing: neither the session storage nor the presence of App Bridge can change while the page is open.
 */
const neverChanges = () => () => {}

type Answer = { data: { review_tips: 0 | 1; first_saved_size: number } }

/**
 * The prompts on the image page: the congratulations once the first run has ended, on this page or earlier, and the
 * card that asks for a rating. The card's code is loaded only when it shows.
 */
export default function Prompts(props: PromptsProps) {
  const { localeContext, messages, listingUrl, isStrict } = props
  const [isReviewWanted, setIsReviewWanted] = useState(props.isReviewWanted)
  const [savedBytes, setSavedBytes] = useState(props.firstSavedBytes ?? 0)
  const isLater = useSyncExternalStore(neverChanges, isPutOff, () => false)
  // The server does not know whether the platform has a rating prompt. With strict rules the card is therefore rendered
  // only in the browser.
  const isAskedHere = useSyncExternalStore(
    neverChanges,
    () => !(isStrict && appBridge()?.reviews),
    () => !isStrict
  )

  const [isAsking, setIsAsking] = useState(false)
  // A failed fetch is ignored, because the next page asks again.
  const review = useOnDemand(
    () => import('./ReviewPrompt.tsx'),
    () => {}
  )
  const isShown = isReviewWanted && !isLater && isAskedHere
  const show = useEffectEvent(review.open)
  useEffect(() => {
    if (isShown) show()
  }, [isShown])

  /** Asks for a rating once a run has succeeded, unless the merchant is being congratulated at that moment. */
  function askAtTheEnd({ review_tips, first_saved_size }: Answer['data']) {
    if (review_tips === 0) return
    if (!isAskedHere)
      askInAdmin().then((isDone) => isDone && setIsReviewWanted(false), console.error)
    else if (!isStrict && !isLater && first_saved_size === 0 && mayOpenByItself()) setIsAsking(true)
  }
  useOn('runFinished', ({ isComplete }) => {
    getJson<Answer>('/api/v1/getUserSelectData').then(
      ({ data }) => {
        setSavedBytes(data.first_saved_size)
        setIsReviewWanted(data.review_tips === 1)
        if (isComplete) askAtTheEnd(data)
      },
      // A failure is ignored: the end of the next run, or the next page load, asks the server again.
      () => {}
    )
  })

  const shared = { localeContext, messages, isStrict }
  return (
    <>
      <CongratulationsPrompt
        {...shared}
        savedBytes={savedBytes}
        onDismiss={() => setSavedBytes(0)}
      />
      <OnDemand
        of={{ ...review, isOpen: isShown }}
        {...shared}
        isAsking={isAsking}
        onDone={() => setIsReviewWanted(false)}
        listingUrl={listingUrl}
      />
    </>
  )
}
