import { Sparkles, X } from 'lucide-react'
import type { TranslationFunctions } from '../../locales/i18n-types.ts'

type AdvertCardProps = { messages: Pick<TranslationFunctions, 'advert'> }

/**
 * Advertises the provider's other apps. The browser session and the server remember that it was closed (specification
 * §14.3).
 */
export function AdvertCard({ messages: { advert: t } }: AdvertCardProps) {
  return (
    <section
      className="card card-body quiet-card"
      data-banner="advert"
      data-switch="extra_adver"
      aria-labelledby="advert-title"
    >
      <Sparkles size={18} aria-hidden />
      <div className="quiet-text">
        <h2 id="advert-title">{t.title()}</h2>
        <p className="muted">{t.line()}</p>
      </div>
      <a className="btn" href="/recommended-apps">
        {t.open()}
      </a>
      <button
        type="button"
        className="btn ghost icon-only"
        data-dismiss
        data-tip={t.dismiss()}
        aria-label={t.dismiss()}
      >
        <X size={16} aria-hidden />
      </button>
    </section>
  )
}
