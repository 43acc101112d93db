import { Star } from 'lucide-react'
import { formatCount, type LocaleContext } from '../../islands/lib/formats.ts'
import type { TranslationFunctions } from '../../locales/i18n-types.ts'
import type { Card } from '../../modules/recommendations/queries.ts'

type AppCardProps = { card: Card; messages: TranslationFunctions; localeContext: LocaleContext }

export function AppCard({ card, messages: { recommendations: t }, localeContext }: AppCardProps) {
  const message = t.apps[card.name]
  const { rating } = card
  return (
    <li className="card card-body app-card">
      <div className="card-head">
        <h2>{message.title()}</h2>
        {card.isFree && (
          <span className="badge" data-tone="good">
            {t.free()}
          </span>
        )}
      </div>
      <p className="caption app-rating num">
        <Star size={15} aria-hidden />
        {rating
          ? `${t.rating({ rating: formatCount(rating.stars, localeContext) })} · ${t.reviews({
              n: formatCount(rating.reviews, localeContext),
              count: rating.reviews
            })}`
          : t.noRating()}
      </p>
      <p className="muted">{message.text()}</p>
      <a className="btn" href={card.href}>
        {message.open()}
      </a>
    </li>
  )
}
