import { useEffect, useState } from 'react'
import type { LocaleContext } from '../lib/formats.ts'
import type { Messages, RawMessages } from '../lib/messages.ts'
import { OnDemand, useOnDemand } from '../lib/on-demand.ts'
import { StarButtons } from '../review/StarButtons.tsx'
import { useRating } from '../review/use-rating.ts'
import { REDIRECT_AFTER_MS } from './use-finish.ts'

export type ReviewStepProps = {
  t: Messages<'guidance' | 'review'>
  localeContext: LocaleContext
  messages: RawMessages<'dialog' | 'feedback'>
  listingUrl: string | null
  /** Whether to ask for a rating. */
  isWanted: boolean
  nextPage: string
  /** Whether the guide was just finished, so that the next page opens by itself. */
  goesOn: boolean
}

/**
 * The last step: asks for one to five stars, and opens the next page by itself after a second. It waits while the
 * pointer is over the question or the focus is inside it (decision 027).
 */
export function ReviewStep(props: ReviewStepProps) {
  const { t, localeContext, messages, listingUrl, isWanted, nextPage } = props
  const { done } = t.guidance
  const [isDone, setIsDone] = useState(false)
  const [isRating, setIsRating] = useState(false)
  const onDone = () => setIsDone(true)
  const feedback = useOnDemand(() => import('../support/FeedbackSheet.tsx'), onDone)
  const rating = useRating(
    { listingUrl, isStrict: false, onDone, onFeedback: feedback.open },
    t.review.notSent()
  )
  const { score, setScore, refusal, answer } = rating
  const goesOn = isDone ? !feedback.isOpen : props.goesOn && !isRating && score === 0
  useEffect(() => {
    if (!goesOn) return
    const timer = setTimeout(() => location.assign(nextPage), REDIRECT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [goesOn, nextPage])

  return (
    <>
      <h1 tabIndex={-1}>{done.title()}</h1>
      <p className="muted" role="status">
        {(props.goesOn || isDone) && (nextPage === '/pricing' ? done.plans() : done.images())}
      </p>
      {isWanted && (
        <section
          className="wizard-review"
          aria-labelledby="review-title"
          onPointerEnter={() => setIsRating(true)}
          onPointerLeave={() => setIsRating(false)}
          onFocus={() => setIsRating(true)}
          onBlur={() => setIsRating(false)}
        >
          <h2 id="review-title">{t.review.title()}</h2>
          <p className="muted">{t.review.line()}</p>
          <StarButtons
            t={t}
            localeContext={localeContext}
            score={score}
            onRate={(given) => {
              setScore(given)
              void answer(given)
            }}
          />
          {refusal !== '' && (
            <p className="dialog-error" role="alert">
              {refusal}
            </p>
          )}
          <a className="btn" href={nextPage}>
            {done.skip()}
          </a>
        </section>
      )}
      <OnDemand of={feedback} localeContext={localeContext} messages={messages} />
    </>
  )
}
