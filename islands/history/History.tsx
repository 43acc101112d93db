import { useState, useSyncExternalStore } from 'react'
import type { ItemKind } from '../../modules/image-opt/contract.ts'
import { kindOf } from '../../modules/image-opt/contract.ts'
import type { ItemView } from '../../modules/image-opt/history/schema.ts'
import { useOn } from '../lib/events.ts'
import { formatCount, type LocaleContext } from '../lib/formats.ts'
import type { RunAction } from '../lib/image-calls.ts'
import { type RawMessages, useMessages } from '../lib/messages.ts'
import { useOnDemand } from '../lib/on-demand.ts'
import { useSteady } from '../lib/use-steady.ts'
import { showError } from '../ui/toast/show-error.ts'
import { Rows } from './Rows.tsx'
import { TabLinks } from './TabLinks.tsx'
import { Tools } from './Tools.tsx'
import { useActions } from './use-actions.ts'
import { type Paged, useHistory } from './use-history.ts'
import { useAutomaticRefresh, useReloadAfterRun } from './use-refresh.ts'
import { useSelection } from './use-selection.ts'
import { firstView, type View } from './view.ts'

export type HistoryProps = {
  localeContext: LocaleContext
  /** When the server rendered the page: server and browser compute relative times from it. */
  nowMs: number
  messages: RawMessages<'history' | 'dialog' | 'compare' | 'paging'>
  start: View
  paged: Paged
  counts: number[]
  can: Record<ItemKind | 'all', boolean>
  planName: string
}

/** The history of optimised items: tabs, search, selection, paging. */
export default function History(props: HistoryProps) {
  const { localeContext, messages, can, planName } = props
  const words = useMessages<'history' | 'paging'>(localeContext.locale, messages)
  const { history: t } = words
  const isAwake = useIsAwake()
  const list = useHistory(props.start, props.paged, props.counts)
  const { view, paged, waiting } = list
  const selection = useSelection(paged)
  const actions = useActions(view.tab, t, selection.clear)
  const [compared, setCompared] = useState<ItemView | null>(null)
  const [confirmed, setConfirmed] = useState<RunAction | null>(null)
  const notOpened = () => showError(t.notDone())
  const compare = useOnDemand(() => import('../compare/CompareModal.tsx'), notOpened)
  const confirm = useOnDemand(() => import('./ConfirmAll.tsx'), notOpened)

  function show(next: View, how: 'skeleton' | 'bar') {
    selection.clear()
    void list.read(next, how)
  }
  useAutomaticRefresh(() => waiting === 'no' && list.reload([], true))
  useReloadAfterRun(list.reload)
  useOn('tabRequested', ({ tab }) => show(firstView(tab), 'skeleton'))

  function startBulk(action: RunAction) {
    if (!selection.isEverything) return actions.start(action, selection.chosen, action)
    setConfirmed(action)
    confirm.open()
  }

  const onRow = useSteady({
    onToggle: selection.toggle,
    onCompareSoon: compare.prefetch,
    onCompare(row: ItemView) {
      setCompared(row)
      compare.open()
    },
    onDownload: actions.download,
    onRestore: (row: ItemView) => actions.start('restore', [row], row.id),
    onExclude: (row: ItemView) => actions.exclude(row, () => list.reload([], true))
  })

  const kind = kindOf(view.tab)
  const fromPlan = t.fromPlan({ plan: planName })
  const lacks = can[kind] ? undefined : fromPlan
  const count = (value: number) => formatCount(value, localeContext)
  return (
    <>
      <TabLinks
        t={t}
        localeContext={localeContext}
        view={view}
        counts={list.counts}
        isAwake={isAwake}
        onChange={(tab) => show(firstView(tab), 'skeleton')}
      />
      <div
        id="history-panel"
        role={isAwake ? 'tabpanel' : undefined}
        aria-labelledby={isAwake ? `tab-${kind}` : undefined}
        aria-busy={waiting !== 'no' || undefined}
      >
        <Tools
          t={t}
          localeContext={localeContext}
          list={list}
          selection={selection}
          busy={actions.busy}
          lacks={lacks}
          lacksAll={can.all ? undefined : fromPlan}
          onSearch={(search) => show({ ...view, page: 1, search }, 'bar')}
          onStart={startBulk}
        />
        <Rows
          t={words}
          localeContext={localeContext}
          startMs={props.nowMs}
          list={list}
          selection={selection}
          busy={actions.busy}
          lacks={lacks}
          onShow={(next) => show(next, 'skeleton')}
          on={onRow}
        />
      </div>
      {/* One status region for both: the number of selected rows, or else the number of results. */}
      <p className="visually-hidden" role="status">
        {selection.chosen.length > 0
          ? t.selected({ n: count(selection.chosen.length) })
          : waiting === 'no' && t.results({ n: count(paged.total), count: paged.total })}
      </p>
      {confirm.Component && (
        <confirm.Component
          isOpen={confirm.isOpen}
          messages={messages}
          localeContext={localeContext}
          action={confirmed ?? 'restore'}
          kind={kind}
          count={paged.total}
          onClose={confirm.close}
          onGo={(action) => {
            confirm.close()
            selection.setIsEverything(false)
            actions.startAll(action, view.search)
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
