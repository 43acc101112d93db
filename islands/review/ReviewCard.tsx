import { Star } from 'lucide-react'
import type { LocaleContext } from '../lib/formats.ts'
import type { Messages } from '../lib/messages.ts'
import { StarButtons } from './StarButtons.tsx'
import { type RatingProps, useRating } from './use-rating.ts'
import './review.css'

type ReviewCardProps = RatingProps & { t: Messages<'review'>; localeContext: LocaleContext }

/** Asks for one to five stars in the page. A star rates at once; the question can be postponed or dismissed. */
export function ReviewCard(props: ReviewCardProps) {
  const { t, localeContext } = props
  const { score, setScore, refusal, answer, postpone } = useRating(props, t.review.notSent())

  /** The focused button is about to disappear. Focus moves to the main element, so that it is not lost. */
  const leaveCard = () =>
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })

  return (
    <section
      className="card card-body quiet-card review-card"
      data-banner="review"
      aria-labelledby="review-title"
    >
      <Star size={18} aria-hidden />
      <div className="quiet-text">
        <h2 id="review-title">{t.review.title()}</h2>
        <p className="muted">{t.review.line()}</p>
      </div>
      <StarButtons
        t={t}
        localeContext={localeContext}
        score={score}
        onRate={(given) => {
          setScore(given)
          void answer(given)
        }}
      />
      <div className="btn-row">
        <button
          type="button"
          className="btn"
          onClick={() => {
            postpone()
            leaveCard()
          }}
        >
          {t.review.later()}
        </button>
        <button
          type="button"
          className="btn ghost"
          onClick={() => {
            leaveCard()
            void answer(0)
          }}
        >
          {t.review.dismiss()}
        </button>
      </div>
      {refusal !== '' && (
        <p className="dialog-error" role="alert">
          {refusal}
        </p>
      )}
    </section>
  )
}
