import { ChevronLeft, ChevronRight, ImageOff } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { UPLOADS } from '../../modules/image-opt/contract.ts'
import type { ImageView } from '../../modules/image-opt/history/schema.ts'
import { Empty } from '../../pages/components/Empty.tsx'
import { formatCount, type LocaleContext } from '../lib/formats.ts'
import type { Messages } from '../lib/messages.ts'
import { useLoaded } from '../lib/use-loaded.ts'
import { LoadFailed } from '../ui/dialog/LoadFailed.tsx'
import { BeforeAfter } from './BeforeAfter.tsx'
import { CompareActions } from './CompareActions.tsx'
import type { Compared } from './CompareModal.tsx'
import { Figures } from './Figures.tsx'
import { Filmstrip } from './Filmstrip.tsx'
import { loadCompressed } from './load-compressed.ts'
import { useImageRuns } from './use-image-runs.ts'

type CompareViewProps = {
  compared: Compared
  lacks: string | undefined
  t: Messages<'dialog' | 'compare'>
  localeContext: LocaleContext
}

export function CompareView({ compared, lacks, t, localeContext }: CompareViewProps) {
  const images = useLoaded(`${compared.type} ${compared.id}`, (signal) =>
    loadCompressed(compared, signal)
  )
  if (images.error !== null) return <LoadFailed error={images.error} t={t} onAgain={images.again} />
  if (images.value === null)
    return (
      <div aria-busy>
        <span className="visually-hidden" role="status">
          {t.dialog.loading()}
        </span>
        <div className="compare-box skeleton" />
        <div className="compare-figures">
          {[0, 1, 2, 3, 4].map((figure) => (
            <div key={figure} className="skeleton compare-figure-skeleton" />
          ))}
        </div>
      </div>
    )
  if (images.value.length === 0)
    return (
      <Empty
        icon={<ImageOff size={28} aria-hidden />}
        title={t.compare.nothing()}
        line={t.compare.nothingLine()}
      />
    )
  return (
    <Pairs
      images={images.value}
      compared={compared}
      lacks={lacks}
      t={t}
      localeContext={localeContext}
      onChanged={images.again}
    />
  )
}

type PairsProps = CompareViewProps & {
  images: ImageView[]
  /** Loads the images again after a run has changed one of them. */
  onChanged: () => void
}

function Pairs({ images, compared, lacks, t, localeContext, onChanged }: PairsProps) {
  const [wanted, setIndex] = useState(() =>
    Math.max(
      0,
      images.findIndex(({ img_id }) => img_id === compared.imageId)
    )
  )
  const [isReal, setIsReal] = useState(false)
  const runs = useImageRuns(compared, t, onChanged)
  // A restored image is no longer compared, so the list may have become shorter.
  const index = Math.min(wanted, images.length - 1)
  const image = images[index] as ImageView
  const step = (by: 1 | -1) => images[index + by] && setIndex(index + by)

  /**
   * Steps through the images with the arrow keys, except where the keys do something else: they move the handle, and
   * scroll a picture at its real size.
   */
  function follow({ key, target }: KeyboardEvent) {
    if (target instanceof HTMLInputElement || (target as Element).matches('.compare-box')) return
    if (key === 'ArrowRight') step(1)
    if (key === 'ArrowLeft') step(-1)
  }

  return (
    <div onKeyDown={follow}>
      <BeforeAfter
        key={`${image.opt_id} ${image.after_file_path}`}
        image={image}
        isReal={isReal}
        onReal={setIsReal}
        t={t}
        localeContext={localeContext}
      />
      <p className="compare-name">{image.file_name}</p>
      <Figures image={image} t={t} localeContext={localeContext} />
      <CompareActions
        image={image}
        runs={runs}
        isUpload={compared.type === UPLOADS}
        lacks={lacks}
        t={t}
      />
      {images.length > 1 && <Filmstrip images={images} shown={index} onShow={setIndex} />}
      {images.length > 1 && (
        <PairPager
          index={index}
          count={images.length}
          onStep={step}
          t={t}
          localeContext={localeContext}
        />
      )}
    </div>
  )
}

type PairPagerProps = Pick<CompareViewProps, 't' | 'localeContext'> & {
  index: number
  count: number
  onStep: (by: 1 | -1) => void
}

function PairPager({ index, count, onStep, t, localeContext }: PairPagerProps) {
  const position = formatCount(index + 1, localeContext)
  return (
    <div className="compare-pager">
      <button
        type="button"
        className="btn icon-only"
        aria-label={t.compare.previous()}
        // A button with `disabled` would lose the focus, and with it the arrow keys.
        aria-disabled={index === 0 || undefined}
        onClick={() => onStep(-1)}
      >
        <ChevronLeft size={16} className="flip" aria-hidden />
      </button>
      <span className="muted num" role="status">
        {t.compare.position({ position, total: formatCount(count, localeContext) })}
      </span>
      <button
        type="button"
        className="btn icon-only"
        aria-label={t.compare.next()}
        aria-disabled={index === count - 1 || undefined}
        onClick={() => onStep(1)}
      >
        <ChevronRight size={16} className="flip" aria-hidden />
      </button>
    </div>
  )
}
