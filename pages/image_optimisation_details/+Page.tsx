import { ChevronLeft, ImageOff, Info } from 'lucide-react'
import type { PageContextServer } from 'vike/types'
import DetailTable from '../../islands/detail/DetailTable.tsx'
import { formatCount } from '../../islands/lib/formats.ts'
import { Island } from '../../islands/runtime/Island.tsx'
import { Empty } from '../components/Empty.tsx'
import type { Data } from './+data.ts'

const HISTORY = '/image_optimisation'

type PageProps = { data: Data; context: PageContextServer }

export default function Page({ data, context: { messages, needs } }: PageProps) {
  const { detail: t } = messages
  const { item } = data
  return (
    <>
      <header className="detail-head">
        <a className="detail-back" href={item.type === 1 ? HISTORY : `${HISTORY}?tab=${item.type}`}>
          <ChevronLeft size={16} className="flip" aria-hidden />
          {t.back()}
        </a>
        <h1>{t.title()}</h1>
        {item.title !== '' && <p className="detail-of">{item.title}</p>}
        <p className="muted">
          {t.kept({ days: formatCount(needs.retentionDays, data.localeContext) })}
        </p>
      </header>
      {data.isAutomatic && (
        <section className="banner" data-tone="info" aria-labelledby="automatic-title">
          <Info size={18} aria-hidden />
          <div className="banner-text">
            <h2 id="automatic-title">{messages.automatic.banner()}</h2>
            <p>{messages.automatic.bannerLine()}</p>
          </div>
        </section>
      )}
      {item.id === '' ? (
        <section className="card">
          <Empty icon={<ImageOff size={28} aria-hidden />} title={t.noItem()} line={t.noItemLine()}>
            <a className="btn" href={HISTORY}>
              {t.back()}
            </a>
          </Empty>
        </section>
      ) : (
        <Island of={DetailTable} name="DetailTable" when="load" props={data} />
      )}
    </>
  )
}
