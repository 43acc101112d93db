import { useState } from 'react'
import type { StoreLook } from '../../../modules/image-opt/runs/preview/schema.ts'
import { Thumbnail } from '../../../pages/components/Thumbnail.tsx'
import { BeforeAfter } from '../../compare/BeforeAfter.tsx'
import { qualityLabelOf } from '../../compare/quality-label.ts'
import { formatRatio, formatSize, type LocaleContext } from '../../lib/formats.ts'
import type { Messages } from '../../lib/messages.ts'
import type { ImageOpt } from '../draft.ts'
import { useLivePreview } from './use-live-preview.ts'
import '../../compare/compare.css'

type LivePreviewProps = {
  /** The images to choose from; at least one. */
  images: StoreLook['images']
  /** The settings as edited; null while they cannot be sent. */
  imageOpt: ImageOpt | null
  /** Says that the image gets no smaller. */
  noGain: string
  t: Messages<'dialog' | 'compare' | 'watermark'>
  localeContext: LocaleContext
}

/** One of the shop's images as the settings would make it, with its size and its score, while they are edited. */
export function LivePreview({ images, imageOpt, noGain, t, localeContext }: LivePreviewProps) {
  const [shown, setShown] = useState(images[0]?.opt_id ?? '')
  const [isReal, setIsReal] = useState(false)
  const { preview, isFailed, isWaiting, again } = useLivePreview(shown, imageOpt)
  const isReadable = preview !== null && preview.before_file_path !== ''
  return (
    <section className="card card-body live-preview" aria-labelledby="live-preview-title">
      <h2 id="live-preview-title">
        {t.watermark.preview()} {isWaiting && <span className="spinner" aria-hidden />}
      </h2>
      <div aria-busy={isWaiting}>
        {!isReadable && <div className={isFailed ? '' : 'compare-box skeleton'} />}
        {isReadable && (
          <BeforeAfter
            key={preview.opt_id}
            image={preview}
            isReal={isReal}
            onReal={setIsReal}
            t={t}
            localeContext={localeContext}
          />
        )}
      </div>
      <div role="status" className="num">
        {isFailed && <p>{t.dialog.failed()}</p>}
        {preview?.state === 'unread' && <p>{preview.reason}</p>}
        {preview?.state === 'unchanged' && <p>{noGain}</p>}
        {preview?.state === 'smaller' && !isWaiting && (
          <>
            <p className="live-preview-size">
              {t.compare.converted({
                from: formatSize(preview.img_size, localeContext),
                to: formatSize(preview.comp_size, localeContext)
              })}{' '}
              <strong>{formatRatio(-preview.comp_ratio, localeContext)}</strong>
            </p>
            <p className="muted">{qualityLabelOf(preview, t)}</p>
          </>
        )}
      </div>
      {isFailed && (
        <button type="button" className="btn" onClick={again}>
          {t.dialog.tryAgain()}
        </button>
      )}
      {images.length > 1 && (
        <ul className="compare-strip">
          {images.map(({ opt_id, file_name, thumbnail }) => (
            <li key={opt_id}>
              <button
                type="button"
                aria-label={file_name}
                aria-pressed={opt_id === shown}
                onClick={() => setShown(opt_id)}
              >
                <Thumbnail src={thumbnail} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
