import { memo } from 'react'
import type { ImageView } from '../../modules/image-opt/history/schema.ts'
import { StatusBadge } from '../../pages/components/StatusBadge.tsx'
import { Thumbnail } from '../../pages/components/Thumbnail.tsx'
import { fileTypeOf } from '../compare/file-type.ts'
import { lookOf } from '../compare/look-of.ts'
import { Changes } from '../history/Chips.tsx'
import { daysLeft } from '../history/kept.ts'
import { formatCount, formatRatio, formatSize, type LocaleContext } from '../lib/formats.ts'
import type { Messages } from '../lib/messages.ts'
import { type ImageHandlers, ImageMenu, type ImageMenuProps } from './ImageMenu.tsx'
import { isLocked } from './images.ts'

export type DetailRowProps = Omit<ImageMenuProps, 't'> & {
  isChosen: boolean
  on: ImageHandlers & { onChoose: (image: ImageView, isChosen: boolean) => void }
  nowMs: number
  t: Messages<'detail' | 'dialog' | 'compare'>
  localeContext: LocaleContext
}

/**
 * One image. The row is rendered again only when one of its own props changes, so `on` has to stay the same
 * object. The explicit roles keep the table's semantics when the phone layout changes `display`.
 */
export const DetailRow = memo(function DetailRow(props: DetailRowProps) {
  const { image, isChosen, nowMs, t, localeContext, lacks, busy, on } = props
  const days = daysLeft(image.kept_until, nowMs)
  const locked = isLocked(image)
  const isCompressed = image.is_compress === 1
  const name = image.file_name
  const look = lookOf(image, t)
  const none = (
    <>
      <span aria-hidden>{'–'}</span>
      <span className="visually-hidden">{t.dialog.none()}</span>
    </>
  )
  return (
    <tr role="row" data-selected={isChosen || undefined} data-locked={locked || undefined}>
      <td role="cell" className="cell-check">
        <input
          type="checkbox"
          className="check"
          aria-label={t.detail.select({ name })}
          checked={isChosen}
          disabled={locked}
          onChange={({ target }) => on.onChoose(image, target.checked)}
        />
      </td>
      <th role="rowheader" scope="row" className="cell-name">
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
            {look !== '' && <span className="caption">{look}</span>}
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
            {image.reason !== '' && <span className="detail-reason">{image.reason}</span>}
          </div>
        </div>
      </th>
      <td role="cell" className="cell-type">
        {fileTypeOf(image, t.compare.converted)}
      </td>
      <td role="cell" className="cell-figure num" data-old={isCompressed || undefined}>
        {formatSize(image.img_size, localeContext)}
      </td>
      <td role="cell" className="cell-figure num" data-good={isCompressed || undefined}>
        {isCompressed ? formatRatio(image.comp_ratio, localeContext) : none}
      </td>
      <td role="cell" className="cell-figure num" data-new>
        {isCompressed ? formatSize(image.comp_size, localeContext) : none}
      </td>
      <td role="cell" className="cell-actions">
        {!locked && <ImageMenu image={image} t={t} lacks={lacks} busy={busy} on={on} />}
      </td>
    </tr>
  )
})
