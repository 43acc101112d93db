import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import type { ImageView } from '../../modules/image-opt/history/schema.ts'
import type { Progress } from '../../modules/image-opt/runs/schema.ts'
import { Empty } from '../../pages/components/Empty.tsx'
import type { Compared } from '../compare/CompareModal.tsx'
import { useRefresh } from '../history/use-refresh.ts'
import { formatCount, type LocaleContext } from '../lib/formats.ts'
import type { RunAction } from '../lib/image-calls.ts'
import { type RawMessages, useMessages } from '../lib/messages.ts'
import { useOnDemand } from '../lib/on-demand.ts'
import { useSteady } from '../lib/use-steady.ts'
import { notify } from '../ui/toast/notify.ts'
import { showError } from '../ui/toast/show-error.ts'
import { DetailRows } from './DetailRows.tsx'
import { DetailTools } from './DetailTools.tsx'
import { RunLine } from './RunLine.tsx'
import { useChoice } from './use-choice.ts'
import { useImageActions } from './use-image-actions.ts'
import { type Images, useImages } from './use-images.ts'
import { useRun } from './use-run.ts'
import type { DetailItem, DetailView } from './view.ts'
import './detail.css'

export type DetailTableProps = {
  localeContext: LocaleContext
  messages: RawMessages<'dialog' | 'detail' | 'paging' | 'compare'>
  item: DetailItem
  view: DetailView
  images: Images
  /** When the server rendered the page. */
  nowMs: number
  /** Automatic mode is on: images may change without any action by the merchant. */
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
  const [compared, setCompared] = useState<Compared>(item)
  const notOpened = () => showError(t.dialog.checkConnection())
  const compare = useOnDemand(() => import('../compare/CompareModal.tsx'), notOpened)

  function sayEnd({ image_total, image_in, image_failed, process_type }: Progress) {
    const done = image_total - image_in - image_failed
    const said = { shown: formatCount(done, localeContext), count: done }
    if (done > 0)
      notify(process_type === 'restore' ? t.detail.restored(said) : t.detail.optimized(said))
    if (image_failed > 0) {
      const shown = formatCount(image_failed, localeContext)
      showError(t.detail.notDone({ shown, count: image_failed }))
    }
    readAgain()
  }

  const onRow = useSteady({
    onChoose: (image: ImageView, isChosen: boolean) => choice.choose([image], isChosen),
    onStart: (action: RunAction, image: ImageView) => actions.start(action, [image], image.opt_id),
    onExclude: (image: ImageView) => actions.exclude(image, readAgain),
    onDownload: (image: ImageView) => actions.download(image),
    onCompare(image: ImageView) {
      setCompared({ ...item, imageId: image.img_id })
      compare.open()
    },
    onCompareSoon: compare.prefetch
  })

  const lacks = props.neededPlan ? t.dialog.from({ plan: props.neededPlan }) : undefined
  const words = { t, localeContext }
  return (
    <section className="card detail" aria-busy={isReading}>
      {run.progress && <RunLine {...words} progress={run.progress} />}
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
            {...words}
            count={choice.chosen.length}
            onClear={choice.clear}
            lacks={lacks}
            busy={actions.busyWith('')}
            onStart={(action) => actions.start(action, choice.chosen)}
          />
          <DetailRows
            {...words}
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
      {compare.Component && (
        <compare.Component
          isOpen={compare.isOpen}
          onClose={compare.close}
          localeContext={localeContext}
          messages={messages}
          compared={compared}
        />
      )}
    </section>
  )
}
