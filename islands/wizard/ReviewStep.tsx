import { useState } from 'react'
import type { LocaleContext } from '../lib/formats.ts'
import type { Messages, RawMessages } from '../lib/messages.ts'
import { OnDemand, useOnDemand } from '../lib/on-demand.ts'
import { GOOD_SCORE, openListing, sendScore } from '../review/rate.ts'
import { Stars } from '../review/Stars.tsx'
import { notify } from '../ui/toast/notify.ts'
import { showErrorOf } from '../ui/toast/show-error.ts'

export type ReviewStepProps = {
  t: Messages<'guidance' | 'review'>
  localeContext: LocaleContext
  messages: RawMessages<'dialog' | 'feedback'>
  listingUrl: string | null
  /** Whether to ask for a rating. If not, no answer is needed and the next page opens after a short time. */
  isWanted: boolean
  nextPage: string
  onDone: () => void
}

/** The last step: asks for a rating if there is something to rate (decision 027). */
export function ReviewStep(props: ReviewStepProps) {
  const { t, localeContext, messages, listingUrl, isWanted, nextPage, onDone } = props
  const { done } = t.guidance
  const [score, setScore] = useState(0)
  const feedback = useOnDemand(() => import('../support/FeedbackSheet.tsx'), onDone)

  /**
   * Sends the rating, then finishes the guide or opens the feedback form. If the rating cannot be sent, another prompt
   * asks for it later.
   */
  async function rate(chosen: number) {
    setScore(chosen)
    if (chosen >= GOOD_SCORE) openListing(listingUrl)
    try {
      notify((await sendScore(chosen)).msg)
    } catch (error) {
      showErrorOf(error, t.review.notSent())
    }
    if (chosen >= GOOD_SCORE) onDone()
    else feedback.open()
  }

  function close() {
    feedback.close()
    onDone()
  }

  const goesOn = nextPage === '/pricing' ? done.plans() : done.images()
  return (
    <>
      <h1 tabIndex={-1}>{isWanted ? t.review.title() : done.title()}</h1>
      {isWanted ? (
        <div className="wizard-review">
          <p className="muted">{t.review.line()}</p>
          <Stars
            t={t}
            localeContext={localeContext}
            score={score}
            onChoose={(chosen) => void rate(chosen)}
          />
          <a className="btn" href={nextPage}>
            {done.skip()}
          </a>
        </div>
      ) : (
        <p className="muted" role="status">
          {goesOn}
        </p>
      )}
      <OnDemand of={{ ...feedback, close }} localeContext={localeContext} messages={messages} />
    </>
  )
}
