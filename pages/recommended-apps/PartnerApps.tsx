import { ExternalLink } from 'lucide-react'
import type { TranslationFunctions } from '../../locales/i18n-types.ts'
import type { PartnerPage } from '../../modules/recommendations/queries.ts'

type PartnerAppsProps = PartnerPage & { t: TranslationFunctions['recommendations'] }

/** Shows the partners' page in a frame, or links to it. */
export function PartnerApps({ frameUrl, linkUrl, t }: PartnerAppsProps) {
  if (frameUrl)
    return (
      <iframe
        className="card app-frame"
        title={t.frame()}
        src={frameUrl}
        loading="lazy"
        referrerPolicy="no-referrer"
        // The framed page belongs to a third party. The sandbox prevents it from navigating our page.
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
      />
    )
  return (
    <section className="card card-body stack" aria-labelledby="partners-title">
      <h2 id="partners-title">{t.frame()}</h2>
      <p className="muted">{t.partnersLine()}</p>
      <p>
        <a className="btn" href={linkUrl ?? undefined} target="_blank" rel="noopener noreferrer">
          <ExternalLink size={16} aria-hidden />
          {t.openPartners()}
        </a>
      </p>
    </section>
  )
}
