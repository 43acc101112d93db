import { useSyncExternalStore } from 'react'
import type { ItemKind } from '../../modules/image-opt/contract.ts'
import { kindOf } from '../../modules/image-opt/contract.ts'
import { useCompare } from '../compare/use-compare.tsx'
import { formatCount, type LocaleContext } from '../lib/formats.ts'
import { type RawMessages, useMessages } from '../lib/messages.ts'
import { showError } from '../ui/toast/show-error.ts'
import type { HistoryMessages } from './messages.ts'
import { useBulkConfirm } from './selection/use-bulk-confirm.tsx'
import { useSelection } from './selection/use-selection.ts'
import { TabLinks } from './TabLinks.tsx'
import { Tools, type ToolsProps } from './Tools.tsx'
import { Rows } from './table/Rows.tsx'
import { useRowHandlers } from './table/use-row-handlers.ts'
import { type Paged, useHistory } from './use-history.ts'
import { useRowActions } from './use-row-actions.ts'
import { useShow } from './use-show.ts'
import { firstView, type View } from './view.ts'

export type HistoryProps = {
  localeContext: LocaleContext
  /** When the server rendered the page. The server and the browser both compute relative times from this moment. */
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
  const words = useMessages<'history' | 'dialog' | 'paging'>(localeContext.locale, messages)
  const { history: t } = words
  const isAwake = useIsAwake()
  const list = useHistory(props.start, props.paged, props.counts)
  const { view, waiting } = list
  const kind = kindOf(view.tab)
  const selection = useSelection(list.paged)
  const actions = useRowActions(view.tab, words, selection.clear)
  const notOpened = () => showError(t.notDone())
  const shared = { localeContext, messages }
  const loadCompare = () => import('../compare/CompareModal.tsx')
  const fromPlan = t.fromPlan({ plan: planName })
  const lacks = can[kind] ? undefined : fromPlan
  const compare = useCompare(loadCompare, { ...shared, lacks }, notOpened)
  const bulk = useBulkConfirm(list, selection, actions, { ...shared, kind }, notOpened)

  const show = useShow(list, selection)
  const onRow = useRowHandlers(list, selection, actions, compare)

  const { busy } = actions
  const shown = { localeContext, list, selection, busy, lacks }
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
          {...shown}
          t={words}
          lacksAll={can.all ? undefined : fromPlan}
          onSearch={(search) => show({ ...view, page: 1, search }, 'bar')}
          onSort={(sort) => show({ ...view, page: 1, sort }, 'bar')}
          onStart={bulk.start}
        />
        <Rows
          {...shown}
          t={words}
          startMs={props.nowMs}
          onShow={(next) => show(next, 'skeleton')}
          on={onRow}
        />
      </div>
      <Announcement {...shown} t={t} />
      {bulk.dialog}
      {compare.dialog}
    </>
  )
}

type AnnouncementProps = Pick<ToolsProps, 'localeContext' | 'list' | 'selection'> & {
  t: HistoryMessages
}

/**
 * One status region for two messages: the number of selected rows or, when none is selected, the number of results.
 */
function Announcement({ t, localeContext, list, selection }: AnnouncementProps) {
  const { length } = selection.chosen
  const { total } = list.paged
  const count = (value: number) => formatCount(value, localeContext)
  return (
    <p className="visually-hidden" role="status">
      {length > 0
        ? t.selected({ n: count(length) })
        : list.waiting === 'no' && t.results({ n: count(total), count: total })}
    </p>
  )
}

/** Returns false on the server and during hydration, and true afterwards. */
function useIsAwake(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false
  )
}
