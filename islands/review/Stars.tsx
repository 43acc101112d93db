import { Star } from 'lucide-react'
import { useId } from 'react'
import type { Reader } from '../../pages/components/numbers.ts'
import { formatCount } from '../../pages/components/numbers.ts'
import type { Texts } from '../dialog/texts.ts'
import './review.css'

const SCORES = [1, 2, 3, 4, 5]

type StarsProps = {
  t: Texts<'review'>
  reader: Reader
  /** 0: none chosen yet. */
  score: number
  onChoose: (score: number) => void
}

/** One to five stars: a group of radio buttons, each with its own name. */
export function Stars({ t, reader, score, onChoose }: StarsProps) {
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
            aria-label={t.review.star({ n: formatCount(value, reader), count: value })}
            checked={value === score}
            onChange={() => onChoose(value)}
          />
          <Star size={28} aria-hidden />
        </label>
      ))}
    </fieldset>
  )
}
