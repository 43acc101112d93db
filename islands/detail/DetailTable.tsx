import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import type { ImageView, Progress } from '../../modules/image-opt/schema.ts'
import { Empty } from '../../pages/components/Empty.tsx'
import type { Compared } from '../compare/CompareModal.tsx'
import { useRefresh } from '../history/use-automatic-refresh.ts'
import { formatCount, type LocaleContext } from '../lib/formats.ts'
import { type RawMessages, useMessages } from '../lib/messages.ts'
import { useOnDemand } from '../lib/on-demand.ts'
import { useNow } from '../lib/use-now.ts'
import { useSteady } from '../lib/use-steady.ts'
import { LoadFailed } from '../ui/dialog/LoadFailed.tsx'
import { notify } from '../ui/toast/notify.ts'
import { showError } from '../ui/toast/show-error.ts'
import { DetailHead } from './DetailHead.tsx'
import { DetailPaging } from './DetailPaging.tsx'
import { DetailRow } from './DetailRow.tsx'
import { DetailTools } from './DetailTools.tsx'
import { isLocked } from './images.ts'
import { RunLine } from './RunLine.tsx'
import { type ActionName, useImageActions } from './use-image-actions.ts'
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
  const run = useRun(item.type, props.progress, sayEnd)
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set())
  const actions = useImageActions(item, t, () => {
    setChosenIds(new Set())
    run.watch()
  })
  const nowMs = useNow(props.nowMs)
  useRefresh(props.isAutomatic, () => list.isReading || void list.read(list.view, true))
  const [compared, setCompared] = useState<Compared>(item)
  const failedToOpen = () => showError(t.dialog.checkConnection())
  const compare = useOnDemand(() => import('../compare/CompareModal.tsx'), failedToOpen)

  const open = list.images.data.filter((image) => !isLocked(image))
  const chosen = open.filter(({ opt_id }) => chosenIds.has(opt_id))
  const lacks = props.neededPlan ? t.dialog.from({ plan: props.neededPlan }) : undefined

  function sayEnd({ image_total, image_in, image_failed, process_type }: Progress) {
    const done = image_total - image_in - image_failed
    const said = { shown: formatCount(done, localeContext), count: done }
    if (done > 0)
      notify(process_type === 'restore' ? t.detail.restored(said) : t.detail.optimized(said))
    if (image_failed > 0) {
      const shown = formatCount(image_failed, localeContext)
      showError(t.detail.notDone({ shown, count: image_failed }))
    }
    void list.read(list.view, true)
  }

  function choose(images: ImageView[], isChosen: boolean) {
    const next = new Set(chosenIds)
    for (const { opt_id } of images)
      if (isChosen) next.add(opt_id)
      else next.delete(opt_id)
    setChosenIds(next)
  }

  function read(view: DetailView) {
    setChosenIds(new Set())
    void list.read(view)
  }

  const onRow = useSteady({
    onChoose: (image: ImageView, isChosen: boolean) => choose([image], isChosen),
    onStart: (action: ActionName, image: ImageView) =>
      void actions.start(action, [image], image.opt_id),
    onExclude: (image: ImageView) =>
      void actions.exclude(image, () => void list.read(list.view, true)),
    onDownload: (image: ImageView) => actions.download(image),
    onCompare(image: ImageView) {
      setCompared({ ...item, imageId: image.img_id })
      compare.open()
    },
    onCompareSoon: compare.prefetch
  })

  const busyWith = (optId: string) =>
    actions.busy?.optId === optId ? actions.busy.action : undefined
  return (
    <section className="card detail" aria-busy={list.isReading}>
      {run.progress && <RunLine progress={run.progress} t={t} localeContext={localeContext} />}
      {actions.refusal !== '' && (
        <p className="detail-refusal" role="alert">
          {actions.refusal}
        </p>
      )}
      {list.images.total === 0 ? (
        <Empty
          icon={<ImageOff size={28} aria-hidden />}
          title={t.detail.empty()}
          line={t.detail.emptyLine()}
        />
      ) : (
        <>
          <DetailTools
            t={t}
            localeContext={localeContext}
            count={chosen.length}
            onClear={() => setChosenIds(new Set())}
            lacks={lacks}
            busy={busyWith('')}
            onStart={(action) => void actions.start(action, chosen)}
          />
          {list.error === null ? (
            <table
              className="table detail-table"
              role="table"
              aria-label={t.detail.table({ title: item.title })}
              data-refreshing={list.isReading || undefined}
            >
              <DetailHead
                t={t}
                count={chosen.length}
                of={open.length}
                onChooseAll={(isChosen) => choose(open, isChosen)}
              />
              <tbody role="rowgroup">
                {list.images.data.map((image) => (
                  <DetailRow
                    key={image.opt_id}
                    image={image}
                    isChosen={chosen.includes(image)}
                    t={t}
                    localeContext={localeContext}
                    lacks={lacks}
                    busy={busyWith(image.opt_id)}
                    nowMs={nowMs}
                    on={onRow}
                  />
                ))}
              </tbody>
            </table>
          ) : (
            <LoadFailed error={list.error} t={t} onAgain={() => read(list.view)} />
          )}
          <DetailPaging
            item={item}
            view={list.view}
            total={list.images.total}
            onRead={read}
            t={t}
            localeContext={localeContext}
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
