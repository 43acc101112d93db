import { useState } from 'react'
import type { Reader } from '../../pages/components/numbers.ts'
import type { RawTexts, Texts } from '../dialog/texts.ts'
import { GOOD_SCORE, openListing, sendScore } from '../review/rate.ts'
import { Stars } from '../review/Stars.tsx'
import { useOnDemand } from '../runtime/on-demand.ts'
import { complainOf } from '../toast/complain.ts'
import { notify } from '../toast/notify.ts'

export type ReviewStepProps = {
  t: Texts<'guidance' | 'review'>
  reader: Reader
  texts: RawTexts<'dialog' | 'feedback'>
  listingUrl: string | null
  /** Otherwise there is nothing to answer, and the next page comes by itself. */
  isWanted: boolean
  nextPage: string
  onDone: () => void
}

/** The last step: a rating, where there is something to rate (decision 027). */
export function ReviewStep(props: ReviewStepProps) {
  const { t, reader, texts, listingUrl, isWanted, nextPage, onDone } = props
  const { done } = t.guidance
  const [score, setScore] = useState(0)
  const feedback = useOnDemand(() => import('../FeedbackSheet.tsx'), onDone)

  /** A rating that could not be sent is asked for again elsewhere: the prompt stays as it was. */
  async function rate(chosen: number) {
    setScore(chosen)
    if (chosen >= GOOD_SCORE) openListing(listingUrl)
    try {
      notify((await sendScore(chosen)).msg)
    } catch (error) {
      complainOf(error, t.review.notSent())
    }
    if (chosen >= GOOD_SCORE) onDone()
    else feedback.open()
  }

  const goesOn = nextPage === '/pricing' ? done.plans() : done.images()
  return (
    <>
      <h1 tabIndex={-1}>{isWanted ? t.review.title() : done.title()}</h1>
      {isWanted ? (
        <div className="wizard-review">
          <p className="muted">{t.review.line()}</p>
          <Stars t={t} reader={reader} score={score} onChoose={(chosen) => void rate(chosen)} />
          <a className="btn" href={nextPage}>
            {done.skip()}
          </a>
        </div>
      ) : (
        <p className="muted" role="status">
          {goesOn}
        </p>
      )}
      {feedback.Component && (
        <feedback.Component
          isOpen={feedback.isOpen}
          onClose={() => {
            feedback.close()
            onDone()
          }}
          reader={reader}
          texts={texts}
        />
      )}
    </>
  )
}
