import { memo } from 'react'
import type { ImageView } from '../../modules/image-opt/history/schema.ts'
import { fileTypeOf } from '../compare/file-type.ts'
import { formatRatio, formatSize, type LocaleContext } from '../lib/formats.ts'
import type { Messages } from '../lib/messages.ts'
import { type ImageHandlers, ImageMenu, type ImageMenuProps } from './ImageMenu.tsx'
import { isLocked } from './images.ts'
import { RowName } from './RowName.tsx'

export type DetailRowProps = Omit<ImageMenuProps, 't'> & {
  isChosen: boolean
  on: ImageHandlers & { onChoose: (image: ImageView, isChosen: boolean) => void }
  nowMs: number
  t: Messages<'detail' | 'dialog' | 'compare'>
  localeContext: LocaleContext
}

/**
 * One image. React renders the row again only when one of its props changes, so `on` must stay the same object. The
 * explicit roles keep the table's semantics when the phone layout changes `display`.
 */
export const DetailRow = memo(function DetailRow(props: DetailRowProps) {
  const { image, isChosen, nowMs, t, localeContext, lacks, busy, on } = props
  const locked = isLocked(image)
  const isCompressed = image.is_compress === 1
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
          aria-label={t.detail.select({ name: image.file_name })}
          checked={isChosen}
          disabled={locked}
          onChange={({ target }) => on.onChoose(image, target.checked)}
        />
      </td>
      <th role="rowheader" scope="row" className="cell-name">
        <RowName image={image} nowMs={nowMs} t={t} localeContext={localeContext} />
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
