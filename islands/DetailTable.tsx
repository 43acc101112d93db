import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import type { ImageView, Progress } from '../modules/image-opt/schema.ts'
import { Empty } from '../pages/components/Empty.tsx'
import { formatCount, type Reader } from '../pages/components/numbers.ts'
import type { Compared } from './CompareModal.tsx'
import { DetailHead } from './detail/DetailHead.tsx'
import { DetailPaging } from './detail/DetailPaging.tsx'
import { DetailRow } from './detail/DetailRow.tsx'
import { DetailTools } from './detail/DetailTools.tsx'
import { isLocked } from './detail/images.ts'
import { RunLine } from './detail/RunLine.tsx'
import { type ActionName, useImageActions } from './detail/use-image-actions.ts'
import { type Images, useImages } from './detail/use-images.ts'
import { useRun } from './detail/use-run.ts'
import type { DetailItem, DetailView } from './detail/view.ts'
import { LoadFailed } from './dialog/LoadFailed.tsx'
import { type RawTexts, useTexts } from './dialog/texts.ts'
import { useRefresh } from './history/use-automatic-refresh.ts'
import { useNow } from './history/use-now.ts'
import { useOnDemand } from './runtime/on-demand.ts'
import { useSteady } from './runtime/use-steady.ts'
import { complain } from './toast/complain.ts'
import { notify } from './toast/notify.ts'
import './detail/detail.css'

export type DetailTableProps = {
  reader: Reader
  texts: RawTexts<'dialog' | 'detail' | 'paging' | 'compare'>
  item: DetailItem
  view: DetailView
  images: Images
  /** When the server wrote the page. */
  nowMs: number
  /** Automatic mode is on: images change without anybody's doing. */
  isAutomatic: boolean
  /** Of the newest run over this kind of item. */
  progress: Progress
  /** The plan that re-optimising this kind needs; '' when the shop has it. */
  neededPlan: string
}

/** The images of one item, and what can be done with them. */
export default function DetailTable(props: DetailTableProps) {
  const { reader, texts, item } = props
  const t = useTexts(reader.locale, texts)
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
  const failedToOpen = () => complain(t.dialog.checkConnection())
  const compare = useOnDemand(() => import('./CompareModal.tsx'), failedToOpen)

  const open = list.images.data.filter((image) => !isLocked(image))
  const chosen = open.filter(({ opt_id }) => chosenIds.has(opt_id))
  const lacks = props.neededPlan ? t.dialog.from({ plan: props.neededPlan }) : undefined

  function sayEnd({ image_total, image_in, image_failed, process_type }: Progress) {
    const done = image_total - image_in - image_failed
    const said = { shown: formatCount(done, reader), count: done }
    if (done > 0)
      notify(process_type === 'restore' ? t.detail.restored(said) : t.detail.optimized(said))
    if (image_failed > 0) {
      const shown = formatCount(image_failed, reader)
      complain(t.detail.notDone({ shown, count: image_failed }))
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
      {run.progress && <RunLine progress={run.progress} t={t} reader={reader} />}
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
            reader={reader}
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
                    reader={reader}
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
            reader={reader}
          />
        </>
      )}
      {compare.Component && (
        <compare.Component
          isOpen={compare.isOpen}
          onClose={compare.close}
          reader={reader}
          texts={texts}
          compared={compared}
        />
      )}
    </section>
  )
}
