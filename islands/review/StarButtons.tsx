import { Star } from 'lucide-react'
import { formatCount, type LocaleContext } from '../lib/formats.ts'
import type { Messages } from '../lib/messages.ts'
import { SCORES } from './Stars.tsx'
import './review.css'

type StarButtonsProps = {
  t: Messages<'review'>
  localeContext: LocaleContext
  /** How many stars light up; 0 until one has been pressed. */
  score: number
  /** Called when a star is pressed. It should send the rating. */
  onRate: (score: number) => void
}

/** One to five stars, each a button that rates at once. */
export function StarButtons({ t, localeContext, score, onRate }: StarButtonsProps) {
  return (
    <div className="stars" role="group" aria-label={t.review.stars()}>
      {SCORES.map((value) => (
        <button
          key={value}
          type="button"
          className="star"
          data-lit={value <= score || undefined}
          aria-label={t.review.star({ n: formatCount(value, localeContext), count: value })}
          onClick={() => onRate(value)}
        >
          <Star size={28} aria-hidden />
        </button>
      ))}
    </div>
  )
}
