import { useState } from 'react'
import { wordsOf } from '../lib/api.ts'
import { notify } from '../ui/toast/notify.ts'
import { GOOD_SCORE, openListing, putOff, sendScore } from './rate.ts'

export type RatingProps = {
  /** Called when the merchant has answered, or has postponed the answer for this session; the prompt disappears. */
  onDone: () => void
  /** Opens the feedback form. */
  onFeedback: () => void
  /** Where the product can be rated in public; null when there is no such place. */
  listingUrl: string | null
  /**
   * If true, every rating leads to both the listing and the feedback form. The app store does not allow an app to
   * steer good ratings to the listing (specification §16).
   */
  isStrict: boolean
}

/**
 * Holds and sends the selected stars. Depending on the rating, it also opens the listing or the feedback form, or
 * shows the screen that thanks the merchant.
 */
export function useRating(props: RatingProps, notSent: string) {
  const { onDone, onFeedback, listingUrl, isStrict } = props
  const [score, setScore] = useState(0)
  const [refusal, setRefusal] = useState('')
  const [isThanked, setIsThanked] = useState(false)

  /** @param given 1 to 5 stars, or 0 for "Dismiss" */
  async function answer(given: number) {
    if (!isStrict && given >= GOOD_SCORE) openListing(listingUrl)
    try {
      const { msg } = await sendScore(given)
      if (isStrict && given > 0) return setIsThanked(true)
      notify(msg)
    } catch (error) {
      setRefusal(wordsOf(error, notSent))
      return
    }
    onDone()
    if (given > 0 && given < GOOD_SCORE) onFeedback()
  }

  /** Asks again in a later session. */
  function postpone(): void {
    putOff()
    onDone()
  }

  return { score, setScore, refusal, isThanked, answer, postpone }
}
