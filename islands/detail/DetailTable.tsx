import { ImageOff } from 'lucide-react'
import type { Progress } from '../../modules/image-opt/runs/schema.ts'
import { Empty } from '../../pages/components/Empty.tsx'
import { useCompare } from '../compare/use-compare.tsx'
import { useRefresh } from '../history/use-refresh.ts'
import type { LocaleContext } from '../lib/formats.ts'
import { type RawMessages, useMessages } from '../lib/messages.ts'
import { showError } from '../ui/toast/show-error.ts'
import type { DetailItem, DetailView } from './address.ts'
import { DetailRows } from './DetailRows.tsx'
import { DetailTools } from './DetailTools.tsx'
import { RunLine } from './RunLine.tsx'
import { reportEnd } from './report-end.ts'
import { useChoice } from './use-choice.ts'
import { useImageActions } from './use-image-actions.ts'
import { type Images, useImages } from './use-images.ts'
import { useRowHandlers } from './use-row-handlers.ts'
import { useRun } from './use-run.ts'
import './detail.css'

export type DetailTableProps = {
  localeContext: LocaleContext
  messages: RawMessages<'dialog' | 'detail' | 'paging' | 'compare'>
  item: DetailItem
  view: DetailView
  images: Images
  /** When the server rendered the page. */
  nowMs: number
  /** Whether automatic mode is on, so that images may change without any action by the merchant. */
  isAutomatic: boolean
  /** Progress of the newest run over items of this kind. */
  progress: Progress
  /** The plan that includes re-optimising this kind; '' when the shop's plan does. */
  neededPlan: string
}

/** The images of one item and the actions on them. */
export default function DetailTable(props: DetailTableProps) {
  const { localeContext, messages, item } = props
  const t = useMessages(localeContext.locale, messages)
  const list = useImages(item, props.view, props.images)
  const isReading = list.waiting !== 'no'
  const readAgain = () => void list.read(list.view, 'bar', true)
  const run = useRun(item.type, props.progress, sayEnd)
  const choice = useChoice(list.paged.data)
  const actions = useImageActions(item, t, () => {
    choice.clear()
    run.watch()
  })
  useRefresh(props.isAutomatic, () => isReading || readAgain())
  const shared = { t, localeContext }
  const loadCompare = () => import('../compare/CompareModal.tsx')
  const compare = useCompare(loadCompare, { localeContext, messages }, () =>
    showError(t.dialog.checkConnection())
  )

  function sayEnd(ended: Progress) {
    reportEnd(ended, t.detail, localeContext)
    readAgain()
  }

  const onRow = useRowHandlers({ item, choice, actions, compare, readAgain })
  const lacks = props.neededPlan ? t.dialog.from({ plan: props.neededPlan }) : undefined
  return (
    <section className="card detail" aria-busy={isReading}>
      {run.progress && <RunLine {...shared} progress={run.progress} />}
      {actions.refusal !== '' && (
        <p className="detail-refusal" role="alert">
          {actions.refusal}
        </p>
      )}
      {list.paged.total === 0 ? (
        <Empty
          icon={<ImageOff size={28} aria-hidden />}
          title={t.detail.empty()}
          line={t.detail.emptyLine()}
        />
      ) : (
        <>
          <DetailTools
            {...shared}
            count={choice.chosen.length}
            onClear={choice.clear}
            lacks={lacks}
            busy={actions.busyWith('')}
            onStart={(action) => actions.start(action, choice.chosen)}
          />
          <DetailRows
            {...shared}
            item={item}
            list={list}
            choice={choice}
            lacks={lacks}
            busyWith={actions.busyWith}
            startMs={props.nowMs}
            on={onRow}
          />
        </>
      )}
      {compare.dialog}
    </section>
  )
}
