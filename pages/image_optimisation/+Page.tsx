import type { PageContextServer } from 'vike/types'
import AutoSwitch from '../../islands/automatic/AutoSwitch.tsx'
import HeaderActions from '../../islands/header/HeaderActions.tsx'
import History from '../../islands/history/History.tsx'
import { formatCount } from '../../islands/lib/formats.ts'
import LimitBanner from '../../islands/pricing/LimitBanner.tsx'
import RunProgress from '../../islands/run/RunProgress.tsx'
import RunLog from '../../islands/run-log/RunLog.tsx'
import { Island } from '../../islands/runtime/Island.tsx'
import Stats from '../../islands/stats/Stats.tsx'
import { settingsMessages } from '../components/settings-messages.ts'
import type { Data } from './+data.ts'
import { Below } from './Below.tsx'

export default function Page({ data, context }: { data: Data; context: PageContextServer }) {
  const { imagesPage: t, history } = context.messages
  const { localeContext, raw, totals, schedule, can, planName } = data
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
            needs: { localeContext, can, planName, samplePicture: data.samplePicture },
            messages: {
              ...settingsMessages(raw),
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
          localeContext,
          messages: { limits: raw.limits },
          schedule,
          openCount: totals.un_opt_num,
          next: data.nextPlan
        }}
      />
      <Island
        of={Stats}
        name="Stats"
        when="visible"
        props={{ localeContext, messages: { stats: raw.stats }, totals, schedule }}
      />
      <Island
        of={RunProgress}
        name="RunProgress"
        when="load"
        props={{ localeContext, messages: { run: raw.run }, schedule }}
      />
      <Island
        of={AutoSwitch}
        name="AutoSwitch"
        when="load"
        props={{
          locale: localeContext.locale,
          messages: { automatic: raw.automatic },
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
              {history.note({ days: formatCount(data.retentionDays, localeContext) })}
            </p>
          </div>
          <div className="btn-row">
            {data.counts.some((count) => count > 0) && (
              <a className="btn" href="/api/v2/image-opt/exportHistory" download>
                {context.messages.exportCsv.all()}
              </a>
            )}
            <Island
              of={RunLog}
              name="RunLog"
              when="visible"
              props={{ localeContext, messages: { runLog: raw.runLog, dialog } }}
            />
          </div>
        </div>
        <Island
          of={History}
          name="History"
          when="visible"
          props={{
            localeContext,
            nowMs: data.nowMs,
            messages: { history: raw.history, dialog, compare, paging },
            start: data.view,
            paged: data.paged,
            counts: data.counts,
            can,
            planName
          }}
        />
      </section>
      <Below data={data.below} localeContext={localeContext} messages={context.messages} />
    </>
  )
}
