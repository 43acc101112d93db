import { useState } from 'react'
import { wordsOf } from '../lib/api.ts'
import { notify } from '../ui/toast/notify.ts'
import type { ReviewModalProps } from './ReviewModal.tsx'
import { GOOD_SCORE, openListing, sendScore } from './rate.ts'

/**
 * Holds and sends the selected stars. Depending on the rating, it also opens the listing or the feedback form, or
 * shows the screen that thanks the merchant.
 */
export function useRating(props: ReviewModalProps, notSent: string) {
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

  return { score, setScore, refusal, isThanked, answer }
}
