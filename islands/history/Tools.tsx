import { FileDown } from 'lucide-react'
import { type HistorySort, UPLOADS } from '../../modules/image-opt/contract.ts'
import type { LocaleContext } from '../lib/formats.ts'
import type { RunAction } from '../lib/image-calls.ts'
import type { Messages } from '../lib/messages.ts'
import { Search } from './Search.tsx'
import { Sort } from './Sort.tsx'
import { Bulk } from './selection/Bulk.tsx'
import { SelectMatching } from './selection/SelectMatching.tsx'
import type { SelectionOfRows } from './selection/use-selection.ts'
import type { HistoryList } from './use-history.ts'
import { exportAddress } from './view.ts'

export type ToolsProps = {
  t: Messages<'history' | 'paging'>
  localeContext: LocaleContext
  list: HistoryList
  selection: SelectionOfRows
  busy: string
  /**
   * `lacks` is the text 'From {plan}' if re-optimising rows of this tab needs a larger plan, and `lacksAll` if acting
   * on all matching rows does. Otherwise they are undefined.
   */
  lacks: string | undefined
  lacksAll: string | undefined
  onSearch: (search: string) => void
  onSort: (sort: HistorySort) => void
  onStart: (action: RunAction) => void
}

/** The search, the order, the bulk actions and the export above the rows. Renders nothing while the history is empty. */
export function Tools(props: ToolsProps) {
  const { localeContext, list, selection, busy, lacks, lacksAll, onSearch, onSort, onStart } = props
  const { history: t } = props.t
  const { view, paged, counts } = list
  const isEmpty = counts.every((count) => count === 0) && view.search === ''
  const { chosen, isEverything, isWholePage, setIsEverything } = selection
  return (
    <>
      {!isEmpty && (
        <div className="table-tools">
          <Search key={view.tab} t={t} view={view} onSearch={onSearch} />
          <Sort t={props.t} view={view} onSort={onSort} />
          <Bulk
            t={t}
            localeContext={localeContext}
            selection={selection}
            count={isEverything ? paged.total : chosen.length}
            hasReoptimize={view.tab !== UPLOADS}
            lacks={lacks}
            busy={busy}
            onStart={onStart}
          >
            {paged.data.length > 0 && (
              <a className="btn" href={exportAddress(view)} download>
                <FileDown size={16} aria-hidden />
                {t.exportCsv()}
              </a>
            )}
          </Bulk>
        </div>
      )}
      {isWholePage && (
        <SelectMatching
          t={t}
          localeContext={localeContext}
          view={view}
          chosen={chosen.length}
          total={paged.total}
          isAll={isEverything}
          lacks={lacksAll}
          onAll={setIsEverything}
        />
      )}
    </>
  )
}
