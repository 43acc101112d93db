import { Star } from 'lucide-react'
import type { TranslationFunctions } from '../../locales/i18n-types.ts'
import { formatCount, type Reader } from '../components/numbers.ts'
import type { App } from './apps.ts'

type AppCardProps = { app: App; texts: TranslationFunctions; reader: Reader }

export function AppCard({ app, texts: { recommendations: t }, reader }: AppCardProps) {
  const words = t.apps[app.name]
  const { rating } = app
  return (
    <li className="card card-body app-card">
      <div className="card-head">
        <h2>{words.title()}</h2>
        {app.isFree && (
          <span className="badge" data-tone="good">
            {t.free()}
          </span>
        )}
      </div>
      <p className="caption app-rating num">
        <Star size={15} aria-hidden />
        {rating
          ? `${t.rating({ rating: formatCount(rating.stars, reader) })} · ${t.reviews({
              n: formatCount(rating.reviews, reader),
              count: rating.reviews
            })}`
          : t.noRating()}
      </p>
      <p className="muted">{words.text()}</p>
      <a className="btn" href={app.href}>
        {words.open()}
      </a>
    </li>
  )
}
