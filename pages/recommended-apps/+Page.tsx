import { ExternalLink, SearchX } from 'lucide-react'
import type { PageContextServer } from 'vike/types'
import { Empty } from '../components/Empty.tsx'
import type { Data } from './+data.ts'
import { AppCard } from './AppCard.tsx'
import { APPS } from './apps.ts'
import './recommended-apps.css'

export default function Page({ data, context }: { data: Data; context: PageContextServer }) {
  const { recommendations: t, app } = context.texts
  const { tab, frameUrl, linkUrl, reader } = data
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
          {APPS.map((each) => (
            <AppCard key={each.name} app={each} texts={context.texts} reader={reader} />
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
          // A page of somebody else: it may not lead ours away.
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
