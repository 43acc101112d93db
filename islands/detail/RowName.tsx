import type { ImageView } from '../../modules/image-opt/history/schema.ts'
import { StatusBadge } from '../../pages/components/StatusBadge.tsx'
import { Thumbnail } from '../../pages/components/Thumbnail.tsx'
import { qualityLabelOf } from '../compare/quality-label.ts'
import { Changes } from '../history/table/Chips.tsx'
import { daysLeft } from '../history/table/kept.ts'
import { formatCount, type LocaleContext } from '../lib/formats.ts'
import type { Messages } from '../lib/messages.ts'

type RowNameProps = {
  image: ImageView
  nowMs: number
  t: Messages<'detail' | 'compare'>
  localeContext: LocaleContext
}

/** The file name of an image and what happened to the image. */
export function RowName({ image, nowMs, t, localeContext }: RowNameProps) {
  const name = image.file_name
  const days = daysLeft(image.kept_until, nowMs)
  const qualityLabel = qualityLabelOf(image, t)
  return (
    <div className="name">
      <Thumbnail src={image.is_delete === 1 ? '' : image.thumbnail} />
      <div className="detail-words">
        <span className="detail-name" title={name}>
          {name}
        </span>
        <span>
          <StatusBadge status={image.status}>{t.detail.status[image.status]()}</StatusBadge>{' '}
          {image.is_excluded === 1 && <span className="chip">{t.detail.excluded()}</span>}
        </span>
        <Changes t={t.detail} of={image} />
        {qualityLabel !== '' && <span className="caption">{qualityLabel}</span>}
        {image.is_misnamed === 1 && (
          <span className="caption">
            {t.compare.misnamed({ type: image.original_file_type.toUpperCase() })}
          </span>
        )}
        {days !== null && (
          <span className="caption num" suppressHydrationWarning>
            {t.detail.daysLeft({ n: formatCount(days, localeContext), count: days })}
          </span>
        )}
        {image.is_delivered === 1 && <span className="caption">{t.detail.delivered()}</span>}
        {image.reason !== '' && <span className="detail-reason">{image.reason}</span>}
      </div>
    </div>
  )
}
