import { ExternalLink, SearchX } from 'lucide-react'
import type { TranslationFunctions } from '../../locales/i18n-types.ts'
import type { PartnerPage } from '../../modules/recommendations/queries.ts'
import { Empty } from '../components/Empty.tsx'

type PartnerAppsProps = PartnerPage & { t: TranslationFunctions['recommendations'] }

/** Shows the partners' page in a frame or links to it. If there is no such page, a note says so. */
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
  if (linkUrl)
    return (
      <section className="card card-body stack" aria-labelledby="partners-title">
        <h2 id="partners-title">{t.frame()}</h2>
        <p className="muted">{t.partnersLine()}</p>
        <p>
          <a className="btn" href={linkUrl} target="_blank" rel="noopener noreferrer">
            <ExternalLink size={16} aria-hidden />
            {t.openPartners()}
          </a>
        </p>
      </section>
    )
  return (
    <section className="card">
      <Empty
        icon={<SearchX size={28} aria-hidden />}
        title={t.noPartners()}
        line={t.noPartnersLine()}
      />
    </section>
  )
}
