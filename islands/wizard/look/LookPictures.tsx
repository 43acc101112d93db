import { useState } from 'react'
import type { PreviewView, StoreLook } from '../../../modules/image-opt/runs/preview/schema.ts'
import { Thumbnail } from '../../../pages/components/Thumbnail.tsx'
import { BeforeAfter } from '../../compare/BeforeAfter.tsx'
import { formatPercent, formatSize, type LocaleContext } from '../../lib/formats.ts'
import type { LookTexts } from './StoreLook.tsx'
import { type Previews, usePreviews } from './use-previews.ts'
import '../../compare/compare.css'

type LookPicturesProps = {
  images: StoreLook['images']
  t: LookTexts
  localeContext: LocaleContext
}

/** Some of the store's images before and after, as the engine really encodes them. One is shown large. */
export function LookPictures({ images, t, localeContext }: LookPicturesProps) {
  const { previews, again } = usePreviews(images.map(({ opt_id }) => opt_id))
  const [chosen, setChosen] = useState<string | null>(null)
  if (images.length === 0) return null
  const shown = chosen ?? firstSmaller(images, previews)
  const { look } = t.guidance
  return (
    <div className="look-pictures">
      <h3>{look.preview()}</h3>
      <Stage
        preview={previews[shown]}
        name={images.find(({ opt_id }) => opt_id === shown)?.file_name ?? ''}
        onAgain={again}
        t={t}
        localeContext={localeContext}
      />
      <ul className="look-tiles">
        {images.map(({ opt_id, file_name, thumbnail, img_size }) => (
          <li key={opt_id}>
            <button
              type="button"
              className="look-tile"
              aria-pressed={opt_id === shown}
              onClick={() => setChosen(opt_id)}
            >
              <Thumbnail src={thumbnail} />
              <span className="num">
                <span className="visually-hidden">{file_name} </span>
                <Sizes
                  preview={previews[opt_id]}
                  size={img_size}
                  t={t}
                  localeContext={localeContext}
                />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className="muted">{look.previewLine()}</p>
    </div>
  )
}

/** Returns the first image with a gain; if there is none yet, the first image. */
const firstSmaller = (images: StoreLook['images'], previews: Previews): string =>
  (images.find(({ opt_id }) => previews[opt_id]?.state === 'smaller') ?? images[0])?.opt_id ?? ''

type StageProps = {
  /** Undefined while it is being made, null if it could not be loaded. */
  preview: PreviewView | null | undefined
  name: string
  onAgain: () => void
  t: LookTexts
  localeContext: LocaleContext
}

function Stage({ preview, name, onAgain, t, localeContext }: StageProps) {
  const [isReal, setIsReal] = useState(false)
  const { look } = t.guidance
  if (preview === undefined)
    return (
      <div className="look-stage skeleton" aria-busy>
        <p role="status">{look.compressing({ name })}</p>
      </div>
    )
  if (preview === null)
    return (
      <div className="look-stage">
        <p role="status">{t.dialog.failed()}</p>
        <button type="button" className="btn" onClick={onAgain}>
          {t.dialog.tryAgain()}
        </button>
      </div>
    )
  if (preview.state === 'unread')
    return (
      <div className="look-stage">
        <p role="status">{preview.reason}</p>
      </div>
    )
  return (
    <div className="look-stage" data-filled>
      <BeforeAfter
        key={preview.opt_id}
        image={preview}
        isReal={isReal}
        onReal={setIsReal}
        t={t}
        localeContext={localeContext}
      />
      {preview.state === 'unchanged' && <p role="status">{look.noGain()}</p>}
    </div>
  )
}

type SizesProps = {
  preview: PreviewView | null | undefined
  size: number
  t: LookTexts
  localeContext: LocaleContext
}

function Sizes({ preview, size, t, localeContext }: SizesProps) {
  if (preview?.state !== 'smaller') return formatSize(size, localeContext)
  const from = formatSize(preview.img_size, localeContext)
  const to = formatSize(preview.comp_size, localeContext)
  return (
    <>
      {t.compare.converted({ from, to })}{' '}
      <strong className="look-gain">
        {formatPercent(-Math.floor(preview.comp_ratio), localeContext)}
      </strong>
    </>
  )
}
