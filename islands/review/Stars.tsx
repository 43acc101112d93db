import { Star } from 'lucide-react'
import { useId } from 'react'
import type { LocaleContext } from '../lib/formats.ts'
import { formatCount } from '../lib/formats.ts'
import type { Messages } from '../lib/messages.ts'
import './review.css'

export const SCORES = [1, 2, 3, 4, 5]

type StarsProps = {
  t: Messages<'review'>
  localeContext: LocaleContext
  /** 0 when none is selected yet. */
  score: number
  onChoose: (score: number) => void
}

/** One to five stars, as a group of radio buttons, each with a label. */
export function Stars({ t, localeContext, score, onChoose }: StarsProps) {
  const name = useId()
  return (
    <fieldset className="stars">
      <legend className="visually-hidden">{t.review.stars()}</legend>
      {SCORES.map((value) => (
        <label key={value} className="star" data-lit={value <= score || undefined}>
          <input
            type="radio"
            name={name}
            value={value}
            aria-label={t.review.star({ n: formatCount(value, localeContext), count: value })}
            checked={value === score}
            onChange={() => onChoose(value)}
          />
          <Star size={28} aria-hidden />
        </label>
      ))}
    </fieldset>
  )
}
