import { Thumbnail } from '../../../pages/components/Thumbnail.tsx'
import { formatCount, formatWhen, type LocaleContext } from '../../lib/formats.ts'
import type { HistoryRow } from '../history-row.ts'
import type { HistoryMessages } from '../messages.ts'
import type { View } from '../view.ts'
import { detailAddress, hasDetails } from './rows.ts'

type RowNameProps = {
  t: HistoryMessages
  localeContext: LocaleContext
  nowMs: number
  tab: View['tab']
  row: HistoryRow
}

/**
 * The item of a row, with the number of its images, the time of their optimisation, and the reason for a failure or a
 * skip.
 */
export function RowName({ t, localeContext, nowMs, tab, row }: RowNameProps) {
  const images = t.images({
    n: formatCount(row.image_count, localeContext),
    count: row.image_count
  })
  return (
    <div className="name">
      <Thumbnail src={row.image?.thumbnail ?? ''} />
      <div className="name-text">
        {hasDetails(tab) ? (
          <a href={detailAddress(row, tab)} title={row.title}>
            {row.title}
          </a>
        ) : (
          <span className="name-title" title={row.title}>
            {row.title}
          </span>
        )}
        {/* Two versions of Intl may write a date differently. The server's text then stays. */}
        <span className="caption num" suppressHydrationWarning>
          {row.optimised_at
            ? `${images} · ${formatWhen(row.optimised_at, nowMs, localeContext)}`
            : images}
        </span>
        {row.reason !== '' && <span className="caption row-reason">{row.reason}</span>}
      </div>
    </div>
  )
}
