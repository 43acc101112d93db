import type { PageContextServer } from 'vike/types'
import AutoSwitch from '../../islands/AutoSwitch.tsx'
import HeaderActions from '../../islands/HeaderActions.tsx'
import History from '../../islands/History.tsx'
import LimitBanner from '../../islands/LimitBanner.tsx'
import RunLog from '../../islands/RunLog.tsx'
import RunProgress from '../../islands/RunProgress.tsx'
import { Island } from '../../islands/runtime/Island.tsx'
import Stats from '../../islands/Stats.tsx'
import { formatCount } from '../components/numbers.ts'
import { settingsTexts } from '../components/settings-texts.ts'
import type { Data } from './+data.ts'
import { Below } from './Below.tsx'

export default function Page({ data, context }: { data: Data; context: PageContextServer }) {
  const { imagesPage: t, history } = context.texts
  const { reader, raw, totals, schedule, can, planName } = data
  const { dialog, manual, paging, compare } = raw
  return (
    <>
      <div className="page-head">
        <div>
          <h1>{t.title()}</h1>
          <p className="muted">{t.line()}</p>
        </div>
        <Island
          of={HeaderActions}
          name="HeaderActions"
          when="idle"
          className="page-actions"
          props={{
            needs: { reader, can, planName, samplePicture: data.samplePicture },
            texts: {
              ...settingsTexts(raw),
              imagesPage: raw.imagesPage,
              uploads: raw.uploads,
              manual,
              paging
            }
          }}
        />
      </div>
      <Island
        of={LimitBanner}
        name="LimitBanner"
        when="load"
        props={{
          reader,
          texts: { limits: raw.limits },
          schedule,
          openCount: totals.un_opt_num,
          next: data.nextPlan
        }}
      />
      <Island
        of={Stats}
        name="Stats"
        when="visible"
        props={{ reader, texts: { stats: raw.stats }, totals, schedule }}
      />
      <Island
        of={RunProgress}
        name="RunProgress"
        when="load"
        props={{ reader, texts: { run: raw.run }, schedule }}
      />
      <Island
        of={AutoSwitch}
        name="AutoSwitch"
        when="load"
        props={{
          locale: reader.locale,
          texts: { automatic: raw.automatic },
          settings: data.switched,
          schedule,
          neededPlan: can.automatic ? '' : planName
        }}
      />
      <section className="card history" aria-labelledby="history-title">
        <div className="card-body card-head">
          <div>
            <h2 id="history-title">{history.title()}</h2>
            <p className="muted">
              {history.note({ days: formatCount(data.retentionDays, reader) })}
            </p>
          </div>
          <div className="btn-row">
            {data.counts.some((count) => count > 0) && (
              <a className="btn" href="/api/v2/image-opt/exportHistory" download>
                {context.texts.exportCsv.all()}
              </a>
            )}
            <Island
              of={RunLog}
              name="RunLog"
              when="visible"
              props={{ reader, texts: { runLog: raw.runLog, dialog } }}
            />
          </div>
        </div>
        <Island
          of={History}
          name="History"
          when="visible"
          props={{
            reader,
            nowMs: data.nowMs,
            texts: { history: raw.history, dialog, compare },
            start: data.view,
            paged: data.paged,
            counts: data.counts,
            can,
            planName
          }}
        />
      </section>
      <Below data={data.below} reader={reader} texts={context.texts} />
    </>
  )
}
