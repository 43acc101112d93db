import { ExternalLink, Star } from 'lucide-react'
import { formatCount, type LocaleContext } from '../../islands/lib/formats.ts'
import type { TranslationFunctions } from '../../locales/i18n-types.ts'
import type { Card } from '../../modules/recommendations/queries.ts'

type AppCardProps = { card: Card; messages: TranslationFunctions; localeContext: LocaleContext }

export function AppCard({ card, messages: { recommendations: t }, localeContext }: AppCardProps) {
  const { rating, link } = card
  const isOutside = !link.startsWith('/')
  return (
    <li className="card card-body app-card">
      <div className="card-head">
        {card.picture && <img src={card.picture} width={48} height={48} alt="" loading="lazy" />}
        <h2>{card.title}</h2>
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
      <p className="muted">{card.text}</p>
      <a
        className="btn"
        href={link}
        data-click={`app:${card.name}`}
        {...(isOutside && { target: '_blank', rel: 'noopener noreferrer' })}
      >
        {isOutside && <ExternalLink size={16} aria-hidden />}
        {card.open}
      </a>
    </li>
  )
}
