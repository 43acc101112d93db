import type { LocaleContext } from '../../lib/formats.ts'
import type { Messages } from '../../lib/messages.ts'
import { useNow } from '../../lib/use-now.ts'
import { Pager } from '../../ui/table/Pager.tsx'
import { Skeleton } from '../../ui/table/Skeleton.tsx'
import type { SelectionOfRows } from '../selection/use-selection.ts'
import type { HistoryList } from '../use-history.ts'
import { addressOf, PATH, type View } from '../view.ts'
import { NoRows, NotLoaded } from './NoRows.tsx'
import { Row, type RowProps } from './Row.tsx'
import { Table } from './Table.tsx'

type RowsProps = {
  t: Messages<'history' | 'paging'>
  localeContext: LocaleContext
  /** When the server rendered the page. */
  startMs: number
  list: HistoryList
  selection: SelectionOfRows
  busy: string
  lacks: string | undefined
  onShow: (view: View) => void
  on: RowProps['on']
}

/** The rows of a tab, or the reason why none are shown. */
export function Rows(props: RowsProps) {
  const { localeContext, list, selection, busy, lacks, onShow, on } = props
  const { history: t } = props.t
  const { view, paged, waiting, error } = list
  const nowMs = useNow(props.startMs)
  if (error !== null) return <NotLoaded t={t} error={error} onAgain={() => onShow(view)} />
  if (waiting === 'skeleton') return <Skeleton rows={view.pageSize} />
  if (paged.data.length === 0) return <NoRows t={t} view={view} lacks={lacks} />
  const first = (view.page - 1) * view.pageSize + 1
  return (
    <>
      <Table t={t} name={t.title()} selection={selection} isRefreshing={waiting === 'bar'}>
        {paged.data.map((row) => (
          <Row
            key={row.id}
            t={t}
            localeContext={localeContext}
            nowMs={nowMs}
            tab={view.tab}
            row={row}
            isSelected={selection.has(row.id)}
            isBusy={busy === row.id}
            on={on}
          />
        ))}
      </Table>
      <Pager
        page={view.page}
        pageSize={view.pageSize}
        total={paged.total}
        shown={{ first, last: first + paged.data.length - 1 }}
        onChange={(position) => onShow({ ...view, ...position })}
        withoutScript={{
          addressOf: (position) => addressOf({ ...view, ...position }),
          action: PATH,
          fields: { tab: view.tab, title: view.search, sort: view.sort }
        }}
        t={props.t}
        localeContext={localeContext}
      />
    </>
  )
}
