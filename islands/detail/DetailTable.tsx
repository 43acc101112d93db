import { ImageOff } from 'lucide-react'
import type { Progress } from '../../modules/image-opt/runs/schema.ts'
import { Empty } from '../../pages/components/Empty.tsx'
import type { LocaleContext } from '../lib/formats.ts'
import { type RawMessages, useMessages } from '../lib/messages.ts'
import type { DetailItem, DetailView } from './address.ts'
import { DetailRows } from './DetailRows.tsx'
import { DetailTools } from './DetailTools.tsx'
import { RunLine } from './RunLine.tsx'
import { useDetail } from './use-detail.ts'
import type { Images } from './use-images.ts'
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
  /** The progress of the newest run over items of this kind. */
  progress: Progress
  /** The name of the plan that includes re-optimising items of this kind; '' when the shop's own plan includes it. */
  neededPlan: string
}

/** The images of one item and the actions on them. */
export default function DetailTable(props: DetailTableProps) {
  const { localeContext, messages, item } = props
  const t = useMessages(localeContext.locale, messages)
  const lacks = props.neededPlan ? t.dialog.from({ plan: props.neededPlan }) : undefined
  const { list, run, choice, actions, compare, onRow } = useDetail(props, t, lacks)
  const shared = { t, localeContext }
  return (
    <section className="card detail" aria-busy={list.waiting !== 'no'}>
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
