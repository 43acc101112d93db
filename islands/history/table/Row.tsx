import { memo } from 'react'
import { UPLOADS } from '../../../modules/image-opt/contract.ts'
import { StatusBadge } from '../../../pages/components/StatusBadge.tsx'
import { formatCount, type LocaleContext } from '../../lib/formats.ts'
import type { HistoryRow } from '../history-row.ts'
import type { HistoryMessages } from '../messages.ts'
import type { View } from '../view.ts'
import { Chips } from './Chips.tsx'
import { daysLeft } from './kept.ts'
import { type RowHandlers, RowMenu } from './RowMenu.tsx'
import { RowName } from './RowName.tsx'
import { isLocked } from './rows.ts'
import { Saved, Sizes } from './Sizes.tsx'

export type RowProps = {
  t: HistoryMessages
  localeContext: LocaleContext
  nowMs: number
  tab: View['tab']
  row: HistoryRow
  isSelected: boolean
  isBusy: boolean
  on: RowHandlers & { onToggle: (id: string) => void }
}

/**
 * React renders the row again only when one of its props changes, so `on` must stay the same object. The phone layout
 * changes `display`, which removes the table's native roles, so the roles are explicit.
 */
export const Row = memo(function Row(props: RowProps) {
  const { t, localeContext, nowMs, tab, row, isSelected, isBusy, on } = props
  const locked = isLocked(row)
  const days = daysLeft(row.kept_until, nowMs)
  return (
    <tr role="row" data-locked={locked || undefined} data-selected={isSelected || undefined}>
      <td role="cell" className="cell-check">
        <input
          type="checkbox"
          className="check"
          checked={isSelected}
          disabled={locked}
          onChange={() => on.onToggle(row.id)}
          aria-label={t.selectRow({ title: row.title })}
        />
      </td>
      <th role="rowheader" scope="row" className="cell-name">
        <RowName t={t} localeContext={localeContext} nowMs={nowMs} tab={tab} row={row} />
      </th>
      <td role="cell" className="cell-status">
        <StatusBadge status={row.status}>{t[row.status]()}</StatusBadge>{' '}
        {row.is_excluded === 1 && <span className="chip">{t.excluded()}</span>}
        {days !== null && (
          <span className="caption num cell-kept" suppressHydrationWarning>
            {t.daysLeft({ n: formatCount(days, localeContext), count: days })}
          </span>
        )}
      </td>
      <td role="cell" className="cell-changes">
        <Chips t={t} row={row} />
      </td>
      <td role="cell" className="cell-size num">
        <Sizes t={t} localeContext={localeContext} row={row} />
      </td>
      <td role="cell" className="cell-saved num">
        <Saved t={t} localeContext={localeContext} row={row} />
      </td>
      <td role="cell" className="cell-actions">
        {!locked && (
          <RowMenu t={t} row={row} isBusy={isBusy} canExclude={tab !== UPLOADS} on={on} />
        )}
      </td>
    </tr>
  )
})
