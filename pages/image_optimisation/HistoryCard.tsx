import History from '../../islands/history/History.tsx'
import { formatCount } from '../../islands/lib/formats.ts'
import RunLog from '../../islands/run-log/RunLog.tsx'
import { Island } from '../../islands/runtime/Island.tsx'
import type { TranslationFunctions } from '../../locales/i18n-types.ts'
import type { Data } from './+data.ts'

/** The card with the history of optimised items, the button that exports it, and the log of runs. */
export function HistoryCard({ data, messages }: { data: Data; messages: TranslationFunctions }) {
  const { history: t, exportCsv } = messages
  const { localeContext, raw, counts, can, planName } = data
  const { history, dialog, compare, paging, runLog } = raw
  return (
    <section className="card history" aria-labelledby="history-title">
      <div className="card-body card-head">
        <div>
          <h2 id="history-title">{t.title()}</h2>
          <p className="muted">
            {t.note({ days: formatCount(data.retentionDays, localeContext) })}
          </p>
        </div>
        <div className="btn-row">
          {counts.some((count) => count > 0) && (
            <a className="btn" href="/api/v2/image-opt/exportHistory" download>
              {exportCsv.all()}
            </a>
          )}
          <Island
            of={RunLog}
            name="RunLog"
            when="load"
            props={{ localeContext, messages: { runLog, dialog } }}
          />
        </div>
      </div>
      <Island
        of={History}
        name="History"
        // The list must not wait until it comes into view: on a phone it is far below the progress of a run, and its
        // rows have to follow the run all the same.
        when="idle"
        props={{
          localeContext,
          nowMs: data.nowMs,
          messages: { history, dialog, compare, paging },
          start: data.view,
          paged: data.paged,
          counts,
          can,
          planName
        }}
      />
    </section>
  )
}
