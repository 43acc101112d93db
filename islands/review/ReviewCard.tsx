import { Star } from 'lucide-react'
import type { Texts } from '../dialog/texts.ts'

type ReviewCardProps = { t: Texts<'review'>; onOpen: () => void; onPrefetch: () => void }

/** The quiet card at the end of a page that asks for a rating. */
export function ReviewCard({ t, onOpen, onPrefetch }: ReviewCardProps) {
  return (
    <section className="card card-body quiet-card" aria-labelledby="review-title">
      <Star size={18} aria-hidden />
      <div className="quiet-text">
        <h2 id="review-title">{t.review.title()}</h2>
        <p className="muted">{t.review.line()}</p>
      </div>
      <button
        type="button"
        className="btn"
        aria-haspopup="dialog"
        onClick={onOpen}
        onPointerEnter={onPrefetch}
        onFocus={onPrefetch}
      >
        {t.review.rate()}
      </button>
    </section>
  )
}
