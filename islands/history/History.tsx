import { FileDown } from 'lucide-react'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { ItemView } from '../../modules/image-opt/schema.ts'
import { formatCount, type LocaleContext } from '../lib/formats.ts'
import { type RawMessages, useMessages } from '../lib/messages.ts'
import { useOnDemand } from '../lib/on-demand.ts'
import { useRuns } from '../lib/store.ts'
import { useNow } from '../lib/use-now.ts'
import { useSteady } from '../lib/use-steady.ts'
import { Skeleton } from '../ui/table/Skeleton.tsx'
import { showError } from '../ui/toast/show-error.ts'
import { Bulk } from './Bulk.tsx'
import { NoRows, NotLoaded } from './NoRows.tsx'
import { Paging } from './Paging.tsx'
import { Row } from './Row.tsx'
import { Search } from './Search.tsx'
import { SelectMatching } from './SelectMatching.tsx'
import { TabLinks } from './TabLinks.tsx'
import { Table } from './Table.tsx'
import { type ActionName, useActions } from './use-actions.ts'
import { useAutomaticRefresh } from './use-automatic-refresh.ts'
import { type Paged, useHistory } from './use-history.ts'
import { useSelection } from './use-selection.ts'
import { exportAddress, firstView, type TabName, tabName, type View } from './view.ts'

export type HistoryProps = {
  localeContext: LocaleContext
  /** When the server rendered the page: server and browser compute relative times from it. */
  nowMs: number
  messages: RawMessages<'history' | 'dialog' | 'compare'>
  start: View
  paged: Paged
  counts: number[]
  can: Record<TabName | 'all', boolean>
  planName: string
}

/** How long after a run the rows are loaded again (specification §6.4). */
const RELOAD_AFTER_MS = 3000

/** The history of optimised items: tabs, search, selection, paging. */
export default function History(props: HistoryProps) {
  const { localeContext, messages, can, planName } = props
  const { history: t } = useMessages<'history'>(localeContext.locale, messages)
  const isAwake = useIsAwake()
  const nowMs = useNow(props.nowMs)
  const { view, paged, counts, waiting, error, read, reload } = useHistory(
    props.start,
    props.paged,
    props.counts
  )
  const selection = useSelection(paged.data)
  const actions = useActions(view.tab, t, selection.clear)
  const [compared, setCompared] = useState<ItemView | null>(null)
  const compare = useOnDemand(
    () => import('../compare/CompareModal.tsx'),
    () => showError(t.notDone())
  )

  const [isAllMatching, setIsAllMatching] = useState(false)
  const isWholePage = selection.isAll && paged.total > paged.data.length
  const isAllChosen = isWholePage && isAllMatching
  const [asking, setAsking] = useState<ActionName | null>(null)
  const confirm = useOnDemand(
    () => import('./ConfirmAll.tsx'),
    () => showError(t.notDone())
  )
  useAutomaticRefresh(() => waiting === 'no' && reload([], true))

  const { finished, finishedTypes, tabAsked, askedTab } = useRuns()
  // Uses the view at the time of the reload: the merchant may have changed the tab since the run ended.
  const reloadNow = useEffectEvent(() => reload(finishedTypes))
  useEffect(() => {
    if (finished === 0) return
    const timer = setTimeout(() => reloadNow(), RELOAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [finished])

  const showAsked = useEffectEvent(() => show(firstView(askedTab), 'skeleton'))
  useEffect(() => {
    if (tabAsked > 0) showAsked()
  }, [tabAsked])

  function startBulk(action: ActionName) {
    if (!isAllChosen) return void actions.start(action, selection.chosen, action)
    setAsking(action)
    confirm.open()
  }

  function show(next: View, how: 'skeleton' | 'bar') {
    selection.clear()
    setIsAllMatching(false)
    void read(next, how)
  }

  const onRow = useSteady({
    onToggle: selection.toggle,
    onCompareSoon: compare.prefetch,
    onCompare(row: ItemView) {
      setCompared(row)
      compare.open()
    },
    onDownload: (row: ItemView) => void actions.download(row),
    onRestore: (row: ItemView) => void actions.start('restore', [row], row.id),
    onExclude: (row: ItemView) => void actions.exclude(row, () => reload([], true))
  })

  const isAll = counts.every((count) => count === 0) && view.search === ''
  const name = tabName(view.tab)
  const lacks = can[name] ? undefined : t.fromPlan({ plan: planName })
  const isLoading = waiting === 'skeleton'
  const hasRows = paged.data.length > 0
  const count = (value: number) => formatCount(value, localeContext)

  return (
    <>
      <TabLinks
        t={t}
        localeContext={localeContext}
        view={view}
        counts={counts}
        isAwake={isAwake}
        onChange={(tab) => show(firstView(tab), 'skeleton')}
      />
      <div
        id="history-panel"
        role={isAwake ? 'tabpanel' : undefined}
        aria-labelledby={isAwake ? `tab-${name}` : undefined}
        aria-busy={waiting !== 'no' || undefined}
      >
        {!isAll && (
          <div className="table-tools">
            <Search
              key={view.tab}
              t={t}
              view={view}
              onSearch={(search) => show({ ...view, page: 1, search }, 'bar')}
            />
            <Bulk
              t={t}
              localeContext={localeContext}
              selection={selection}
              count={isAllChosen ? paged.total : selection.chosen.length}
              hasReoptimize={view.tab !== 4}
              lacks={lacks}
              busy={actions.busy}
              onStart={startBulk}
            >
              {hasRows && (
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
            chosen={selection.chosen.length}
            total={paged.total}
            isAll={isAllChosen}
            lacks={can.all ? undefined : t.fromPlan({ plan: planName })}
            onAll={setIsAllMatching}
          />
        )}
        {error !== null ? (
          <NotLoaded t={t} error={error} onAgain={() => show(view, 'skeleton')} />
        ) : isLoading ? (
          <Skeleton rows={view.pageSize} />
        ) : hasRows ? (
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
                  isBusy={actions.busy === row.id}
                  on={onRow}
                />
              ))}
            </Table>
            <Paging
              t={t}
              localeContext={localeContext}
              view={view}
              paged={paged}
              isAwake={isAwake}
              onChange={(change) => show({ ...view, ...change }, 'skeleton')}
            />
          </>
        ) : (
          <NoRows t={t} view={view} lacks={lacks} />
        )}
      </div>
      {/* One status region for both: the number of selected rows, or else the number of results. */}
      <p className="visually-hidden" role="status">
        {selection.chosen.length > 0
          ? t.selected({ n: count(selection.chosen.length) })
          : waiting === 'no' && t.results({ n: count(paged.total), count: paged.total })}
      </p>
      {confirm.Component && (
        <confirm.Component
          isOpen={confirm.isOpen && asking !== null}
          messages={messages}
          locale={localeContext.locale}
          action={asking ?? 'restore'}
          tab={view.tab}
          shown={count(paged.total)}
          count={paged.total}
          onClose={confirm.close}
          onGo={() => {
            confirm.close()
            setIsAllMatching(false)
            if (asking) void actions.startAll(asking, view.search)
          }}
        />
      )}
      {compare.Component && compared && (
        <compare.Component
          isOpen={compare.isOpen}
          onClose={compare.close}
          localeContext={localeContext}
          messages={messages}
          compared={{ id: compared.id, type: view.tab, title: compared.title }}
        />
      )}
    </>
  )
}

/** False on the server and during hydration. */
function useIsAwake(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false
  )
}
