import type { PageContextServer } from 'vike/types'
import { PageHead } from '../components/shell/PageHead.tsx'
import type { Data } from './+data.ts'
import { AppCard } from './AppCard.tsx'
import { PartnerApps } from './PartnerApps.tsx'
import './recommended-apps.css'

export default function Page({ data, context }: { data: Data; context: PageContextServer }) {
  const { recommendations: t, app } = context.messages
  const { tab, cards, hasPartners, frameUrl, linkUrl, localeContext } = data
  const tabs = [
    { name: 'partners', label: t.partners() },
    { name: 'own', label: t.own({ product: app.name() }) }
  ]
  return (
    <>
      <PageHead title={t.title()} line={t.line()} />
      {hasPartners && cards.length > 0 && (
        <nav className="app-tabs" aria-label={t.tabs()}>
          {tabs.map(({ name, label }) => (
            <a key={name} href={`?tab=${name}`} aria-current={name === tab ? 'true' : undefined}>
              {label}
            </a>
          ))}
        </nav>
      )}
      {tab === 'own' ? (
        <ul className="app-cards">
          {cards.map((card) => (
            <AppCard
              key={card.name}
              card={card}
              messages={context.messages}
              localeContext={localeContext}
            />
          ))}
        </ul>
      ) : (
        <PartnerApps frameUrl={frameUrl} linkUrl={linkUrl} t={t} />
      )}
    </>
  )
}
