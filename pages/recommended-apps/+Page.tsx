import { ExternalLink, SearchX } from 'lucide-react'
import type { PageContextServer } from 'vike/types'
import { Empty } from '../components/Empty.tsx'
import type { Data } from './+data.ts'
import { AppCard } from './AppCard.tsx'
import './recommended-apps.css'

export default function Page({ data, context }: { data: Data; context: PageContextServer }) {
  const { recommendations: t, app } = context.messages
  const { tab, cards, frameUrl, linkUrl, localeContext } = data
  const tabs = [
    { name: 'partners', label: t.partners() },
    { name: 'own', label: t.own({ product: app.name() }) }
  ]
  return (
    <>
      <div className="page-head">
        <div>
          <h1>{t.title()}</h1>
          <p className="muted">{t.line()}</p>
        </div>
      </div>
      <nav className="app-tabs" aria-label={t.tabs()}>
        {tabs.map(({ name, label }) => (
          <a key={name} href={`?tab=${name}`} aria-current={name === tab ? 'true' : undefined}>
            {label}
          </a>
        ))}
      </nav>
      {tab === 'own' && (
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
      )}
      {tab === 'partners' && frameUrl && (
        <iframe
          className="card app-frame"
          title={t.frame()}
          src={frameUrl}
          loading="lazy"
          referrerPolicy="no-referrer"
          // A third party's page: the sandbox keeps it from navigating ours.
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
        />
      )}
      {tab === 'partners' && linkUrl && (
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
      )}
      {tab === 'partners' && !frameUrl && !linkUrl && (
        <section className="card">
          <Empty
            icon={<SearchX size={28} aria-hidden />}
            title={t.noPartners()}
            line={t.noPartnersLine()}
          />
        </section>
      )}
    </>
  )
}
